/** Shapes of the deck: pips in a box of 100 × 100, hats around their foot, stars. */
export const PIPS: Record<string, string> = {
  H: 'M50 93C22 71 5 54 5 33C5 17 17 7 30 7C39 7 46 12 50 20C54 12 61 7 70 7C83 7 95 17 95 33C95 54 78 71 50 93Z',
  D: 'M50 3C58 22 71 39 88 50C71 61 58 78 50 97C42 78 29 61 12 50C29 39 42 22 50 3Z',
  S:
    'M50 3C57 20 93 38 93 62C93 75 83 82 73 82C65 82 58.5 78 55 72C56 83 60 91 67 97H33' +
    'C40 91 44 83 45 72C41.5 78 35 82 27 82C17 82 7 75 7 62C7 38 43 20 50 3Z',
  C:
    'M50 4A22 22 0 0 1 65.5 41.6A22 22 0 1 1 55.5 71C56.5 83 60 91 67 97H33' +
    'C40 91 43.5 83 44.5 71A22 22 0 1 1 34.5 41.6A22 22 0 0 1 50 4Z',
};

export const CROWN = 'M-19 0L-22 -19L-10.5 -10L0 -25L10.5 -10L22 -19L19 0Z';
export const CROWN_BAND = 'M-18.7 -5.5H18.7L18.2 0H-18.2Z';
export const CORONET =
  'M-19 0C-19 -7 -20 -11 -22 -14C-16 -13 -12 -11 -9 -8C-7 -13 -4 -18 0 -21' +
  'C4 -18 7 -13 9 -8C12 -11 16 -13 22 -14C20 -11 19 -7 19 0C8 3 -8 3 -19 0Z';
export const HAT =
  'M-25 -2C-18 -4 -15 -6 -14 -10C-13 -19 -8 -22 -2 -19C3 -22 11 -20 13 -10' +
  'C14 -6 18 -4 25 -2C16 5 -16 5 -25 -2Z';
export const FEATHER = 'M9 -8C12 -18 18 -26 28 -30C28 -21 23 -12 13 -6Z';
export const HAT_BAND =
  'M-14.3 -9C-6 -5.5 6 -5.5 13.3 -9L14.5 -4.8C6 -1.2 -6 -1.2 -15.5 -4.8Z';

const at = (x: number, y: number, radius: number, turn: number): string =>
  `${(x + radius * Math.sin(turn)).toFixed(2)} ${(y - radius * Math.cos(turn)).toFixed(2)}`;

/** The outline of a star of eight points around (x, y). */
export function star(radius: number, x: number, y: number): string {
  const points = Array.from({ length: 16 }, (_, i) =>
    at(x, y, i % 2 === 1 ? radius / 2 : radius, (i * Math.PI) / 8),
  );
  return `M${points.join('L')}Z`;
}

/** The barn star: its lit and its shaded facets, each as one path. */
export function facets(radius: number, x: number, y: number): [lit: string, shaded: string] {
  const side = (sign: number): string =>
    Array.from({ length: 8 }, (_, i) => {
      const turn = (i * Math.PI) / 4;
      return `M${x} ${y}L${at(x, y, radius, turn)}L${at(x, y, radius * 0.46, turn + (sign * Math.PI) / 8)}Z`;
    }).join('');
  return [side(-1), side(1)];
}
