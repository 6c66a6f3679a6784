import { changes, sayingWords } from './changes';
import type {
  ActionMessage,
  AtTable,
  ClientMessage,
  HandsShown,
  Happened,
  Pace,
  Said,
  ServerMessage,
  Snapshot,
  Text,
  Trick,
  TurnClock,
} from './protocol';
import { Company, freshId } from './company.svelte';
import { keepCounted } from './receipts';
import { note } from './journal';
import { hasten } from './motion';
import { sound, soundOf } from './sound';
import { t, words } from './texts';

/** How long a finished trick lies to be read, in milliseconds. */
const READING: Record<Pace, number> = { fast: 300, normal: 900, slow: 1600 };
/** Waits between attempts to connect again, in milliseconds. */
const ATTEMPTS = [300, 700, 1500, 3000, 5000];
/** How many sentences the live region keeps. */
const KEPT = 6;

export interface Announcement {
  id: number;
  text: string;
}

interface Pending {
  id: string;
  number: number;
  action: ActionMessage;
}

/**
 * A connection to a table. It shows what the server says, event by event; a
 * finished trick lies for a moment unless the person goes on before.
 */
export class TableLink {
  /** What to draw now. */
  snapshot = $state.raw<Snapshot | null>(null);
  /** The finished trick that still lies on the board. */
  lying = $state.raw<Trick | null>(null);
  link = $state<'connecting' | 'open' | 'lost' | 'refused'>('connecting');
  /** Why the last act was refused. */
  refusal = $state.raw<Text | null>(null);
  /** An act was sent and is not answered yet. */
  waiting = $state(false);
  /** Sentences for the live region, the newest last. */
  said = $state.raw<Announcement[]>([]);
  /** The people at the table. */
  readonly company = new Company((message) => {
    this.#send(message);
  });

  #socket: WebSocket | null = null;
  #queue: Happened[] = [];
  #last = -1;
  #pending: Pending | null = null;
  #readingTimer: ReturnType<typeof setTimeout> | undefined;
  #attemptTimer: ReturnType<typeof setTimeout> | undefined;
  #attempts = 0;
  #askedAt = -1;
  #closed = false;
  #saidCount = 0;

