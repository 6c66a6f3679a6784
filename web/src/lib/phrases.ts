import type { PhraseKey } from './protocol';

/** What can be said with one press, in the order of a game. */
export const PHRASES: readonly PhraseKey[] = [
  'phrase-hello',
  'phrase-good-luck',
  'phrase-well-played',
  'phrase-nice-try',
  'phrase-close',
  'phrase-thanks',
  'phrase-sorry',
  'phrase-your-turn',
  'phrase-one-moment',
  'phrase-back',
  'phrase-again',
  'phrase-good-game',
  'phrase-must-go',
  'phrase-bye',
];
