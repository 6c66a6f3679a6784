/** The client with a server that is only pretended: snapshots are put on the table. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { type Browser, type BrowserContext, type Page, chromium } from 'playwright-core';
import { expect } from 'vitest';

import { sourceOf } from '../../catalogues.ts';
import type { ClientMessage, ServerMessage } from '../../src/lib/protocol';
import { CATALOGUE, code, offers, rules, sheet, summaries } from '../fixtures';
import { replay } from '../replays';

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Milliseconds that anything may take on a machine that has much to do. */
export const PATIENCE = 90_000;

/** What a browser shows in the end; no clock of a fast machine decides. */
export const eventually = <T>(look: () => T) => expect.poll(look, { timeout: PATIENCE });

export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.EUCHRE_CHROMIUM ?? '/usr/bin/chromium',
    args: FLAGS,
  });
}

/** The client as it was built for the server. */
const BUILT = fileURLToPath(new URL('../../../src/euchre/server/static/', import.meta.url));
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** The client at an address, until it is closed. */
export interface Served {
  address: string;
  close: () => Promise<void>;
}

/**
 * The built client with the sentences of the fixtures added; `change` may make something
 * else of a catalogue. All else is left to `pretend`.
 */
export async function serveClient(
  change: (catalogue: string) => string = (catalogue) => catalogue,
): Promise<Served> {
  const file = (path: string): Promise<Buffer | string> => {
    const language = /^\/assets\/([a-z]{2})-[^/]+\.js$/u.exec(path)?.[1];
    if (language === undefined) return readFile(join(BUILT, path === '/' ? 'index.html' : path));
    const source = change(`${sourceOf(language)}\n${CATALOGUE}`);
    return Promise.resolve(`export default ${JSON.stringify(source)};`);
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
    file(pathname).then(
      (content) => response.setHeader('Content-Type', TYPES[extname(pathname) || '.html'] ?? '').end(content),
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

/** Answers the client's questions from the fixtures; who says hello is told that, mostly a snapshot. */
export async function pretend(
  context: BrowserContext,
  first: () => ServerMessage,
  answer: (message: ClientMessage, send: (answer: ServerMessage) => void) => void = () => undefined,
): Promise<void> {
  context.setDefaultTimeout(PATIENCE);
  await context.route('**/api/games', (route) => route.fulfill({ json: offers }));
  await context.route('**/api/game?*', (route) => route.fulfill({ json: rules }));
  await context.route('**/api/tables', (route) =>
    route.request().method() === 'GET' ? route.fulfill({ json: summaries }) : route.fallback(),
  );
  await context.route('**/api/rules?*', (route) => route.fulfill({ json: sheet }));
  await context.route('**/api/replays/*', (route) => route.fulfill({ json: replay }));
  await context.route('**/api/qr?*', (route) => route.fulfill({ json: code }));
  await context.routeWebSocket(/\/api\/tables\/[^/]+\/socket/u, (socket) => {
    socket.onMessage((message) => {
      const heard = JSON.parse(String(message)) as ClientMessage;
      const send = (said: ServerMessage): void => {
        socket.send(JSON.stringify(said));
      };
      if (heard.type === 'hello') send(first());
      answer(heard, send);
    });
  });
  await context.addInitScript(() => {
    // A service worker would ask the server itself, past what is pretended.
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
    localStorage.setItem('euchre.tables', JSON.stringify({ mock: 'secret' }));
  });
}

/** Waits until fonts are there and nothing moves. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    // What is measured after a new size is laid out in the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await Promise.all(
      document.getAnimations().map((animation) => animation.finished.catch(() => undefined)),
    );
  });
}
