/**
 * The five languages, with the real server: what is loaded, how it is changed, and that
 * every page fits every size in each of them. With EUCHRE_PICTURES set, pictures go to
 * an ignored folder.
 */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { languages, ownNameOf } from '../../catalogues.ts';
import type { TableCreated } from '../../src/lib/protocol';
import * as moments from '../fixtures';
import { axe } from './axe';
import { findings } from './findings';
import { House } from './house';
import { longer } from './longer';
import { clickOn, moment, still } from './person';
import { PATIENCE, eventually, launch, pretend, serveClient } from './stage';

const TAKES_PICTURES = process.env.EUCHRE_PICTURES !== undefined;
const PICTURES = fileURLToPath(new URL('../../../.reports/languages/', import.meta.url));
/** The first load in bytes, packed: every file that a page fetches before it can be played. */
const BUDGET = 150_000;
const SIZES = [
  [320, 568],
  [390, 844],
  [844, 390],
  [1440, 900],
] as const;
const THEMES = ['light', 'dark'] as const;
const TAGS: Record<string, string> = { el: 'el-GR', en: 'en-GB', fi: 'fi-FI', ms: 'ms-MY', sq: 'sq-AL' };

let browser: Browser;
let house: House;

beforeAll(async () => {
  mkdirSync(PICTURES, { recursive: true });
  house = new House();
  await house.start();
  browser = await launch();
});

afterAll(async () => {
  await browser.close();
  await house.remove();
});

/** A browser whose person reads that language; it remembers what is stored. */
async function reader(language: string, stored: Record<string, unknown> = {}): Promise<BrowserContext> {
  const context = await browser.newContext({
    locale: TAGS[language] ?? language,
    reducedMotion: 'reduce',
    viewport: { width: 390, height: 844 },
  });
  context.setDefaultTimeout(PATIENCE);
  await context.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(value));
    }
  }, stored);
  return context;
}

/** What went wrong in a page, to be compared with nothing. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}


/** A seat at a table of its own, and what a browser stores that has it. */
async function sit(preset: string, seed: number): Promise<{ stored: Record<string, unknown>; where: string }> {
  const answer = await fetch(`${house.address}/api/tables`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ preset, seed, pace: 'fast' }),
  });
  const { table, token } = (await answer.json()) as TableCreated;
  const stored = { 'euchre.tables': { [table]: token }, 'euchre.settings': { pace: 'fast', oneTap: true } };
  return { stored, where: `${house.address}#/table/${table}` };
}

async function picture(page: Page, name: string, fullPage = false): Promise<void> {
  if (TAKES_PICTURES) await page.screenshot({ path: `${PICTURES}${name}.png`, fullPage });
}

describe('what is loaded', () => {
  for (const language of languages()) {
    test(`${language}: its own texts only, within the budget`, async () => {
      const context = await reader(language);
      const page = await context.newPage();
      const errors = errorsOf(page);
      const loaded: Record<string, number> = {};
      const reading: Promise<void>[] = [];
      page.on('response', (response) => {
        reading.push(
          response.body().then((body) => {
            const { pathname } = new URL(response.url());
            loaded[pathname] = pathname.endsWith('.woff2') ? body.length : gzipSync(body).length;
          }),
        );
      });
      await page.goto(house.address);
      await page.waitForSelector('.games li');
      await still(page);
      await Promise.all(reading);
      const files = Object.keys(loaded);
      const texts = files.map((file) => /\/([a-z]{2})-[^/]+\.js$/u.exec(file)?.[1]).filter((one) => one !== undefined);
      expect(texts).toEqual([language]);
      expect(files.some((file) => file.includes('greek'))).toBe(language === 'el');
      expect(files.some((file) => file.includes('latin'))).toBe(true);
      // The list of games is data, and is asked for anew each time.
      const sizes = files.filter((file) => !file.startsWith('/api/')).map((file) => loaded[file] ?? 0);
      const sum = sizes.reduce((one, other) => one + other, 0);
      console.log(`${language}: ${sum} bytes packed, and ${loaded['/api/games'] ?? 0} of data`);
      expect(sum).toBeLessThan(BUDGET);
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
      expect(await page.evaluate(() => document.fonts.check('16px "Commissioner Variable"', 'aω'))).toBe(language === 'el');
      expect(errors).toEqual([]);
      await context.close();
    });
  }
});

/** Marks the page: a mark that is still there tells that nothing was loaded anew. */
const mark = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.dataset.mark = 'here';
  });
