import type {
  AtTable,
  ClientMessage,
  HandsShown,
  PhraseKey,
  Request,
  Said,
  SeatTaken,
  TableSettings,
  TurnClock,
} from './protocol';
import { getContext, setContext } from 'svelte';

import { load, save } from './storage';

const HUSHED = 'euchre.hushed';
/** How many sayings are kept to be read again. */
const KEPT = 200;

/** An id that no other message has. */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const CONTEXT = Symbol('company');

/** The company in which everything below sits. */
export function seatedIn(company: Company): void {
  setContext(CONTEXT, company);
}

/** The company that one sits in; none where a table is only shown. */
export function companyHere(): Company | undefined {
  return getContext<Company | undefined>(CONTEXT);
}

/** The people at a table: who sits where, what they ask and what they say. */
export class Company {
  /** The table beside its game; null where one plays against computer players alone. */
  room = $state.raw<AtTable | null>(null);
  /** How long a turn may still take. */
  clock = $state.raw<TurnClock | null>(null);
  /** When that was told, by the clock of the page. */
  toldAt = $state(0);
  sayings = $state.raw<Said[]>([]);
  /** The number of the last saying that was read. */
  read = $state(0);
  /** All hands of the deal before, for who watches. */
  hands = $state.raw<HandsShown | null>(null);
  /** People whom one does not want to hear, in this browser. */
  hushed = $state.raw<string[]>(load<string[]>(HUSHED, []));

  readonly #send: (message: ClientMessage) => void;

  constructor(send: (message: ClientMessage) => void) {
    this.#send = send;
  }

  /** Sayings of those whom one wants to hear. */
  get heard(): Said[] {
    return this.sayings.filter(({ person }) => !this.hushed.includes(person));
  }

  get unread(): number {
    return this.heard.filter(({ number, person }) => number > this.read && person !== this.room?.you)
      .length;
  }

  may(request: Request): boolean {
    return this.room?.may.includes(request) ?? false;
  }

  seat(seat: number | null): SeatTaken | undefined {
    return seat === null ? undefined : this.room?.seats[seat];
  }

  /** Takes what the server tells beside the game. */
  receive(message: AtTable | TurnClock | Said | HandsShown, now: number): void {
    if (message.type === 'table') this.room = message;
    else if (message.type === 'clock') {
      this.clock = message;
      this.toldAt = now;
    } else if (message.type === 'said') this.#said(message);
    else this.hands = message;
  }

  #said(said: Said): void {
    // After a lost connection the last ones are told again.
    if (said.number <= (this.sayings.at(-1)?.number ?? 0)) return;
    this.sayings = [...this.sayings, said].slice(-KEPT);
  }

  readAll(): void {
    this.read = this.sayings.at(-1)?.number ?? 0;
  }

  hush(person: string, silent: boolean): void {
    const others = this.hushed.filter((one) => one !== person);
    this.hushed = silent ? [...others, person] : others;
    save(HUSHED, this.hushed);
  }

  sit(seat: number, nonce: string): void {
    this.#send({ type: 'sit', seat, nonce });
  }

  stand(): void {
    this.#send({ type: 'stand' });
  }

  swap(first: number, second: number): void {
    this.#send({ type: 'swap', first, second });
  }

  fill(seat = -1, player = ''): void {
    this.#send({ type: 'fill', seat, player });
  }

  start(): void {
    this.#send({ type: 'start' });
  }

  remove(seat: number): void {
    this.#send({ type: 'remove', seat });
  }

  set(settings: TableSettings): void {
    this.#send({ type: 'set_table', settings });
  }

  takeBack(): void {
    this.#send({ type: 'take_back' });
  }

  answer(yes: boolean): void {
    const number = this.room?.asked?.number;
    if (number !== undefined) this.#send({ type: 'answer', number, yes });
  }

  claim(number: number, tricks: number): void {
    this.#send({ type: 'claim', id: freshId(), number, tricks });
  }

  pause(resting: boolean): void {
    this.#send({ type: resting ? 'pause' : 'resume' });
  }

  phrase(phrase: PhraseKey): void {
    this.#send({ type: 'phrase', id: freshId(), phrase });
  }

  chat(text: string): void {
    this.#send({ type: 'chat', id: freshId(), text });
  }

  report(person: string, why: string): void {
    this.#send({ type: 'report', person, why });
  }
}
