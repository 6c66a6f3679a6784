import { contractTrump } from './bidding';
import type { ContractInForce, Snapshot } from './protocol';
import { sideOrder } from './seats';
import { suitWords, t, words } from './texts';

/** The side of the seat that looks. */
export function ownSide(snapshot: Snapshot): number {
  return snapshot.seats[snapshot.seat]?.side ?? 0;
}

/** The place of a seat's side in the order of marks: 0 is one's own. */
export function markOf(snapshot: Snapshot, seat: number): number {
  return sideOrder(snapshot.seats[seat]?.side ?? 0, ownSide(snapshot));
}

/** The name of a seat, in words. */
export function nameOf(snapshot: Snapshot, seat: number): string {
  const info = snapshot.seats[seat];
  return info === undefined ? '' : words(info.name);
}

/** What is trump, as a heading: a suit, no trump, or that the first lead will tell. */
export function trumpWords(contract: ContractInForce): string {
  const code = contractTrump(contract);
  return code === '' ? t('web-trump-first-lead') : suitWords(code);
}

/** Sides as they are shown: one's own first. */
export function sidesShown(snapshot: Snapshot): number[] {
  const own = ownSide(snapshot);
  return snapshot.scores.map((_, side) => side).sort((a, b) => sideOrder(a, own) - sideOrder(b, own));
}

/** Tricks a side has taken in this deal. */
export function takenBy(snapshot: Snapshot, side: number): number {
  return snapshot.seats.reduce((sum, seat, at) => sum + (seat.side === side ? (snapshot.taken[at] ?? 0) : 0), 0);
}

/** All seats as they are listed: clockwise from one's left, oneself last. */
export function seatsListed(snapshot: Snapshot): number[] {
  const count = snapshot.seats.length;
  return snapshot.seats.map((_, i) => (snapshot.seat + 1 + i) % count);
}
