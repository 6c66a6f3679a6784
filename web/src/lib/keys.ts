import type { BidOffer, Choice, HandCard } from './protocol';

/** What a key does at the table. */
export type KeyAct =
  | { do: 'card'; index: number }
  | { do: 'bid'; bid: string }
  | { do: 'choice'; choice: Choice }
  | { do: 'last' | 'story' | 'menu' | 'help' | 'hint' | 'next' }
  | null;

/** The keys and the message that says what they do, for the help. */
export const KEYS: { keys: string[]; message: string }[] = [
  { keys: ['←', '→'], message: 'web-key-arrows' },
  { keys: ['↵', '␣'], message: 'web-key-enter' },
  { keys: ['1', '…', '9'], message: 'web-key-digit' },
  { keys: ['1', '…', '9'], message: 'web-key-bid' },
  { keys: ['P'], message: 'web-key-pass' },
  { keys: ['O'], message: 'web-key-order' },
  { keys: ['A'], message: 'web-key-alone' },
  { keys: ['S', 'H', 'D', 'C', 'N'], message: 'web-key-suit' },
  { keys: ['I'], message: 'web-key-hint' },
  { keys: ['Esc'], message: 'web-key-close-hint' },
  { keys: ['L'], message: 'web-key-last' },
  { keys: ['T'], message: 'web-key-story' },
  { keys: ['M'], message: 'web-key-menu' },
  { keys: ['?'], message: 'web-key-help' },
];

const OTHERS: Record<string, 'last' | 'story' | 'menu' | 'help' | 'hint'> = {
  i: 'hint',
  l: 'last',
  t: 'story',
  m: 'menu',
  '?': 'help',
};

/** What a pressed key means, given the calls, the bids and the cards there are. */
export function keyAct(key: string, choices: Choice[], hand: HandCard[], bids: BidOffer[] = []): KeyAct {
  const letter = key.toLowerCase();
  if (/^[1-9]$/u.test(key)) {
    if (bids.length > 0) return bids.some(({ bid }) => bid === key) ? { do: 'bid', bid: key } : null;
    const index = Number(key) - 1;
    return index < hand.length ? { do: 'card', index } : null;
  }
  const find = (wanted: (choice: Choice) => boolean): KeyAct => {
    const choice = choices.find(wanted);
    return choice === undefined ? null : { do: 'choice', choice };
  };
  if (letter === 'p') {
    return find(({ action }) => ['pass', 'decline', 'drop_out'].includes(action.kind));
  }
  if (letter === 'o') return find(({ action }) => action.kind === 'order_up' && !action.alone);
  if (letter === 'a') {
    const alone = choices.filter(({ action }) => action.alone || action.kind === 'go_alone');
    return alone.length === 1 ? find((choice) => choice === alone[0]) : null;
  }
  if ('shdcn'.includes(letter)) {
    return find(
      ({ action }) => action.suit === letter.toUpperCase() && !action.alone && !action.low,
    );
  }
  const other = OTHERS[letter];
  return other === undefined ? null : { do: other };
}
