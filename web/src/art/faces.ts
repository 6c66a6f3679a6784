import { RANKS, TEN_WIDTH } from './ranks';

/** Rank and suit of a card's two characters; the joker has neither. */
export function parts(card: string): { rank: string; suit: string; joker: boolean } {
  const joker = card === 'JK';
  return { rank: joker ? '' : card.slice(0, 1), suit: joker ? '' : card.slice(1), joker };
}

/** Width of a rank's drawing at cap height 100. */
export function rankWidth(rank: string): number {
  return rank === 'T' ? TEN_WIDTH : (RANKS[rank]?.width ?? 0);
}

/** A rank as it is printed: a ten is two digits. */
export function printed(rank: string): string {
  return rank === 'T' ? '10' : rank;
}

/** How large a rank is drawn on a card of 90 × 130. */
export const INDEX_SCALE = 0.37;

/** Where a rank starts, so that it stands in the middle of its column. */
export function rankLeft(rank: string): number {
  return rank === 'T' ? 6.5 : Math.max(7, 8 + (29 - rankWidth(rank) * INDEX_SCALE) / 2);
}

/** Where a hat stands on its pip. */
export const HAT_FOOT: Record<string, number> = { H: 73, D: 77, S: 76, C: 71 };

/** The middle of the star that is cut out of an ace's pip. */
export const ACE_STAR: Record<string, number> = { H: 86, D: 90, S: 92, C: 93 };

/** How many chevrons tell which of the best trumps a card is. */
export const CHEVRONS: Record<string, number> = { right: 2, left: 1, benny: 3 };
