import type { BidOffer, Choice, ContractInForce } from './protocol';

/** What an auction of bids offers, arranged. */
export interface Bidding {
  /** Passing, and whatever else is no bid. */
  others: Choice[];
  /** Bids said as their number of tricks. */
  numbers: BidOffer[];
  /** Bids with a name. */
  named: BidOffer[];
  /** The bids with which trump is said. */
  withTrump: ReadonlySet<string>;
  /** The bid whose trump is to be said next: the one picked, else the lowest. */
  picked: string | null;
  /** Its trumps, each a choice. */
  trumps: Choice[];
}

/** Arranges the choices of an auction of bids. */
export function arrangeBids(choices: Choice[], bids: BidOffer[], wanted: string | null): Bidding {
  const said = choices.filter(({ action }) => action.kind === 'bid');
  const withTrump = new Set(
    said.filter(({ action }) => action.suit !== null).map(({ action }) => action.bid ?? ''),
  );
  const picked =
    wanted !== null && withTrump.has(wanted)
      ? wanted
      : (bids.find(({ bid }) => withTrump.has(bid))?.bid ?? null);
  return {
    others: choices.filter(({ action }) => action.kind !== 'bid'),
    numbers: bids.filter(isNumber),
    named: bids.filter((one) => !isNumber(one)),
    withTrump,
    picked,
    trumps: picked === null ? [] : said.filter(({ action }) => action.bid === picked),
  };
}

const isNumber = ({ bid }: BidOffer): boolean => /^\d+$/u.test(bid);

/** The choice that makes a bid whose trump is not said with it. */
export function choiceOf(choices: Choice[], bid: string): Choice | undefined {
  return choices.find(({ action }) => action.kind === 'bid' && action.bid === bid && action.suit === null);
}

/** What a trump that may be named is called in the catalogues: a suit, `N`, or `L` for low. */
export function trumpCode({ action }: Choice): string {
  return action.low ? 'L' : (action.suit ?? '');
}

/** The same for the trump of a contract; empty while the first lead is still to fix it. */
export function contractTrump({ trump, low }: ContractInForce): string {
  return low ? 'L' : trump;
}

/** In how many columns a row of numbers stands, so that its lines are of equal length. */
export function columnsOf(count: number, most: number): number {
  return Math.ceil(count / Math.max(1, Math.ceil(count / most)));
}
