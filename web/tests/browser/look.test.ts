/**
 * Every moment of the table at every size: nothing outside the window, nothing on
 * top of something else, nothing that axe finds. With EUCHRE_PICTURES set, pictures go
 * to an ignored folder.
 */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ViteDevServer } from 'vite';

import type { Snapshot } from '../../src/lib/protocol';
import * as moments from '../fixtures';
import { axe } from './axe';
import { launch, pretend, serveSources, settle } from './stage';

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
  ...Object.fromEntries([2, 3, 5, 6, 7, 8].map((count) => [`calls-${count}`, moments.auctionOf(count)])),
  ...Object.fromEntries([2, 3, 5, 6, 7, 8].map((count) => [`seats-${count}`, moments.tableOf(count)])),
};

let browser: Browser;
let server: ViteDevServer;
let address: string;

beforeAll(async () => {
  mkdirSync(PICTURES, { recursive: true });
  browser = await launch();
  ({ server, address } = await serveSources());
});

afterAll(async () => {
  await browser.close();
  await server.close();
});

/** Opens a page of the client on a table that stands still. */
async function open(
  hash: string,
  snapshot: Snapshot,
  theme: 'light' | 'dark' = 'light',
  settings: Record<string, unknown> = {},
): Promise<Page> {
  const context = await browser.newContext({ colorScheme: theme, reducedMotion: 'reduce' });
  await pretend(context, () => snapshot);
  await context.addInitScript((stored) => {
    localStorage.setItem('euchre.settings', JSON.stringify(stored));
  }, settings);
  const page = await context.newPage();
  await page.goto(`${address}${hash}`);
  return page;
}

async function picture(page: Page, name: string, fullPage = false): Promise<void> {
  if (TAKES_PICTURES) await page.screenshot({ path: `${PICTURES}${name}.png`, fullPage });
}

/** What lies outside the window or on something else. */
function findings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seen = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1;
    };
    const all = (selector: string): Element[] => [...document.querySelectorAll(selector)].filter(seen);
    const name = (element: Element): string =>
      `${(element.getAttribute('class') ?? '').replace(/svelte-\w+/gu, '').trim()} “${element.textContent.trim().slice(0, 20)}”`;
    const found: string[] = [];
    const parts =
      '.score-bar,.strip,.pill,.role,.speech,.slot,.say,.tools button,.hand-card,.choice,.story-panel';
    for (const element of all(parts)) {
      const box = element.getBoundingClientRect();
      if (box.left < -2 || box.top < -2 || box.right > innerWidth + 2 || box.bottom > innerHeight + 2) {
        found.push(`outside: ${name(element)}`);
      }
    }
    const apart: [string, string][] = [
      ['.place .pill,.place .role,.speech', '.slot,.centre'],
      ['.say', '.centre,.slot,.tools button,.own-plate .pill,.hand-card'],
      ['.own-plate .pill', '.centre,.slot,.hand-card'],
      ['.strip', '.place .plate,.slot,.centre'],
      ['.score-bar', '.place .plate,.slot,.centre'],
      ['.choice', '.hand-card,.choice,.say,.slot,.centre,.tools button'],
      ['.place .pill,.speech', '.place .pill,.speech'],
      ['.slot', '.hand-card,.slot'],
    ];
    for (const [these, those] of apart) {
      for (const one of all(these)) {
        for (const other of all(those)) {
          if (one === other || one.contains(other) || other.contains(one)) continue;
          const a = one.getBoundingClientRect();
          const b = other.getBoundingClientRect();
          const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
          const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
          // On low screens two cards of a trick may lie on each other by a strip.
          const allowed = these === '.slot' && other.matches('.slot') ? 24 : 2.5;
          if (across > 2 && down > allowed) {
            found.push(`on each other: ${name(one)} / ${name(other)} ${Math.round(across)}×${Math.round(down)}`);
          }
        }
      }
    }
    const { scrollWidth, scrollHeight } = document.documentElement;
    if (scrollWidth > innerWidth || scrollHeight > innerHeight) found.push('the page scrolls');
    return [...new Set(found)];
  });
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
      await page.context().close();
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
    ['home', '#/', moments.follow],
    ['game', '#/game/na24?deal.redeal=ace_no_face', moments.follow],
    ['rules', '#/rules/na24', moments.follow],
    ['settings', '#/settings', moments.follow],
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
        await page.context().close();
      }
    });
  }
});
