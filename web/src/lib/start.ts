import { fairTable, openTable } from './api';
import type { CreateTable } from './protocol';
import { freshNonce, keepReceipt } from './receipts';
import { router } from './router.svelte';
import { settings } from './settings.svelte';
import { load, save } from './storage';
import { keepToken } from './tokens';

const KEY = 'euchre.game';

/** The game that was played last, to offer it first. */
export interface LastGame {
  preset: string;
  options: Record<string, string>;
}

export function lastGame(): LastGame | null {
  return load<LastGame | null>(KEY, null);
}

/** Opens a table with computer players and goes there. */
export async function play(preset: string, options: Record<string, string>): Promise<void> {
  // The server is bound before it hears our number, so that it can choose no cards.
  const fair = await fairTable();
  const nonce = freshNonce();
  const order: CreateTable = {
    table: fair.table,
    nonce,
    preset,
    options,
    seat: 0,
    pace: settings.pace,
    player: 'club',
    seed: null,
  };
  const { table, token } = await openTable(order);
  keepToken(table, token);
  keepReceipt({ ...fair, nonces: [[1, order.seat, nonce]] });
  save(KEY, { preset, options } satisfies LastGame);
  router.go('table', table);
}
