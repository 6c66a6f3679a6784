/** The client with a server that is only pretended: what is told to it is put on the table. */
import { readFile } from 'node:fs/promises';
import { type IncomingMessage, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';

import { partOf } from '../../catalogues.ts';
import type { ClientMessage, ServerMessage } from '../../src/lib/protocol';
import { CATALOGUE, code, offers, rules, sheet, summaries } from '../fixtures';
import { replay } from '../replays';
import { games, lobbyTables, ratings, statistics } from '../rooms';
import { PROJECT } from './house';
import { PATIENCE, test as base } from './stage';

/** The client as it was built for the server. */
const BUILT = join(PROJECT, 'src/euchre/server/static');
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
};
/** What is answered to questions, by the beginning of their path. */
const ANSWERS: [string, unknown][] = [
  ['/api/games', offers],
  ['/api/game', rules],
  ['/api/tables', summaries],
  ['/api/rules', sheet],
  ['/api/replays/', replay],
  ['/api/qr', code],
  ['/api/me/games', games],
  ['/api/me/statistics', statistics],
  ['/api/me/ratings', ratings],
];

/** The client at an address, until it is closed. */
export interface Served {
  address: string;
  close: () => Promise<void>;
}

/**
 * The built client with the sentences of the fixtures added, and answers from the fixtures;
 * `change` may make something else of a catalogue.
 */
