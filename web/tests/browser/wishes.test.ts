/** What a person may set: how cards look and lie, the size of text, movement, sounds. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

import type { Snapshot } from '../../src/lib/protocol';
import { auction, discard, follow, naming, say, waiting } from '../fixtures';
import { MOMENTS } from '../moments';
import { axe } from './axe';
import { findings } from './findings';
import { type Answer, test } from './pretended';
import { SIZES, eventually, settle } from './stage';

/** The table after the jack of diamonds was played. */
const played: Snapshot = {
  ...follow,
  number: follow.number + 1,
  turn: 1,
  hand: (follow.hand ?? []).slice(1).map((held) => ({ ...held, action: null, why_not: null })),
  trick: follow.trick && {
    ...follow.trick,
    cards: [...follow.trick.cards, { seat: 0, card: 'JD', suit: 'H', badge: 'left' }],
  },
};

/** Any act is answered with what comes after the jack was played. */
const goOn: Answer = (message, send) => {
  if (message.type !== 'act') return;
  send({
    type: 'happened',
    number: played.number,
    kind: 'act',
    seat: 0,
    action: message.action,
    text: say('test-pass'),
    trick_won_by: null,
    snapshot: played,
  });
};

/** From now on what sounds is noted. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    (window as unknown as { heard: string[] }).heard = heard;
    const start = (kind: string, of: { prototype: { start: (at?: number) => void } }): void => {
      const { start: begin } = of.prototype;
      of.prototype.start = function (this: never, at?: number) {
        heard.push(kind);
        begin.call(this, at);
      };
    };
    start('noise', AudioBufferSourceNode);
    start('tone', OscillatorNode);
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}

test('the left bower is drawn as trump where one wants that, and still says what it is', async ({ show }) => {
  for (const [leftAsTrump, suit, badge] of [
    [false, 'D', 'H'],
    [true, 'H', 'D'],
  ] as const) {
    const { page } = await show({ told: follow, settings: { leftAsTrump, badges: true } });
    const card = page.locator('.hand-card[data-card="JD"]');
    expect(await card.locator('.face').getAttribute('class')).toContain(`suit-${suit}`);
    expect(await card.locator('.badge [href^="#pip"]').getAttribute('href')).toBe(`#pip-${badge}`);
    expect(await card.getAttribute('aria-label')).toContain('the jack of diamonds, left bower, counts as hearts');
  }
});

test('the classic deck is fetched where one wants it, and its cards say what they are', async ({ show }) => {
  const names: (string | null)[] = [];
  for (const classic of [false, true]) {
    const { page } = await show({ told: follow, settings: { classic } });
    if (classic) await page.waitForFunction(() => [...document.querySelectorAll<HTMLImageElement>('.hand-card .classic')].filter((one) => one.naturalWidth > 0).length === 3);
    const fetched = await page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => /\.svg$|classic-/u.test(name)).length);
    expect(fetched > 0).toBe(classic);
    expect(await page.locator('.hand-card .badge').count()).toBe(1);
    names.push(await page.locator('.hand-card').first().getAttribute('aria-label'));
  }
  expect(names[0]).toBe(names[1]);
});

test('in Greek, ranks can be Greek letters on cards and in sentences', async ({ show }) => {
  for (const ownLetters of [false, true]) {
    const { page } = await show({ told: follow, settings: { ownLetters, language: 'el' } });
    const ranks = await page.locator('.hand-card .face > use:first-of-type').evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    expect(ranks).toEqual(ownLetters ? ['#rank-el-J', '#rank-T', '#rank-el-A'] : ['#rank-J', '#rank-T', '#rank-A']);
    expect(await page.locator('#prompt .card-name').first().textContent()).toBe(ownLetters ? 'Β' : 'J');
    expect(await page.locator('.hand-card').first().getAttribute('aria-label')).toContain('βαλές');
  }
});

test('for the left hand, what is pressed lies on the left, and nothing on something else', async ({ show }) => {
  const found: Record<string, string[]> = {};
  for (const [name, snapshot] of Object.entries({ follow, auction, naming, discard })) {
    const { page } = await show({ told: snapshot, settings: { leftHand: true } });
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await settle(page);
      const here = await findings(page);
      if (here.length > 0) found[`${name} ${width}`] = here;
    }
    if (name === 'follow') {
      const left = async (selector: string): Promise<number> => (await page.locator(selector).first().boundingBox())?.x ?? NaN;
      expect(await left('.story-panel')).toBeLessThan(await left('.board-area'));
      expect(await left('.tools button')).toBeLessThan(await left('.own-plate'));
    }
  }
  expect(found).toEqual({});
});

test('large text: twice the size on pages, as large as there is room at the table', async ({ show }) => {
  const found: Record<string, string[]> = {};
  for (const language of ['el', 'en']) {
    for (const [name, snapshot] of Object.entries({ follow, auction, waiting, bids: MOMENTS['bid-numbers'] ?? follow })) {
      const { page } = await show({ told: snapshot, settings: { text: '200', language } });
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await settle(page);
        const here = await findings(page);
        if (here.length > 0) found[`${name} ${width} ${language}`] = here;
      }
      }
  }
  expect(found).toEqual({});
  const { page } = await show({ told: follow, settings: { text: '200', language: 'en' } });
  const size = (selector: string): Promise<number> =>
    page.evaluate((one) => parseFloat(getComputedStyle(document.querySelector(one) ?? document.body).fontSize), selector);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await size('.say')).toBe(36);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await size('.say')).toBe(34);
  for (const hash of ['#/settings', '#/access', '#/replay', '#/replay/mock', '#/rules/na24', '#/']) {
    await show({ hash, settings: { text: '200', language: 'en' } });
    await page.setViewportSize({ width: 320, height: 568 });
    await settle(page);
    expect(await size('body')).toBe(32);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), hash).toBeLessThanOrEqual(0);
  }
});

test('text grows with the size that is set in the browser, too', async ({ show }) => {
  const { page } = await show({ hash: '#/settings' });
  await page.evaluate(() => (document.documentElement.style.fontSize = '24px'));
  expect(await page.evaluate(() => getComputedStyle(document.querySelector('.toggle p') ?? document.body).fontSize)).toBe('22.5px');
});

test('nothing moves where one wants that; else every movement ends within half a second', async ({ show }) => {
  const ends = (page: Page): Promise<number[]> =>
    page.evaluate(() => document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0)));
  const { page: calm } = await show({ told: follow, settings: { still: true, oneTap: true }, answer: goOn, moves: true });
  await calm.locator('.hand-card[data-card="JD"]').click({ position: { x: 12, y: 40 } });
  await calm.waitForSelector('.slot .card >> nth=3');
  expect(await ends(calm)).toEqual([]);

  const { page } = await show({ told: follow, settings: { oneTap: true }, answer: goOn, moves: true });
  const all: number[] = await ends(page);
  await page.locator('.hand-card[data-card="JD"]').click({ position: { x: 12, y: 40 } });
  await page.waitForSelector('.slot .card >> nth=3');
  all.push(...(await ends(page)));
  expect(Math.max(0, ...all)).toBeLessThanOrEqual(500);
});

test('whoever goes on hastens what still moves', async ({ show }) => {
  const { page } = await show({ told: follow, moves: true });
  await settle(page);
  const rates = await page.evaluate(async () => {
    const card = document.querySelector('.hand-card');
    const slow = card?.animate([{ opacity: 1 }, { opacity: 0.99 }], { duration: 400 });
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    // A new rate counts from the next frame on.
    await slow?.ready;
    return slow?.playbackRate;
  });
  expect(rates).toBeGreaterThan(3);
});

test('sounds are off; switched on, a card that falls is heard', async ({ show }) => {
  for (const sounds of [undefined, true]) {
    const settings = { oneTap: true, ...(sounds === undefined ? {} : { sounds }) };
    const { page } = await show({ told: follow, settings, answer: goOn });
    const heard = await listen(page);
    await page.locator('.hand-card[data-card="JD"]').click({ position: { x: 12, y: 40 } });
    await page.waitForSelector('.slot .card >> nth=3');
    if (sounds === undefined) expect(await heard()).toEqual([]);
    else await eventually(() => heard()).toEqual(['noise']);
  }
});

test('the new pages and settings hold to what axe asks, in both themes and with large text', async ({ show }) => {
  const found: Record<string, string[]> = {};
  for (const [theme, text] of [
    ['light', '100'],
    ['dark', '200'],
  ] as const) {
    for (const hash of ['#/settings', '#/access', '#/replay', '#/replay/mock', '#/']) {
      const { page } = await show({ hash, settings: { theme, text } });
      await settle(page);
      const here = await axe(page);
      if (here.length > 0) found[`${hash} ${theme}`] = here;
    }
  }
  expect(found).toEqual({});
});
