/** The client with a server that is only pretended: snapshots are put on the table. */
import { fileURLToPath } from 'node:url';

import { type Browser, type BrowserContext, type Page, chromium } from 'playwright-core';
import { type ViteDevServer, createServer } from 'vite';
import { expect } from 'vitest';

import type { ClientMessage, ServerMessage, Snapshot } from '../../src/lib/protocol';
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

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The client served from its sources, with the sentences of the fixtures added;
 * `change` may make something else of a catalogue.
 */
export async function serveSources(
  change: (catalogue: string) => string = (catalogue) => catalogue,
): Promise<{ server: ViteDevServer; address: string }> {
  const server = await createServer({
    root: ROOT,
    configFile: `${ROOT}/vite.config.ts`,
    logLevel: 'error',
    server: { host: '127.0.0.1', port: 0, proxy: {}, hmr: false, watch: null },
    plugins: [
      {
        name: 'fixture-texts',
        transform(code, id) {
          if (!id.startsWith('\0virtual:catalogue/')) return null;
          const source = JSON.parse(/".*"/su.exec(code)?.[0] ?? '""') as string;
          return `export default ${JSON.stringify(change(`${source}\n${CATALOGUE}`))};`;
        },
      },
    ],
  });
  await server.listen();
  const address = server.resolvedUrls?.local[0];
  if (address === undefined) throw new Error('the development server has no address');
  return { server, address };
}

/** Answers the client's questions from the fixtures; sockets get the snapshot. */
export async function pretend(
  context: BrowserContext,
  snapshot: () => Snapshot,
  answer: (message: ClientMessage, send: (answer: ServerMessage) => void) => void = () => undefined,
): Promise<void> {
  context.setDefaultTimeout(PATIENCE);
  await context.route('**/api/games', (route) => route.fulfill({ json: offers }));
  await context.route('**/api/game?*', (route) => route.fulfill({ json: rules }));
  await context.route('**/api/tables?*', (route) => route.fulfill({ json: summaries }));
  await context.route('**/api/rules?*', (route) => route.fulfill({ json: sheet }));
  await context.route('**/api/replays/*', (route) => route.fulfill({ json: replay }));
  await context.route('**/api/qr?*', (route) => route.fulfill({ json: code }));
  await context.routeWebSocket(/\/api\/tables\/[^/]+\/socket/u, (socket) => {
    socket.onMessage((message) => {
      const heard = JSON.parse(String(message)) as ClientMessage;
      const send = (said: ServerMessage): void => {
        socket.send(JSON.stringify(said));
      };
      if (heard.type === 'hello') send(snapshot());
      answer(heard, send);
    });
  });
  await context.addInitScript(() => {
    localStorage.setItem('euchre.tables', JSON.stringify({ mock: 'secret' }));
  });
}

/** Waits until fonts are there and nothing moves. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(
      document.getAnimations().map((animation) => animation.finished.catch(() => undefined)),
    );
  });
}
