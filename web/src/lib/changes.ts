import { playerWords } from './levels';
import type { AtTable, Said, SeatTaken, Text } from './protocol';
import { t, words } from './texts';

/** What a person said, with who said it. */
export function sayingWords(said: Said): string {
  return t('web-said', { who: said.name, text: said.phrase === null ? said.text : words(said.phrase) });
}

/** Who sits there, in words. */
export function sitter({ who, name, player }: SeatTaken): string {
  if (who === 'open') return t('web-seat-open');
  return who === 'person' ? name : t('web-seat-computer', { player: playerWords(player) });
}

/** Sentences that tell what has changed at a table, so that nobody has to look for it. */
export function changes(before: AtTable | null, now: AtTable): Text[] {
  if (before === null) return [];
  const told: Text[] = [];
  now.seats.forEach((taken, seat) => {
    const was = before.seats[seat];
    if (was !== undefined) told.push(...ofSeat(was, taken, seat === now.seat));
  });
  const name = (seat: number): string => now.seats[seat]?.name ?? '';
  if (now.paused_by !== null && before.paused_by === null)
    told.push({ key: 'web-paused', args: { who: name(now.paused_by) } });
  if (now.paused_by === null && before.paused_by !== null) told.push({ key: 'web-resumed', args: {} });
  if (now.asked !== null && before.asked === null && now.asked.seat !== now.seat)
    told.push({ key: 'web-asks-back', args: { who: name(now.asked.seat) } });
  return told;
}

function ofSeat(was: SeatTaken, is: SeatTaken, own: boolean): Text[] {
  if (was.person !== is.person) {
    if (own) return [];
    const left = was.who === 'person' ? [{ key: 'web-has-left', args: { who: was.name } }] : [];
    const come = is.who === 'person' ? [{ key: 'web-has-sat', args: { who: is.name } }] : [];
    return [...left, ...come];
  }
  if (is.who !== 'person' || own) return [];
  if (is.covered && !was.covered) return [{ key: 'web-is-covered', args: { who: is.name } }];
  if (is.away && !was.away) return [{ key: 'web-is-away', args: { who: is.name } }];
  if (was.away && !is.away) return [{ key: 'web-is-back', args: { who: is.name } }];
  return [];
}
