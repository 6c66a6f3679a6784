import { ask } from './api';
import { mine } from './me.svelte';
import type { Found, Lobby, PlaceFound, PlayNow, TableCreated, TableSettings } from './protocol';
import { settings } from './settings.svelte';

/** How a new table of several people is kept, before one changes it. */
export const USUAL: TableSettings = {
  people: 0,
  clock: 0,
  privacy: 'link',
  chat: true,
  spectators: 'view',
  rated: false,
  take_backs: true,
  hints: false,
  shown: 'played',
  start: 'host',
};

/** Opens a table of several people, by the rules of a link. */
export function openFor(link: string, kept: TableSettings, player: string): Promise<TableCreated> {
  return ask<TableCreated>(
    '/api/tables',
    mine({}, { preset: link, pace: settings.pace, player, settings: kept }),
  );
}

/** A fitting public table, or a new one. */
export function playNow(wanted: PlayNow): Promise<PlaceFound> {
  return ask<PlaceFound>('/api/play-now', mine({}, wanted));
}

/** The table of a short code. */
export function tableOf(code: string): Promise<Found> {
  return ask<Found>(`/api/codes/${encodeURIComponent(code.trim())}`);
}

export const lobby = (): Promise<Lobby> => ask<Lobby>('/api/lobby');
