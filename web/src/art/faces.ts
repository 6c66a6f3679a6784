/** Rank and suit of a card's two characters; the joker has neither. */
export function parts(card: string): { rank: string; suit: string; joker: boolean } {
  const joker = card === 'JK';
  return { rank: joker ? '' : card.slice(0, 1), suit: joker ? '' : card.slice(1), joker };
}

/** How large a rank is drawn on a card of 90 × 130. */
export const INDEX_SCALE = 0.37;

/** Where a rank of that width starts, so that it stands in the middle of its column. */
export function rankLeft(width: number): number {
  return Math.max(6.5, 8 + (29 - width * INDEX_SCALE) / 2);
}

/** Where a hat stands on its pip. */
export const HAT_FOOT: Record<string, number> = { H: 73, D: 77, S: 76, C: 71 };

/** The middle of the star that is cut out of an ace's pip. */
export const ACE_STAR: Record<string, number> = { H: 86, D: 90, S: 92, C: 93 };

/** How many chevrons tell which of the best trumps a card is. */
export const CHEVRONS: Record<string, number> = { right: 2, left: 1, benny: 3 };