  constructor(
    readonly table: string,
    private token: string,
  ) {
    addEventListener('online', this.#reconnectNow);
    this.#connect();
  }

  /** Speaks from now on as who holds that secret. */
  speakAs(token: string): void {
    if (token === this.token) return;
    this.token = token;
    this.#send({ type: 'hello', token, last: -1 });
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#reconnectNow);
    clearTimeout(this.#readingTimer);
    clearTimeout(this.#attemptTimer);
    this.#socket?.close();
  }

  /** Does something at the table; one thing at a time. */
  act(action: ActionMessage): void {
    if (this.snapshot === null || this.waiting) return;
    this.refusal = null;
    this.#pending = { id: freshId(), number: this.snapshot.number, action };
    this.waiting = true;
    this.#sendPending();
  }

  nextDeal(): void {
    this.#askOnce({ type: 'next_deal' });
  }

  /** Plays again; with `rotate` everybody moves one seat on. */
  rematch(rotate = false): void {
    this.#askOnce({ type: 'rematch', rotate });
  }

  setPace(pace: Pace): void {
    this.#send({ type: 'set_pace', pace });
  }

  /** Says why something cannot be done, without asking the server. */
  refuse(reason: Text): void {
    this.refusal = reason;
  }

  /** The person goes on: nothing lies to be read, everything is shown at once. */
  hurry(): void {
    hasten();
    if (this.lying === null && this.#queue.length === 0) return;
    clearTimeout(this.#readingTimer);
    this.lying = null;
    for (const event of this.#queue.splice(0)) this.#show(event);
  }

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/tables/${encodeURIComponent(this.table)}/socket`,
    );
    this.#socket = socket;
    socket.addEventListener('open', () => {
      this.#send({ type: 'hello', token: this.token, last: this.#last });
    });
    socket.addEventListener('message', ({ data }) => {
      if (socket === this.#socket) this.#receive(JSON.parse(String(data)) as ServerMessage);
    });
    socket.addEventListener('close', () => {
      if (socket === this.#socket) this.#lost();
    });
  }

  #lost(): void {
    note('connection lost');
    if (this.#closed || this.link === 'refused') return;
    this.link = 'lost';
    const wait = ATTEMPTS[Math.min(this.#attempts, ATTEMPTS.length - 1)] ?? 0;
    this.#attempts += 1;
    clearTimeout(this.#attemptTimer);
    this.#attemptTimer = setTimeout(() => {
      this.#connect();
    }, wait);
  }

  #reconnectNow = (): void => {
    if (this.link !== 'lost') return;
    clearTimeout(this.#attemptTimer);
    this.#connect();
  };

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Asks to go on from the end of a deal; a second press of the button asks nothing. */
  #askOnce(message: ClientMessage): void {
    const number = this.snapshot?.number ?? -1;
    if (this.link !== 'open' || number === this.#askedAt) return;
    this.#askedAt = number;
    this.#send(message);
  }

  #sendPending(): void {
    if (this.#pending !== null) this.#send({ type: 'act', ...this.#pending });
  }

  #receive(message: ServerMessage): void {
    if (message.type === 'failure') {
      note('refused', { reason: message.reason.key });
      this.#refused(message.reason);
    }
    else if (message.type === 'snapshot') this.#begin(message);
    else if (message.type === 'happened') this.#happened(message);
    else this.#heard(message);
  }

  /** Something beside the game: who sits where, what somebody asks or says. */
  #heard(message: AtTable | TurnClock | Said | HandsShown): void {
    const before = this.company.room;
    const unheard = this.company.unread;
    this.company.receive(message, performance.now());
    if (message.type === 'said') {
      if (this.company.unread > unheard) this.#say(sayingWords(message));
      return;
    }
    if (message.type !== 'table') return;
    this.link = 'open';
    this.#attempts = 0;
    keepCounted(message.table, message.nonces);
    for (const text of changes(before, message)) this.#say(words(text));
  }

  #refused(reason: Text): void {
    this.#pending = null;
    this.waiting = false;
    if (this.snapshot === null && this.company.room === null) {
      this.link = 'refused';
      this.#socket?.close();
    }
    this.refusal = reason;
  }

  /** A whole snapshot: after connecting, or when something beside the game changed. */
  #begin(snapshot: Snapshot): void {
    const again = this.link === 'lost';
    this.link = 'open';
    this.#attempts = 0;
    if (snapshot.number < this.#last && !again) return;
    const first = this.snapshot === null;
    this.#last = snapshot.number;
    this.#queue = [];
    this.#askedAt = -1;
    if (snapshot.number !== this.snapshot?.number) {
      clearTimeout(this.#readingTimer);
      this.lying = null;
    }
    this.snapshot = snapshot;
    if (this.#pending !== null) {
      // A retry is harmless: the act carries its own id.
      if (this.#pending.number === snapshot.number) this.#sendPending();
      else this.#answered();
    }
    if (first || again) this.#say(words(snapshot.prompt));
  }

  #happened(event: Happened): void {
    note('event', { number: event.number, kind: event.kind, seat: event.seat, action: event.action });
    if (event.number <= this.#last) return;
    this.#last = event.number;
    if (this.#pending !== null && event.number > this.#pending.number) this.#answered();
    this.#queue.push(event);
    this.#showNext();
  }

  #answered(): void {
    this.#pending = null;
    this.waiting = false;
    this.refusal = null;
  }

  #showNext(): void {
    while (this.lying === null) {
      const event = this.#queue.shift();
      if (event === undefined) return;
      this.#show(event);
      const finished = event.snapshot.tricks.at(-1);
      if (event.trick_won_by !== null && finished !== undefined) {
        this.lying = finished;
        this.#readingTimer = setTimeout(() => {
          this.lying = null;
          this.#showNext();
        }, READING[event.snapshot.pace]);
      }
    }
  }

  #show(event: Happened): void {
    const heard = soundOf(event);
    if (heard !== null) sound(heard);
    const { snapshot } = event;
    const wasOver = this.snapshot?.over != null;
    this.snapshot = snapshot;
    this.#say(words(event.text));
    if (event.trick_won_by !== null) {
      const winner = snapshot.seats[event.trick_won_by];
      if (winner !== undefined) {
        const you = event.trick_won_by === snapshot.seat ? 'yes' : 'no';
        this.#say(t('web-takes-trick', { who: words(winner.name), you }));
      }
    }
    if (snapshot.over !== null) {
      if (!wasOver) this.#say(words(snapshot.over.headline));
    } else if (snapshot.turn === snapshot.seat && this.#queue.length === 0) {
      this.#say(words(snapshot.prompt));
    }
  }

  #say(text: string): void {
    this.#saidCount += 1;
    this.said = [...this.said, { id: this.#saidCount, text }].slice(-KEPT);
  }
}
