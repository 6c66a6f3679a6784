/**
 * The five languages, with the real server: what is loaded, how it is changed, and that
 * every page fits every size in each of them. With EUCHRE_PICTURES set, pictures go to
 * an ignored folder.
 */
import { gzipSync } from 'node:zlib';

import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';

import { languages, ownNameOf } from '../../catalogues.ts';
import * as moments from '../fixtures';
import { axe } from './axe';
import { findings } from './findings';
import { longer } from './longer';
import { clickOn, moment } from './person';
import { picturesIn } from './pictures';
import { Theatre, serveClient } from './pretended';
import { type Arrival, SIZES, eventually, settle, test } from './stage';

const picture = picturesIn('languages');
/** The first load in bytes, packed: every file that a page fetches before it can be played. */
const BUDGET = 150_000;
const THEMES = ['light', 'dark'] as const;
const TAGS: Record<string, string> = { el: 'el-GR', en: 'en-GB', fi: 'fi-FI', ms: 'ms-MY', sq: 'sq-AL' };

const settings = { pace: 'fast', oneTap: true };

/** Somebody who reads that language. */
const reader = (language: string): Arrival => ({ locale: TAGS[language] ?? language });

describe('what is loaded', () => {
  for (const language of languages()) {
    test(`${language}: its own texts only, within the budget`, async ({ house, arrive }) => {
      const page = await arrive('about:blank', reader(language));
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
      await settle(page);
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
  test('from the head of the home page, by keyboard', async ({ house, arrive }) => {
    const page = await arrive(house.address, reader('en'));
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
  });

  test('in the settings, each language under its own name', async ({ house, arrive }) => {
    const page = await arrive(`${house.address}#/settings`, reader('en'));
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
  });

  test('at the table, where the next events are said in it', async ({ house, arrive }) => {
    const { seats, where } = await house.open({ preset: 'na24', seed: 3 });
    const page = await arrive(where, { ...reader('en'), seats, settings });
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
  });

  test('texts that cannot be had leave everything as it is', async ({ house, arrive }) => {
    const page = await arrive(house.address, { ...reader('en'), mayComplain: true });
    await page.waitForSelector('.games li');
    await page.route('**/assets/fi-*.js', (route) => route.abort());
    await page.locator('header select').selectOption('fi');
    await page.getByRole('alert').waitFor();
    expect(await langOf(page)).toBe('en');
    expect(await page.locator('header select').inputValue()).toBe('en');
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
    test(language, async ({ house, arrive }) => {
      const page = await arrive('about:blank', reader(language));
      const found: Record<string, string[]> = {};
      for (const [name, hash] of PAGES) {
        await page.goto(`${house.address}${hash}`);
        await page.waitForSelector(name === 'settings' ? 'main h1' : 'main h2');
        for (const [i, [width, height]] of SIZES.entries()) {
          await page.setViewportSize({ width, height });
          const theme = THEMES[(at + i) % 2] ?? 'light';
          await page.emulateMedia({ colorScheme: theme });
          await settle(page);
          await picture(page, `${language}-${name}-${width}x${height}-${theme}`, true);
          const here = [...(await overflows(page)), ...(i === at % 4 ? await axe(page) : [])];
          if (here.length > 0) found[`${name} ${width}x${height}`] = here;
        }
      }
      expect(found).toEqual({});
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
    test(preset, async ({ house, arrive }) => {
      const { seats, where } = await house.open({ preset, seed });
      const driver = await arrive(where, { ...reader('en'), seats, settings });
      const readers = new Map<string, Page>();
      for (const language of languages()) {
        readers.set(language, await arrive('about:blank', { ...reader(language), seats, settings }));
      }
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
              await settle(page);
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
    });
  }
});

test('words that are longer by two fifths break no table', async ({ browser }) => {
  const client = await serveClient(longer);
  const theatre = await Theatre.open(browser, client.address);
  const { follow, auction, naming, discard, waiting, alone, blind } = moments;
  const found: Record<string, string[]> = {};
  for (const [name, told] of Object.entries({ auction, naming, discard, waiting, alone, blind, follow })) {
    const { page } = await theatre.show({ told });
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await settle(page);
      await picture(page, `longer-${name}-${width}x${height}`);
      const here = await findings(page);
      if (here.length > 0) found[`${name} ${width}x${height}`] = here;
    }
  }
  expect(await theatre.page.locator('.score-bar').innerText()).toContain('TheyTh');
  expect(found).toEqual({});
  expect(theatre.errors).toEqual([]);
  await theatre.page.context().close();
  await client.close();
});
