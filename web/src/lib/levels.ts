import { has, t } from './texts';

/** Computer players that one chooses among, from the weakest to the strongest. */
export const LEVELS = ['novice', 'casual', 'club', 'expert', 'master'] as const;

/** What a computer player is called: a level by its word, any other player by its name. */
export function playerWords(player: string): string {
  const key = `web-level-${player}`;
  return has(key) ? t(key) : player;
}
