/** How a hand lies: how many rows, and by how much each card moves on from the one before. */
export interface Fan {
  rows: number;
  step: number;
}

const GAP = 7;
const MARGIN = 16;
/** A card's visible slice is never narrower than a finger needs. */
export const NARROWEST = 26;

/** A part of a card's width that shows its rank whole; short hands do with less. */
const READABLE = 0.42;
const LONG = 8;

/** The fan of some cards of a width in some room, all in CSS pixels. */
export function fanOf(cards: number, room: number, width: number): Fan {
  const step = (n: number): number =>
    n < 2 ? width + GAP : Math.min(width + GAP, (room - MARGIN - width) / (n - 1));
  const least = cards > LONG ? Math.max(NARROWEST, width * READABLE) : NARROWEST;
  if (cards > 1 && step(cards) < least) {
    return { rows: 2, step: step(Math.ceil(cards / 2)) };
  }
  return { rows: 1, step: step(cards) };
}
