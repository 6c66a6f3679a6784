/**
 * Every moment of the table at every size: nothing outside the window, nothing on
 * top of something else, nothing that axe finds. With EUCHRE_PICTURES set, pictures go
 * to an ignored folder.
 */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Snapshot } from '../../src/lib/protocol';
import * as moments from '../fixtures';
import { MOMENTS, RESULTS } from '../moments';
import { axe } from './axe';
import { findings } from './findings';
import { type Served, launch, pretend, serveClient, settle } from './stage';

/** Pictures are taken only when asked for: they take longer than everything else. */
const TAKES_PICTURES = process.env.EUCHRE_PICTURES !== undefined;
const PICTURES = fileURLToPath(new URL('../../../.reports/look/', import.meta.url));

const SIZES = [
  [320, 568],
  [390, 844],
  [844, 390],
  [1440, 900],
  [320, 460],
  [375, 553],
  [667, 375],
  [768, 1024],
  [1024, 768],
] as const;

const TABLES: Record<string, Snapshot> = {
  follow: moments.follow,
  auction: moments.auction,
  naming: moments.naming,
  discard: moments.discard,
  waiting: moments.waiting,
  alone: moments.alone,
  blind: moments.blind,
  long: moments.long,
  ...MOMENTS,
  ...Object.fromEntries([2, 3, 5, 6, 7, 8].map((count) => [`calls-${count}`, moments.auctionOf(count)])),
  ...Object.fromEntries([2, 3, 5, 6, 7, 8].map((count) => [`seats-${count}`, moments.tableOf(count)])),
};

let browser: Browser;
let client: Served;

beforeAll(async () => {
  mkdirSync(PICTURES, { recursive: true });
  browser = await launch();
  client = await serveClient();
});

afterAll(async () => {
  await browser.close();
  await client.close();
});

/** One page for each theme and its settings: a new one costs more than all that is looked at. */
const pages = new Map<string, Page>();
let shown: Snapshot = moments.follow;
let opened = 0;

/** Loads the client anew, on a table that stands still. */
async function open(
  hash: string,
  snapshot: Snapshot,
  theme: 'light' | 'dark' = 'light',
  settings: Record<string, unknown> = {},
): Promise<Page> {
  shown = snapshot;
  const key = JSON.stringify([theme, settings]);
  const page = pages.get(key) ?? (await newPage(theme, settings));
  pages.set(key, page);
  // Where only the part behind # is another, a browser loads nothing.
  opened += 1;
  await page.goto(`${client.address}?${opened}${hash}`);
  return page;
}

async function newPage(theme: 'light' | 'dark', settings: Record<string, unknown>): Promise<Page> {
  const context = await browser.newContext({ colorScheme: theme, reducedMotion: 'reduce' });
  await pretend(context, () => shown);
  await context.addInitScript((stored) => {
    localStorage.clear();
    localStorage.setItem('euchre.tables', JSON.stringify({ mock: 'secret' }));
    localStorage.setItem('euchre.settings', JSON.stringify(stored));
  }, settings);
  return context.newPage();
}

async function picture(page: Page, name: string, fullPage = false): Promise<void> {
  if (TAKES_PICTURES) await page.screenshot({ path: `${PICTURES}${name}.png`, fullPage });
}

/** The auction of seven and eight seats is asked to fit on usual screens only. */
function sizesFor(moment: string): readonly (readonly [number, number])[] {
  return /^calls-[78]$/u.test(moment)
    ? SIZES.filter(([, height]) => height >= 560)
    : SIZES;
}

describe('the table fits', () => {
  for (const [moment, snapshot] of Object.entries(TABLES)) {
    test(`${moment}, at every size`, async () => {
      const page = await open('#/table/mock', snapshot);
      const found: Record<string, string[]> = {};
      for (const [width, height] of sizesFor(moment)) {
        await page.setViewportSize({ width, height });
        await page.waitForSelector('.table');
        await settle(page);
        await picture(page, `${moment}-${width}x${height}-light`);
        const here = await findings(page);
        if (here.length > 0) found[`${width}x${height}`] = here;
      }
      expect(found).toEqual({});
    });
  }
});

describe('pages are accessible and drawn in both themes', () => {
  const PAGES: [string, string, Snapshot][] = [
    ['follow', '#/table/mock', moments.follow],
    ['auction', '#/table/mock', moments.auction],
    ['naming', '#/table/mock', moments.naming],
    ['result', '#/table/mock', moments.result],
    ['game-over', '#/table/mock', moments.gameOver],
    ...['bid-nap', 'bid-shown', 'call-partner', 'play-twelve', 'play-secret'].map(
      (name): [string, string, Snapshot] => [name, '#/table/mock', MOMENTS[name] ?? moments.follow],
    ),
    ...Object.entries(RESULTS).map(([name, one]): [string, string, Snapshot] => [name, '#/table/mock', one]),
    ['home', '#/', moments.follow],
    ['game', '#/game/na24:deal.redeal=ace_no_face', moments.follow],
    ['rules', '#/rules/na24', moments.follow],
    ['settings', '#/settings', moments.follow],
    ['fair', '#/fair', moments.follow],
  ];
  for (const [name, hash, snapshot] of PAGES) {
    test(name, async () => {
      for (const theme of ['light', 'dark'] as const) {
        const page = await open(hash, snapshot, theme, { fourColours: theme === 'dark' });
        await page.waitForSelector('main h1');
        for (const [width, height] of SIZES.slice(0, 4)) {
          await page.setViewportSize({ width, height });
          await settle(page);
          await picture(page, `${name}-${width}x${height}-${theme}`, !hash.startsWith('#/table'));
          expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
        }
        expect(await axe(page)).toEqual([]);
      }
    });
  }
});
