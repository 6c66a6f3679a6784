import { changes, sayingWords } from './changes';
import type {
  ActionMessage,
  AtTable,
  ClientMessage,
  HandsShown,
  Pace,
  PersonCreated,
  Said,
  ServerMessage,
  Snapshot,
  Text,
  Trick,
  TurnClock,
} from './protocol';
import { loadAnew } from './anew';
import { Coach } from './coach.svelte';
import { Company, freshId } from './company.svelte';
import { keepCounted } from './receipts';
import { note } from './journal';
import { hasten } from './motion';
import { hello, Sharing, socketOf } from './sharing.svelte';
import { sound, soundOf } from './sound';
import { Telling, type Event } from './telling';
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
  /** Hints, and guidance for who learns. */
  readonly coach = new Coach(
    (message) => {
      this.#send(message);
    },
    (sentence) => {
      this.#say(sentence);
    },
  );

  #socket: WebSocket | null = null;
  #queue: Event[] = [];
  #telling = new Telling();
  #last = -1;
  #pending: Pending | null = null;
  #readingTimer: ReturnType<typeof setTimeout> | undefined;
  #attemptTimer: ReturnType<typeof setTimeout> | undefined;
  #attempts = 0;
  #askedAt = -1;
  #closed = false;
  #saidCount = 0;

  /** Several people at this device, and who of them holds it. */
  readonly sharing: Sharing;

  constructor(
    readonly table: string,
    private token: string,
    sharers: readonly PersonCreated[] = [],
  ) {
    this.sharing = new Sharing(sharers);
    addEventListener('online', this.#reconnectNow);
    this.#connect();
  }

  /** Speaks from now on as who holds that secret. */
  speakAs(token: string): void {
    if (token === this.token) return;
    this.token = token;
    this.#last = -1;
    this.#hello();
  }

  /** Who has to hold the device now; null where nobody does, or who holds it is right. */
  get handOver(): PersonCreated | null {
    const wanted = this.sharing.wanted(this.company.room, this.snapshot, this.lying);
    return wanted === null || wanted.person === this.sharing.holder ? null : wanted;
  }

  /** The device is held by that person from now on; by nobody, for an empty id. */
  giveTo(person: string): void {
    this.sharing.holder = person;
    this.#drop();
    this.#hello();
  }

  /** Nothing of what was seen stays in the page. */
  #drop(): void {
    clearTimeout(this.#readingTimer);
    this.snapshot = null;
    this.lying = null;
    this.refusal = null;
    this.waiting = false;
    this.said = [];
    this.#queue = [];
    this.#telling = new Telling();
    this.#pending = null;
    this.#last = -1;
    this.#askedAt = -1;
    this.coach.forget();
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
    this.#mind();
  }

  #connect(): void {
    const socket = new WebSocket(socketOf(this.table));
    this.#socket = socket;
    socket.addEventListener('open', () => {
      this.#hello();
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

  #hello(): void {
    const shared = this.sharing.hello(this.company.room, this.#last);
    this.#send(shared ?? hello(this.token, this.#last, [], false));
  }

  /** Covers the cards where another person of this device is to act, or a deal is over. */
  #mind(): void {
    const { holder, people } = this.sharing;
    const { room } = this.company;
    if (!this.sharing.shared || this.#queue.length > 0 || this.lying !== null) return;
    const over = this.snapshot !== null && this.snapshot.over !== null;
    if (holder !== '' && (over || this.handOver !== null)) this.giveTo('');
    // Who spoke for the others has left: somebody else does now.
    const speaker = this.sharing.speaker(room);
    if (holder === '' && room !== null && people.length > 0 && room.you !== speaker?.person) this.#hello();
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

  #receive(received: ServerMessage): void {
    const message = this.#telling.whole(received);
    if (!this.sharing.isFor(message, this.company.room)) return;
    if (message.type === 'failure') {
      note('refused', { reason: message.reason.key });
      if (!this.coach.refused(message)) this.#refused(message.reason);
    }
    else if (message.type === 'snapshot') this.#begin(message);
    else if (message.type === 'happened') this.#happened(message);
    else if (message.type === 'hint' || message.type === 'guide') this.coach.receive(message);
    else this.#heard(message);
    this.#mind();
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
    // Who watches is shown nothing any more: nor what was shown until now.
    const shutOut = message.seat === null && message.settings.spectators === 'none';
    if (shutOut && this.snapshot !== null) this.#drop();
    for (const text of changes(before, message)) this.#say(words(text));
  }

  #refused(reason: Text): void {
    const outdated = reason.key === 'server-other-version';
    if (outdated && loadAnew()) return;
    this.#pending = null;
    this.waiting = false;
    this.#askedAt = -1;
    if (outdated || (this.snapshot === null && this.company.room === null)) {
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
    if (again) this.coach.begin();
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

  #happened(event: Event): void {
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
          this.#mind();
        }, READING[event.snapshot.pace]);
      }
    }
  }

  #show(event: Event): void {
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
