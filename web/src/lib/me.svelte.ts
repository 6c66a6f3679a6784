import { ask, reach } from './api';
import type { MoveCode, MyGame, Person, PersonCreated, Rating, Statistics } from './protocol';
import { load, save } from './storage';

const KEY = 'euchre.me';

/** Who the person at this browser is: a name, and a secret instead of an account. */
class Me {
  /** The public id; empty for who has not said a name yet. */
  person = $state('');
  name = $state('');
  token = $state('');

  constructor() {
    const stored = load<Partial<PersonCreated>>(KEY, {});
    this.person = stored.person ?? '';
    this.name = stored.name ?? '';
    this.token = stored.token ?? '';
  }

  get known(): boolean {
    return this.token !== '';
  }

  become({ person, name, token }: PersonCreated): void {
    this.person = person;
    this.name = name;
    this.token = token;
    save(KEY, { person, name, token } satisfies PersonCreated);
  }

  forget(): void {
    this.become({ person: '', name: '', token: '' });
  }
}

export const me = new Me();

/** A request in one's own name. */
export function mine(init: RequestInit = {}, body?: unknown): RequestInit {
  const headers = new Headers(init.headers);
  if (me.token !== '') headers.set('Authorization', `Bearer ${me.token}`);
  if (body === undefined) return { ...init, headers };
  headers.set('Content-Type', 'application/json');
  return { method: 'POST', ...init, headers, body: JSON.stringify(body) };
}

/** Takes a name, or another one. */
export async function callMyself(name: string): Promise<void> {
  if (!me.known) {
    me.become(await ask<PersonCreated>('/api/people', mine({}, { name })));
    return;
  }
  const told = await ask<Person>('/api/me', mine({ method: 'PUT' }, { name }));
  me.become({ ...told, token: me.token });
}

/** A code with which another device becomes the same person. */
export const moveCode = (): Promise<MoveCode> => ask<MoveCode>('/api/me/code', mine({ method: 'POST' }));

/** Becomes the person whose other device showed the code. */
export async function moveHere(code: string): Promise<void> {
  me.become(await ask<PersonCreated>('/api/people/moved', mine({}, { code })));
}

export const myGames = (): Promise<MyGame[]> => ask<MyGame[]>('/api/me/games', mine());
export const myStatistics = (): Promise<Statistics[]> => ask<Statistics[]>('/api/me/statistics', mine());
export const myRatings = (): Promise<Rating[]> => ask<Rating[]>('/api/me/ratings', mine());

/** All that the server keeps about the person, as a file of JSON. */
export const myData = async (): Promise<string> => (await reach('/api/me/data', mine())).text();

/** Deletes the person on the server, and here. */
export async function deleteMe(): Promise<void> {
  await reach('/api/me', mine({ method: 'DELETE' }));
  me.forget();
}
