/** How a hand lies: how many rows, and by how much each card moves on from the one before. */
export interface Fan {
  rows: number;
  step: number;
}

const GAP = 7;
const MARGIN = 16;
/** A card's visible slice is never narrower than a finger needs. */
export const NARROWEST = 26;

/** The fan of some cards of a width in some room, all in CSS pixels. */
export function fanOf(cards: number, room: number, width: number): Fan {
  const step = (n: number): number =>
    n < 2 ? width + GAP : Math.min(width + GAP, (room - MARGIN - width) / (n - 1));
  if (cards > 1 && step(cards) < NARROWEST) {
    return { rows: 2, step: step(Math.ceil(cards / 2)) };
  }
  return { rows: 1, step: step(cards) };
}
