import type { Show } from './show.svelte';

/** The keys of a replay and the message that says what they do, for the help. */
export const REPLAY_KEYS: { keys: string[]; message: string }[] = [
  { keys: ['←', '→'], message: 'web-key-step' },
  { keys: ['⇧ ←', '⇧ →'], message: 'web-key-trick' },
  { keys: ['Home', 'End'], message: 'web-key-ends' },
  { keys: ['PgUp', 'PgDn'], message: 'web-key-deal' },
  { keys: ['␣'], message: 'web-key-play' },
  { keys: ['A'], message: 'web-key-hands' },
  { keys: ['?'], message: 'web-key-help' },
];

/** What a key does to a replay; whether it does anything. */
export function pressed(show: Show, key: string, shift: boolean): boolean {
  const by = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : null;
  if (by !== null) {
    if (shift) show.trick(by);
    else show.move(by);
  } else if (key === 'Home') show.move(-show.at);
  else if (key === 'End') show.move(show.last - show.at);
  else if (key === 'PageUp') void show.dealBy(-1);
  else if (key === 'PageDown') void show.dealBy(1);
  else if (key === ' ') show.toggle();
  else return false;
  return true;
}