const marked = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.dataset.mark === 'here');
const langOf = (page: Page): Promise<string> => page.evaluate(() => document.documentElement.lang);

describe('a language is changed at once and remembered', () => {
  test('from the head of the home page, by keyboard', async () => {
    const context = await reader('en');
    const page = await context.newPage();
    const errors = errorsOf(page);
    await page.goto(house.address);
    await page.waitForSelector('.games li');
    await mark(page);
    const english = await page.locator('main').innerText();
    const picker = page.getByRole('combobox', { name: 'Language' });
    await picker.focus();
    await page.keyboard.press('ArrowUp');
    await eventually(() => langOf(page)).toBe('el');
    expect(await page.locator('main').innerText()).not.toBe(english);
    expect(await page.getByRole('combobox', { name: 'Γλώσσα' }).inputValue()).toBe('el');
    expect(await page.evaluate(() => document.activeElement?.matches('select'))).toBe(true);
    expect(await marked(page)).toBe(true);
    await page.reload();
    await page.getByRole('combobox', { name: 'Γλώσσα' }).waitFor();
    expect(await langOf(page)).toBe('el');
    expect(errors).toEqual([]);
    await context.close();
  });

  test('in the settings, each language under its own name', async () => {
    const context = await reader('en');
    const page = await context.newPage();
    await page.goto(`${house.address}#/settings`);
    const picker = page.locator('main select:has(option[value="el"])');
    await picker.waitFor();
    expect(await picker.locator('option').allTextContents()).toEqual(languages().map(ownNameOf));
    const headings = new Set<string>();
    for (const language of languages()) {
      await picker.selectOption(language);
      await eventually(() => langOf(page)).toBe(language);
      headings.add(await page.locator('h1').innerText());
    }
    expect(headings.size).toBe(languages().length);
    await context.close();
  });

  test('at the table, where the next events are said in it', async () => {
    const { stored, where } = await sit('na24', 3);
    const context = await reader('en', stored);
    const page = await context.newPage();
    const errors = errorsOf(page);
    await page.goto(where);
    await moment(page);
    await mark(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('dialog select').selectOption('el');
    await eventually(() => langOf(page)).toBe('el');
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog', { state: 'detached' });
    const before = await page.locator('[role=log] p').count();
    const said = page.locator('[role=log] p').last();
    const last = await said.textContent();
    const turn = await moment(page);
    await clickOn(page, turn, 0);
    await eventually(() => said.textContent()).not.toBe(last);
    expect(before).toBeGreaterThan(0);
    expect(await said.textContent()).toMatch(/\p{Script=Greek}{3}/u);
    expect(await said.textContent()).not.toMatch(/[a-z]{3}/u);
    const names = await page.locator('.hand-card').evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? card.textContent));
    expect(names.filter((name) => /[a-z]{3}/u.test(name))).toEqual([]);
    expect(await marked(page)).toBe(true);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('texts that cannot be had leave everything as it is', async () => {
    const context = await reader('en');
    const page = await context.newPage();
    await page.goto(house.address);
    await page.waitForSelector('.games li');
    await page.route('**/assets/fi-*.js', (route) => route.abort());
    await page.locator('header select').selectOption('fi');
    await page.getByRole('alert').waitFor();
    expect(await langOf(page)).toBe('en');
    expect(await page.locator('header select').inputValue()).toBe('en');
    await context.close();
  });
});

describe('every page fits in every language', () => {
  const PAGES: [string, string][] = [
    ['home', '#/'],
    ['game', '#/game/na24:deal.redeal=ace_no_face'],
    ['rules', '#/rules/british25'],
    ['settings', '#/settings'],
    ['fair', '#/fair'],
  ];
  for (const [at, language] of languages().entries()) {
    test(language, async () => {
      const context = await reader(language);
      const page = await context.newPage();
      const errors = errorsOf(page);
      const found: Record<string, string[]> = {};
      for (const [name, hash] of PAGES) {
        await page.goto(`${house.address}${hash}`);
        await page.waitForSelector(name === 'settings' ? 'main h1' : 'main h2');
        for (const [i, [width, height]] of SIZES.entries()) {
          await page.setViewportSize({ width, height });
          const theme = THEMES[(at + i) % 2] ?? 'light';
          await page.emulateMedia({ colorScheme: theme });
          await still(page);
          await picture(page, `${language}-${name}-${width}x${height}-${theme}`, true);
          const here = [...(await overflows(page)), ...(i === at % 4 ? await axe(page) : [])];
          if (here.length > 0) found[`${name} ${width}x${height}`] = here;
        }
      }
      expect(found).toEqual({});
      expect(errors).toEqual([]);
      await context.close();
    });
  }
});

/** What is wider than its room: than the window, or text that is cut; names of players may be. */
function overflows(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll('main *, header *, dialog *')) {
      const box = element.getBoundingClientRect();
      if (box.width <= 1 || element.textContent.trim() === '' || element.closest('svg, .visually-hidden, [aria-hidden=true]') !== null) continue;
      const what = `${element.tagName} “${element.textContent.trim().slice(0, 30)}”`;
      if (box.right > innerWidth + 1 || box.left < -1) found.push(`outside: ${what}`);
      if (element.matches('button, .button, label, summary, legend, h1, h2, h3, p, li, dt, dd, .kitty th') && element.scrollWidth > element.clientWidth + 1) {
        found.push(`cut: ${what}`);
      }
    }
    if (document.documentElement.scrollWidth > innerWidth) found.push('the page scrolls sideways');
    return found;
  });
}