export async function serveClient(change: (catalogue: string) => string = (catalogue) => catalogue): Promise<Served> {
  const texts = new Map<string, string>();
  const textsAt = (language: string, part: 'first' | 'rest'): string => {
    const known = texts.get(language + part);
    if (known !== undefined) return known;
    const source = partOf(language, part) + (part === 'first' ? `\n${CATALOGUE}` : '');
    const made = `export default ${JSON.stringify(change(source))};`;
    texts.set(language + part, made);
    return made;
  };
  const answerTo = async ({ url = '/', method }: IncomingMessage): Promise<{ type: string; content: Buffer | string }> => {
    const { pathname } = new URL(url, 'http://127.0.0.1');
    const answer = method === 'GET' ? ANSWERS.find(([path]) => pathname.startsWith(path)) : undefined;
    if (answer !== undefined) return { type: '.json', content: JSON.stringify(answer[1]) };
    const [, language, rest] = /^\/assets\/([a-z]{2})(-rest)?-[^/]+\.js$/u.exec(pathname) ?? [];
    if (language !== undefined) return { type: '.js', content: textsAt(language, rest === undefined ? 'first' : 'rest') };
    return { type: extname(pathname) || '.html', content: await readFile(join(BUILT, pathname === '/' ? 'index.html' : pathname)) };
  };
  const server = createServer((request, response) => {
    // A browser keeps what has a name of its own, as with the real server.
    const kept = request.url?.startsWith('/assets/') === true ? 'max-age=86400, immutable' : 'no-store';
    answerTo(request).then(
      ({ type, content }) => response.writeHead(200, { 'Content-Type': TYPES[type] ?? '', 'Cache-Control': kept }).end(content),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

/** Answers a message of the client. */
export type Answer = (message: ClientMessage, send: (answer: ServerMessage) => void) => void;

/** What a person meets, who is called Anna if she is known by name. */
export interface Scene {
  /** Where it is: the part of the address after `#`; the table if it is not given. */
  hash?: string;
  /** What whoever says hello at the table is told: mostly a snapshot. */
  told?: ServerMessage | readonly ServerMessage[];
  /** What is answered to any other message. */
  answer?: Answer;
  settings?: Record<string, unknown>;
  theme?: 'light' | 'dark';
  /** Whether things move, as where nobody has asked for less. */
  moves?: boolean;
  /** Whether it is somebody with a name of her own, and without a seat. */
  isAnna?: boolean;
}

/** The page that a scene is played in. */
export interface Stage {
  page: Page;
  /** The messages that the client has sent at the table since this scene began. */
  sent: ClientMessage[];
  /** Tells the client something at the table. */
  tell: (message: ServerMessage) => void;
}

/** What is there when all that was told is drawn: what says that something is loading is not. */
function seenWhen(hash: string, told: readonly ServerMessage[]): string {
  if (!hash.startsWith('#/table')) return 'main:not(:has(> [role=status])) h1';
  const types = told.map(({ type }) => type);
  if (types.includes('snapshot')) return '.table';
  return types.includes('failure') ? 'main [role=alert]' : 'main h1:not(.visually-hidden)';
}

/** Sets a scene, and waits until it is seen. */
export type Show = (scene?: Scene) => Promise<Stage>;

/** One page for all scenes, since a new one costs more than most of what is looked at; it is loaded when it has to be. */
export class Theatre {
  readonly errors: string[] = [];
  #scene: Scene = {};
  #stage: Omit<Stage, 'page'> = { sent: [], tell: () => undefined };
  /** What the browser kept when the page was loaded last; nothing if it has to be loaded anew. */
  #kept: string | null = null;
  #loads = 0;

  private constructor(
    readonly page: Page,
    private readonly address: string,
  ) {
    page.on('pageerror', (error) => this.errors.push(error.message));
  }

  static async open(browser: Browser, address: string): Promise<Theatre> {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    context.setDefaultTimeout(PATIENCE);
    const theatre = new Theatre(await context.newPage(), address);
    await context.routeWebSocket(/\/api\/tables\/[^/]+\/socket/u, (socket) => {
      const [scene, stage] = [theatre.#scene, theatre.#stage];
      const send = (said: ServerMessage): void => {
        socket.send(JSON.stringify(said));
      };
      stage.tell = send;
      socket.onMessage((text) => {
        const heard = JSON.parse(String(text)) as ClientMessage;
        stage.sent.push(heard);
        if (heard.type === 'hello') [scene.told ?? []].flat().forEach(send);
        else scene.answer?.(heard, send);
      });
    });
    await context.routeWebSocket(/\/api\/lobby\/socket/u, (socket) => {
      socket.send(JSON.stringify({ type: 'lobby', tables: lobbyTables }));
    });
    // Something of this address, so that there is a place to keep things.
    await theatre.page.goto(`${address}icons/icon.svg`);
    return theatre;
  }

  /** The next scene begins with a page that is loaded anew. */
  clear(): void {
    this.#kept = null;
  }

  async show(scene: Scene = {}): Promise<Stage> {
    const { page } = this;
    const { hash = '#/table/mock', settings = {}, theme = 'light', moves = false, isAnna = false } = scene;
    this.#scene = scene;
    this.#stage = { sent: [], tell: () => undefined };
    const { sent } = this.#stage;
    const stage = this.#stage;
    await page.setViewportSize({ width: 390, height: 844 });
    await page.mouse.move(0, 0);
    await page.emulateMedia({ colorScheme: theme, reducedMotion: moves ? 'no-preference' : 'reduce' });
    const wanted: Record<string, string> = {
      'euchre.settings': JSON.stringify(settings),
      ...(isAnna
        ? { 'euchre.me': JSON.stringify({ person: 'p-anna', name: 'Anna', token: 'secret' }) }
        : { 'euchre.tables': JSON.stringify({ mock: 'secret' }) }),
    };
    const kept = JSON.stringify(Object.entries(wanted).sort());
    const isThere = this.#kept === kept && (await page.evaluate(() => JSON.stringify(Object.entries(localStorage).sort()))) === kept;
    if (isThere) await this.#turnTo(hash);
    else await this.#load(hash, wanted, kept);
    await page.waitForFunction(
      (seen) => document.querySelector(seen) !== null && document.querySelector('[data-before]') === null,
      seenWhen(hash, [scene.told ?? []].flat()),
    );
    return { page, sent, tell: (message) => { stage.tell(message); } };
  }

  /** The page as it is after a link was followed: nothing is loaded, but everything is drawn anew. */
  async #turnTo(hash: string): Promise<void> {
    await this.page.evaluate((to) => {
      document.querySelector('main')?.setAttribute('data-before', '');
      history.replaceState(null, '', to);
      dispatchEvent(new HashChangeEvent('hashchange'));
    }, hash);
  }

  async #load(hash: string, wanted: Record<string, string>, kept: string): Promise<void> {
    await this.page.evaluate((entries) => {
      localStorage.clear();
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, wanted);
    // Where only the part behind # is another, a browser loads nothing.
    this.#loads += 1;
    await this.page.goto(`${this.address}?${this.#loads}${hash}`);
    this.#kept = kept;
  }
}

/** A test of the client alone. A page that fell out of its part is loaded anew for the next test. */
export const test = base
  .extend('theatre', { scope: 'worker' }, async ({ browser }, { onCleanup }) => {
    const client = await serveClient();
    onCleanup(() => client.close());
    return Theatre.open(browser, client.address);
  })
  .extend('show', ({ theatre, task }, { onCleanup }): Show => {
    onCleanup(() => {
      if (task.result?.state === 'fail') theatre.clear();
      expect(theatre.errors.splice(0)).toEqual([]);
    });
    return (scene) => theatre.show(scene);
  });
