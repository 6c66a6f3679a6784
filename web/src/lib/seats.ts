/** Where a seat is drawn: x and y from -1 to 1 within the ring, you at (0, 1). */
export interface Place {
  seat: number;
  x: number;
  y: number;
  /** Where its plate stands in relation to its card. */
  plate: 'line' | 'above' | 'below' | 'beside';
  align: 'left' | 'middle' | 'right';
  /** Where it is drawn instead when many seats share two rows of a low screen. */
  low: { x: number; y: number };
}

type Spot = [x: number, y: number];

/** The places of the others, clockwise from one's left. */
const SPOTS: Record<number, Spot[]> = {
  2: [[0, -1]],
  3: [
    [-1, -0.5],
    [1, -0.5],
  ],
  4: [
    [-1, 0],
    [0, -1],
    [1, 0],
  ],
  5: [
    [-1, 0.3],
    [-0.5, -1],
    [0.5, -1],
    [1, 0.3],
  ],
  6: [
    [-1, 0.56],
    [-1, -0.56],
    [0, -1],
    [1, -0.56],
    [1, 0.56],
  ],
  7: [
    [-1, 0.6],
    [-1, -0.3],
    [-0.5, -1],
    [0.5, -1],
    [1, -0.3],
    [1, 0.6],
  ],
  8: [
    [-1, 0.8],
    [-1, 0],
    [-1, -0.8],
    [0, -1],
    [1, -0.8],
    [1, 0],
    [1, 0.8],
  ],
};

/** Eight seats in two rows: three at the bottom, with oneself, and five above. */
const LOW_EIGHT: Spot[] = [
  [-1, 1],
  [-1, -1],
  [-0.5, -1],
  [0, -1],
  [0.5, -1],
  [1, -1],
  [1, 1],
];

/** Height of the ring, in cards, by number of seats. */
export const RING_HEIGHT: Record<number, number> = { 2: 2, 3: 2, 4: 2, 5: 2.4, 6: 3.05, 7: 3.4, 8: 3.6 };

function plateOf([, y]: Spot, seats: number): Place['plate'] {
  if (seats === 2 || seats === 4) return y === -1 ? 'line' : 'above';
  if (seats === 8) return y === -1 ? 'above' : 'beside';
  if (seats >= 5 && y > 0) return 'below';
  return 'above';
}

/** The other seats and where they sit, clockwise from the left of the seat that looks. */
export function placesAround(seats: number, mine: number): Place[] {
  const spots = SPOTS[seats] ?? [];
  return spots.map((spot, i) => {
    const [x, y] = spot;
    const align = x === 0 ? 'middle' : x < -0.75 ? 'left' : x > 0.75 ? 'right' : 'middle';
    const [lowX, lowY] = (seats === 8 ? LOW_EIGHT[i] : undefined) ?? [x, y > 0 ? 1 : -1];
    return {
      seat: (mine + 1 + i) % seats,
      x,
      y,
      plate: plateOf(spot, seats),
      align,
      low: { x: lowX, y: lowY },
    };
  });
}

/** Where a seat sits, one's own included. */
export function placeOf(seat: number, seats: number, mine: number): Spot {
  if (seat === mine) return [0, 1];
  const place = placesAround(seats, mine).find((other) => other.seat === seat);
  return place === undefined ? [0, 0] : [place.x, place.y];
}

/** The order of sides for their marks: one's own first, then the others as numbered. */
export function sideOrder(side: number, own: number): number {
  if (side === own) return 0;
  return side < own ? side + 1 : side;
}
