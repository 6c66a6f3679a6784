import { ask, fairTable } from './api';
import { type LinkedRules, rulesOf } from './link';
import { mine } from './me.svelte';
import { later } from './pages';
import type { CreateTable, TableCreated } from './protocol';
import { freshNonce, keepReceipt } from './receipts';
import { router } from './router.svelte';
import { settings } from './settings.svelte';
import { load, save } from './storage';
import { keepToken } from './tokens';

const KEY = 'euchre.last';

/** The game that was played last, to offer it first. */
export function lastGame(): LinkedRules | null {
  const link = load<string | null>(KEY, null);
  return link === null ? null : rulesOf(link);
}

/** The link of the game that was played last, or of the usual one. */
export function lastLink(): string {
  return load<string | null>(KEY, null) ?? 'na24';
}

export function keepLast(link: string): void {
  save(KEY, link);
}

/** Opens a table with computer players, by the rules of a link, and goes there. */
export async function play(link: string): Promise<void> {
  // The page of the table comes while the server opens it.
  void later.table().catch(() => undefined);
  // The server is bound before it hears our number, so that it can choose no cards.
  const fair = await fairTable();
  const nonce = freshNonce();
  const order: CreateTable = {
    table: fair.table,
    nonce,
    preset: link,
    options: {},
    seat: 0,
    pace: settings.pace,
    player: settings.player,
    seed: null,
    settings: null,
  };
  const { table, token } = await ask<TableCreated>('/api/tables', mine({}, order));
  keepToken(table, token);
  keepReceipt({ ...fair, nonces: [[1, order.seat, nonce]] });
  keepLast(link);
  router.go('table', table);
}
