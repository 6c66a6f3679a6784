import type { Happened, ServerMessage, Snapshot } from './protocol';

/** An event with the whole table after it. */
export interface Event extends Omit<Happened, 'snapshot'> {
  snapshot: Snapshot;
}

/** A message in which nothing is left out. */
export type Whole = Exclude<ServerMessage, Happened> | Event;

/** What a connection was told of the game last: with it, whatever a message leaves out is known. */
export class Telling {
  #last: Snapshot | null = null;

  whole(message: ServerMessage): Whole {
    if (message.type === 'snapshot') this.#last = message;
    if (message.type !== 'happened') return message;
    const snapshot = { ...this.#last, ...message.snapshot } as Snapshot;
    // One that is told again comes whole, and changes nothing.
    if (snapshot.number > (this.#last?.number ?? -1)) this.#last = snapshot;
    return { ...message, snapshot };
  }
}