describe('the table fits in every language', () => {
  // The usual game is looked at in `games.test.ts`, while it is played.
  const GAMES: [string, number][] = [['british25', 5]];
  for (const [preset, seed] of GAMES) {
    test(preset, async () => {
      const { stored, where } = await sit(preset, seed);
      const readers = new Map<string, Page>();
      for (const language of languages()) {
        readers.set(language, await (await reader(language, stored)).newPage());
      }
      const driver = await (await reader('en', stored)).newPage();
      await driver.goto(where);
      const found: Record<string, string[]> = {};
      const looked = new Set<string>();
      for (let acts = 0; !looked.has('deal over'); acts++) {
        const now = await moment(driver);
        const tricks = await driver.locator('.slot .card, .slot svg').count();
        const name = now === 'card' ? `card${Math.min(1, tricks)}` : now;
        if (!looked.has(name)) {
          looked.add(name);
          for (const [at, [language, page]] of [...readers].entries()) {
            await (page.url() === where ? page.reload() : page.goto(where));
            await page.waitForSelector(now === 'deal over' ? 'dialog[open] .result' : '.table .hand-card');
            for (const [i, [width, height]] of SIZES.entries()) {
              // Two sizes at each moment, in turn: every pair of language, size and theme comes.
              if ((at + i + looked.size) % 2 === 0) continue;
              const theme = THEMES[(at + i + (i >> 1)) % 2] ?? 'light';
              await page.setViewportSize({ width, height });
              await page.emulateMedia({ colorScheme: theme });
              await still(page);
              await picture(page, `${language}-${preset}-${name.replace(' ', '-')}-${width}x${height}-${theme}`);
              const layout = now === 'deal over' ? await overflows(page) : await findings(page);
              // And axe at every other one: each language, and each moment, in several.
              const looksDeeper = i < 2 && (at + (looked.size >> 1)) % 2 === 0;
              const here = [...layout, ...(looksDeeper ? await axe(page) : [])];
              if (here.length > 0) found[`${language} ${name} ${width}x${height}`] = here;
            }
          }
        }
        if (now === 'deal over') break;
        await clickOn(driver, now, acts);
      }
      expect(looked.size).toBeGreaterThan(2);
      expect(found).toEqual({});
      for (const page of [...readers.values(), driver]) await page.context().close();
    });
  }
});

test('words that are longer by two fifths break no table', async () => {
  const client = await serveClient(longer);
  const { follow, auction, naming, discard, waiting, alone, blind } = moments;
  const context = await reader('en');
  let snapshot = follow;
  await pretend(context, () => snapshot);
  const page = await context.newPage();
  const found: Record<string, string[]> = {};
  for (const [name, one] of Object.entries({ follow, auction, naming, discard, waiting, alone, blind })) {
    snapshot = one;
    await (snapshot === follow ? page.goto(`${client.address}#/table/mock`) : page.reload());
    await page.waitForSelector('.table');
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await still(page);
      await picture(page, `longer-${name}-${width}x${height}`);
      const here = await findings(page);
      if (here.length > 0) found[`${name} ${width}x${height}`] = here;
    }
  }
  expect(await page.locator('.score-bar').innerText()).toContain('TheyTh');
  expect(found).toEqual({});
  await context.close();
  await client.close();
});
