/** Where matches that are shown again come from: a table of the server, or a file. */
import { Refused, as, ask, reach } from './api';
import { speech } from './language.svelte';
import { me } from './me.svelte';
import type { Replay } from './protocol';
import { tokenOf } from './tokens';

/** A match that can be shown again, deal by deal. */
export interface Source {
  /** The match with the steps of one deal: that number, or 0 for the last one. */
  deal(number: number): Promise<Replay>;
  /** The match as our log. */
  log(): Promise<string>;
  /** How its files are called, without what comes after the point. */
  name: string;
}

/** Which match of a table is meant, and which deal: `ID`, `ID.2` or `ID.2.7`; 0 for the last. */
export interface Place {
  table: string;
  match: number;
  deal: number;
}

/** Reads the address of a match. */
export function placeOf(id: string): Place {
  const [table = '', match = '', deal = ''] = id.split('.');
  return { table, match: Number(match) || 0, deal: deal === '' ? 1 : Number(deal) || 0 };
}

/** The address of a match, or of a deal of it. */
export function idOf({ table, match, deal }: Place): string {
  return `${table}.${match}.${deal}`;
}

function asked(values: Record<string, string | number | undefined>): string {
  const known = Object.entries(values).filter((one): one is [string, string | number] => one[1] !== undefined);
  return new URLSearchParams(known.map(([name, value]) => [name, String(value)])).toString();
}

/** A match that was played at a table. Who sits there sees more, and sooner. */
export function ofTable(table: string, match: number): Source {
  const token = tokenOf(table) ?? (me.token === '' ? undefined : me.token);
  const path = `/api/replays/${encodeURIComponent(table)}`;
  let shown = match;
  return {
    deal: async (deal) => {
      const replay = await ask<Replay>(`${path}?${asked({ match, deal })}`, as(token));
      shown = replay.match;
      return replay;
    },
    log: () => logOfTable(table, shown),
    name: `euchre-${table}`,
  };
}

/** A match of a table, the last one for 0, as our log: as one may know it oneself, else as anybody may. */
export async function logOfTable(table: string, match = 0): Promise<string> {
  const known = match === 0 ? undefined : match;
  const query = asked({ match: known });
  const path = `/api/tables/${encodeURIComponent(table)}/log?${query}`;
  return (await reach(path, as(tokenOf(table) ?? me.token))).text();
}

/** A match in a file. The server reads it and keeps nothing. */
export function ofFile(file: { name: string; text: string }): Source {
  const send = (deal: number): Promise<Replay> =>
    ask<Replay>(`/api/replays?${asked({ deal, lang: speech.language })}`, { method: 'POST', body: file.text });
  return {
    deal: send,
    log: () => converted(file.text, 'log'),
    name: file.name.replace(/\.[^.]*$/u, '') || 'euchre',
  };
}

/** A game in another format; rejects with the reason where that cannot be. */
export async function converted(text: string, to: 'log' | 'egn'): Promise<string> {
  const path = `/api/convert?${asked({ to, lang: speech.language })}`;
  return (await reach(path, { method: 'POST', body: text })).text();
}

/** The text of a file; a folder or a file that cannot be read is refused in words. */
export async function textOf(file: File): Promise<{ name: string; text: string }> {
  try {
    return { name: file.name, text: await file.text() };
  } catch {
    throw new Refused({ key: 'replay-not-text', args: {} }, 0);
  }
}
