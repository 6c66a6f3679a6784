/** Several people at one device: who they are, and who of them holds it. */
import { ask, reach, Refused } from './api';
import { deleteMe, mine } from './me.svelte';
import type { AtTable, ClientMessage, PersonCreated, ServerMessage, Snapshot, Trick } from './protocol';
import { VERSION } from './protocol';
import type { Whole } from './telling';
import { nonceFor } from './receipts';
import { load, save } from './storage';

const GUESTS = 'euchre.guests';
const TABLES = 'euchre.shared';
/** Guests, and tables at which the device is shared, that are remembered. */
const KEPT = 50;

/** People who have played at this device beside the one whose browser it is. */
export const guests = (): PersonCreated[] => load<PersonCreated[]>(GUESTS, []);

/** Deletes whoever plays at this device, here and on the server. */
export async function deleteEverybody(): Promise<void> {
  for (const one of guests()) {
    const headers = { Authorization: `Bearer ${one.token}` };
    // Who is not known any more is deleted already.
    await reach('/api/me', { method: 'DELETE', headers }).catch((error: unknown) => {
      if (!(error instanceof Refused) || error.status !== 401) throw error;
    });
  }
  save(GUESTS, []);
  save(TABLES, {});
  await deleteMe();
}

/** The guest of that name: who has been here before is the same person. */
export async function guestCalled(name: string): Promise<PersonCreated> {
  const known = guests().find((one) => one.name === name);
  if (known !== undefined) return known;
  const made = await ask<PersonCreated>('/api/people', mine({}, { name }));
  save(GUESTS, [...guests(), made].slice(-KEPT));
  return made;
}

/** Who shares the device at a table; nobody where one plays alone at it. */
export function sharersOf(table: string): PersonCreated[] {
  return load<Record<string, PersonCreated[]>>(TABLES, {})[table] ?? [];
}

export function keepSharers(table: string, people: PersonCreated[]): void {
  const others = Object.entries(load<Record<string, PersonCreated[]>>(TABLES, {})).filter(([one]) => one !== table);
  save(TABLES, Object.fromEntries([...others, [table, people] as const].slice(-KEPT)));
}

/** The address at which one speaks with a table. */
export function socketOf(table: string): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/socket`;
}

/** How one says hello at a table. */
export function hello(token: string, last: number, others: string[], covered: boolean): ClientMessage {
  return { type: 'hello', token, last, others, covered, version: VERSION };
}

/** Lets everybody who shares the device sit down, one after the other. */
export async function sitTogether(table: string, people: PersonCreated[]): Promise<void> {
  for (const one of people) await seated(table, one);
}

function seated(table: string, { person, token }: PersonCreated): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(socketOf(table));
    let asked = false;
    const say = (message: ClientMessage): void => {
      socket.send(JSON.stringify(message));
    };
    socket.addEventListener('open', () => {
      say(hello(token, -1, [], true));
    });
    socket.addEventListener('close', () => {
      reject(new Refused({ key: 'web-unreachable', args: {} }, 0));
    });
    socket.addEventListener('message', ({ data }) => {
      const told = JSON.parse(String(data)) as ServerMessage;
      if (told.type === 'failure') reject(new Refused(told.reason, 0));
      else if (told.type !== 'table') return;
      else if (told.seats.some((one) => one.person === person)) resolve();
      else if (!asked) {
        asked = true;
        say({ type: 'sit', seat: -1, nonce: nonceFor(table, told.commitment) });
        return;
      }
      socket.close();
    });
  });
}

/**
 * A device that goes round at a table. While nobody holds it the server tells the game as
 * watchers see it, so that no hand is in the page; whoever is to act lifts the cover.
 */
export class Sharing {
  /** The public id of who holds the device; empty while the cards are covered. */
  holder = $state('');

  constructor(readonly people: readonly PersonCreated[]) {}

  get shared(): boolean {
    return this.people.length > 1;
  }

  includes(person: string): boolean {
    return this.shared && this.people.some((one) => one.person === person);
  }

  /** In whose name the device speaks: who holds it, or else the first who sits there. */
  speaker(room: AtTable | null): PersonCreated | undefined {
    const sits = (one: PersonCreated): boolean => room?.seats.some(({ person }) => person === one.person) ?? true;
    return (
      this.people.find(({ person }) => person === this.holder) ?? this.people.find(sits) ?? this.people[0]
    );
  }

  /** How the device says hello. */
  hello(room: AtTable | null, last: number): ClientMessage | null {
    const speaker = this.speaker(room);
    if (!this.shared || speaker === undefined) return null;
    const others = this.people.filter((one) => one !== speaker).map(({ token }) => token);
    return hello(speaker.token, last, others, this.holder === '');
  }

  /** Whether a message is for who holds the device now: what was still on its way is not. */
  isFor(message: Whole, room: AtTable | null): boolean {
    if (!this.shared) return true;
    if (message.type === 'table') return this.holder === '' || message.you === this.holder;
    const shown = message.type === 'happened' ? message.snapshot : message.type === 'snapshot' ? message : null;
    if (shown === null) return true;
    if (this.holder === '') return shown.watching;
    return !shown.watching && room?.seats[shown.seat]?.person === this.holder;
  }

  /** Who of these people is to do something now, and has to hold the device for it. */
  wanted(room: AtTable | null, snapshot: Snapshot | null, lying: Trick | null): PersonCreated | null {
    if (!this.shared || room === null || snapshot === null || lying !== null) return null;
    const turn = snapshot.over === null ? snapshot.turn : null;
    const seats = room.asked === null ? (turn === null ? [] : [turn]) : room.asked.waits_for;
    const due = seats.map((seat) => room.seats[seat]?.person ?? '');
    return this.people.find(({ person }) => due.includes(person)) ?? null;
  }
}
