import type {
  FairTable,
  Failure,
  GameOffer,
  GameRules,
  QrCode,
  RuleSheet,
  TableSummary,
  Text,
} from './protocol';
import { note } from './journal';
import { offline } from './offline.svelte';
import { tokens } from './tokens';

/** The server said no, or could not be reached; `reason` says so in a sentence. */
export class Refused extends Error {
  constructor(
    readonly reason: Text,
    readonly status: number,
  ) {
    super(reason.key);
  }
}

export async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  const answer = await reach(path, init);
  return (await answer.json()) as T;
}

/** What the server answers, if it does not refuse. */
export async function reach(path: string, init?: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    offline.lost = true;
    note('unreachable', { path: bare(path) });
    throw new Refused({ key: 'web-unreachable', args: {} }, 0);
  }
  // What this device had kept says nothing of the server.
  offline.lost = answer.headers.has('x-euchre-kept');
  if (answer.ok) return answer;
  const failure = (await answer.json().catch(() => null)) as Partial<Failure> | null;
  const reason = failure?.reason ?? { key: 'web-server-error', args: { status: answer.status } };
  note('refused', { path: bare(path), status: answer.status, reason: reason.key });
  throw new Refused(reason, answer.status);
}

/** A request of whoever holds these secrets: in its header, as addresses are kept by others. */
export function as(...tokens: (string | undefined)[]): RequestInit {
  const known = tokens.filter((token) => token !== undefined && token !== '');
  return known.length === 0 ? {} : { headers: { Authorization: `Bearer ${known.join(', ')}` } };
}

/** A path without what is asked. */
const bare = (path: string): string => path.split('?')[0] ?? '';

/** Asks whether the server answers again. */
export async function ping(): Promise<void> {
  await reach('/api/games').catch(() => undefined);
}

/** Why something failed, in a sentence for people. */
export function reasonOf(error: unknown): Text {
  return error instanceof Refused ? error.reason : { key: 'web-unreachable', args: {} };
}

let offers: Promise<GameOffer[]> | null = null;

/** The games that can be played; asked for once. */
export function games(): Promise<GameOffer[]> {
  offers ??= ask<GameOffer[]>('/api/games').catch((error: unknown) => {
    offers = null;
    throw error;
  });
  return offers;
}

/** The tables at which this browser has a seat. */
export async function tables(): Promise<TableSummary[]> {
  const known = Object.values(tokens());
  if (known.length === 0) return [];
  return ask<TableSummary[]>('/api/tables', as(...known));
}

/** A table that may be opened, and what binds its deals. */
export function fairTable(): Promise<FairTable> {
  return ask<FairTable>('/api/fair-tables', { method: 'POST' });
}

/** The rules of a link with all options, and what is wrong with it. */
export function gameRules(link: string): Promise<GameRules> {
  return ask<GameRules>(`/api/game?${new URLSearchParams({ game: link }).toString()}`);
}

/** The rule sheet of a link. */
export function ruleSheet(link: string): Promise<RuleSheet> {
  return ask<RuleSheet>(`/api/rules?${new URLSearchParams({ game: link }).toString()}`);
}

/** A text as a QR code. */
export function qrCode(text: string): Promise<QrCode> {
  return ask<QrCode>(`/api/qr?${new URLSearchParams({ text }).toString()}`);
}
