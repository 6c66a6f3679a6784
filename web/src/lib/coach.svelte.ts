import { getContext, setContext } from 'svelte';

import { freshId } from './company.svelte';
import type { ActionMessage, ClientMessage, Failure, Guide, Hint, Snapshot, Text } from './protocol';
import { settings } from './settings.svelte';
import { words } from './texts';
import { sameAction, suggestionWords } from './weighed';

const CONTEXT = Symbol('coach');

/** The coach of the table in which everything below is. */
export function coachedBy(coach: Coach): void {
  setContext(CONTEXT, coach);
}

/** The coach of this table; none where a table is only shown. */
export function coachHere(): Coach | undefined {
  return getContext<Coach | undefined>(CONTEXT);
}

/** What the server says to who asks what to do, and to who learns a game. */
export class Coach {
  hint = $state.raw<Hint | null>(null);
  guide = $state.raw<Guide | null>(null);
  /** Why there is no hint. */
  refusal = $state.raw<Text | null>(null);
  /** Whether a hint is shown or awaited. */
  open = $state(false);
  /** The number of the table at which the panel was put away. */
  putAway = $state(-1);
  #asked = { id: '', number: -1 };
  #guidedAt = -1;
  #heard = '';

  readonly #send: (message: ClientMessage) => void;
  readonly #say: (sentence: string) => void;

  constructor(send: (message: ClientMessage) => void, say: (sentence: string) => void) {
    this.#send = send;
    this.#say = say;
  }

  /** Whether a hint has been asked for and has not come. */
  get thinking(): boolean {
    return this.open && this.refusal === null && this.hint?.number !== this.#asked.number;
  }

  /** The hint for that number of the table, if there is one and it is shown. */
  hintAt(number: number): Hint | null {
    return this.open && this.hint?.number === number ? this.hint : null;
  }

  /** The guidance for that number of the table. */
  guideAt(number: number): Guide | null {
    return this.guide?.number === number ? this.guide : null;
  }

  /** Whether a hint was asked for at that number. */
  hasAsked(number: number): boolean {
    return this.#asked.number === number;
  }

  /** Shows a hint for the present moment. */
  ask(number: number): void {
    this.open = true;
    this.putAway = -1;
    if (this.#asked.number === number && this.refusal === null) {
      const known = this.hintAt(number);
      if (known !== null) this.#tell(known);
      return;
    }
    this.refusal = null;
    this.#asked = { id: freshId(), number };
    this.#send({ type: 'ask_hint', ...this.#asked });
  }

  close(): void {
    this.open = false;
    this.refusal = null;
  }

  /** The table has moved on: what was said of another moment is over. */
  follow(snapshot: Snapshot): void {
    if (this.open && this.#asked.number !== snapshot.number) this.close();
    const matters = snapshot.over !== null || snapshot.turn === snapshot.seat;
    if (!settings.learns || !matters || this.#guidedAt === snapshot.number) return;
    this.#guidedAt = snapshot.number;
    this.#send({ type: 'ask_guide' });
  }

  /** The connection was lost: answers that were awaited never come. */
  begin(): void {
    this.#guidedAt = -1;
    if (!this.thinking) return;
    this.close();
    this.#asked = { id: '', number: -1 };
  }

  /** Somebody else looks from now on: nothing of what was said to the one before stays. */
  forget(): void {
    this.close();
    this.hint = null;
    this.guide = null;
    this.#asked = { id: '', number: -1 };
    this.#guidedAt = -1;
  }

  receive(message: Hint | Guide): void {
    if (message.type === 'guide') {
      this.guide = message;
      return;
    }
    if (message.number !== this.#asked.number) return;
    this.hint = message;
    if (this.open) this.#tell(message);
  }

  /** Takes a refusal, if it answers the last question. */
  refused(failure: Failure): boolean {
    if (failure.id === '' || failure.id !== this.#asked.id) return false;
    if (this.open) {
      this.refusal = failure.reason;
      this.#say(words(failure.reason));
    }
    return true;
  }

  /** Says guidance once, to who hears the table. */
  hear(guide: Guide): void {
    const [first] = guide.sentences;
    const heard = `${guide.number} ${guide.title.key}`;
    if (first === undefined || heard === this.#heard) return;
    this.#heard = heard;
    this.#say(`${words(guide.title)}: ${words(first)}`);
  }

  /** The action that is suggested now. */
  get suggestion(): ActionMessage | null {
    const hint = this.open ? this.hint : null;
    return hint?.number === this.#asked.number ? (hint.choices[0]?.action ?? null) : null;
  }

  /** Whether that action is the one that is suggested now. */
  suggests(action: ActionMessage | null): boolean {
    const { suggestion } = this;
    return suggestion !== null && action !== null && sameAction(suggestion, action);
  }

  #tell(hint: Hint): void {
    this.#say(suggestionWords(hint));
  }
}
