/** A real browser and a real server, one of each for all tests, and the people who come to them. */
import { join } from 'node:path';

import { type Browser, type BrowserContextOptions, type Page, chromium } from 'playwright-core';
import { test as base, expect } from 'vitest';

import { House, PROJECT } from './house';

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

/** Screens that everything is to fit: a small and a usual phone, one that lies, a computer's. */
export const SIZES = [
  [320, 568],
  [390, 844],
  [844, 390],
  [1440, 900],
] as const;

/** What a browser shows in the end; no clock of a fast machine decides. */
export const eventually = <T>(look: () => T) => expect.poll(look, { timeout: PATIENCE });

/** What a person comes with; the rest is what Playwright knows of browsers. */
export interface Arrival extends BrowserContextOptions {
  /** What this person has set. */
  settings?: Record<string, unknown>;
  /** The seats that this browser keeps: their secrets by their tables. */
  seats?: Record<string, string>;
  /** The page may complain on its console: of a server that is gone, of what is refused. */
  mayComplain?: boolean;
  /** Sets up the page before it goes anywhere. */
  before?: (page: Page) => unknown;
}

/** A new person goes to a place of the server, or to an address, in a browser that remembers nothing else. */
export type Arrive = (where: string, arrival?: Arrival) => Promise<Page>;

async function come(browser: Browser, where: string, arrival: Arrival, errors: string[]): Promise<Page> {
  const { settings, seats, mayComplain = false, before, ...options } = arrival;
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
    // Keeping the whole program costs more than most tests; `installed.test.ts` lets them.
    serviceWorkers: 'block',
    ...options,
  });
  context.setDefaultTimeout(PATIENCE);
  await context.addInitScript(
    (stored) => {
      if (!location.protocol.startsWith('http')) return;
      for (const [key, value] of Object.entries(stored)) {
        // What the page has kept meanwhile stays.
        if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(value));
      }
    },
    { ...(settings && { 'euchre.settings': settings }), ...(seats && { 'euchre.tables': seats }) },
  );
  const page = await context.newPage();
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !mayComplain) errors.push(`${message.text()} ${message.location().url}`);
  });
  await before?.(page);
  await page.goto(where);
  return page;
}

/** Says what a page shows where a test has failed: who reads of it later cannot look any more. */
async function tell(page: Page): Promise<void> {
  const shown = page.evaluate(() => ({
    focused: document.activeElement?.outerHTML.slice(0, 200),
    table: Object.entries(document.querySelector<HTMLElement>('.table')?.dataset ?? {}).join(),
    text: document.body.innerText.slice(0, 1500),
  }));
  const silent = new Promise((resolve) => setTimeout(resolve, 5_000, 'the page does not answer'));
  console.error(page.url(), await Promise.race([shown, silent]).catch(String));
}

/** Vitest would make these once for each test that is extended, and they are the same for all. */
const shared: { browser?: Promise<Browser>; house?: House; open?: Promise<void> } = {};

/**
 * A test at the browser. What a test does not ask for is not started; what a person has opened is
 * closed after the test, which fails if anything went wrong in a page.
 */
export const test = base
  .extend('programs', { scope: 'worker' }, {
    chromium: process.env.EUCHRE_CHROMIUM ?? '/usr/bin/chromium',
    euchre: process.env.EUCHRE_COMMAND ?? join(PROJECT, '.venv/bin/euchre'),
  })
  .extend('browser', { scope: 'worker' }, async ({ programs }, { onCleanup }) => {
    shared.browser ??= chromium.launch({ executablePath: programs.chromium, args: FLAGS });
    const browser = await shared.browser;
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('house', { scope: 'worker' }, async ({ programs }, { onCleanup }) => {
    const house = (shared.house ??= new House(programs.euchre));
    onCleanup(() => house.remove());
    await (shared.open ??= house.start());
    return house;
  })
  // For a test that stops its server, or wants one that is started in another way.
  .extend('build', ({ programs }, { onCleanup }) => {
    const built: House[] = [];
    onCleanup(async () => {
      await Promise.all(built.map((one) => one.remove()));
    });
    return async (...options: string[]): Promise<House> => {
      const house = new House(programs.euchre, options);
      built.push(house);
      await house.start();
      return house;
    };
  })
  .extend('arrive', ({ browser, task }, { onCleanup }): Arrive => {
    const pages: Page[] = [];
    const errors: string[] = [];
    onCleanup(async () => {
      if (task.result?.state === 'fail') await Promise.all(pages.map(tell));
      await Promise.all(pages.map((page) => page.context().close()));
      expect(errors).toEqual([]);
    });
    return async (where, arrival = {}) => {
      const page = await come(browser, where, arrival, errors);
      pages.push(page);
      return page;
    };
  });

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
