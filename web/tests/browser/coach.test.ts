/** Hints and guidance, against the real server: by tap and by keyboard. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

import { axe } from './axe';
import { clickOn, deals, enter, moment, numberShown, sayings, typeOn } from './person';
import { picturesIn } from './pictures';
import { eventually, settle, test } from './stage';

const picture = picturesIn('coach');
/** It is the setting that keeps things still, not what the system says. */
const calm = { settings: { pace: 'fast', still: true }, reducedMotion: 'no-preference' } as const;

/** Where the parts of the table are, but for the panel. */
const places = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify(
      [...document.querySelectorAll('.board-area, .zone, .prompt, .hand, .choice, .strip, .score-bar')].map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return [part.className, x, y, width, height].map(String);
      }),
    ),
  );

test('a hint by tap: what to do, what it brings and why, and nothing moves', async ({ house, arrive }) => {
  const page = await arrive(house.address, { ...calm, hasTouch: true });
  // A deal in which a call is suggested, a card to lay away, and one to play.
  await deals(page, 8);
  await page.getByRole('button', { name: 'Play now' }).tap();
  await page.waitForSelector('.table');
  const said = await sayings(page);
  for (let acts = 0, marked = 0; marked < 3; acts++) {
    const now = await moment(page);
    if (now === 'call' || now === 'card') {
      await settle(page);
      const before = await places(page);
      await page.locator('.hint-button').tap();
      await page.waitForSelector('.coach .best b');
      expect(await places(page)).toBe(before);
      const heard = (await said()).filter((one) => one.startsWith('Suggested:'));
      expect(heard).toHaveLength(marked + 1);
      expect(heard[marked]).toMatch(/^Suggested: .+\./u);
      expect(await page.locator('.hint-mark').count()).toBeGreaterThanOrEqual(1);
      // Whoever is to go alone says so first; then the call is marked that says it.
      const alone = page.getByRole('switch', { name: /suggested/u });
      const isAlone = (await alone.count()) > 0;
      const suggested = page.locator('.zone').getByRole('button', { name: /suggested/u }).first();
      if (marked === 0) {
        await settle(page);
        await picture(page, 'hint-390');
        expect(await axe(page)).toEqual([]);
        expect(await page.locator('.coach tbody td').first().textContent()).toMatch(/^[+−]?\d\.\d\d$/u);
        expect(await page.locator('.coach tbody td').nth(1).textContent()).toMatch(/^\d+%$/u);
      }
      marked += 1;
      const number = await numberShown(page);
      if (isAlone) await page.locator('.choice.alone').tap();
      if (now === 'call') await suggested.tap();
      else await suggested.press('Enter');
      // A finger lifts a card first that is to be laid away.
      const lifted = page.locator('.hand-card.lifted');
      if ((await lifted.count()) > 0) await lifted.tap({ position: { x: 12, y: 40 } });
      await eventually(() => numberShown(page)).toBeGreaterThan(number);
    } else await clickOn(page, now, acts, 'tap');
  }
});

test('a hint by keyboard: a key shows it, Escape closes it, and the focus is where it was', async ({ house, arrive }) => {
  const page = await arrive(house.address, { ...calm, viewport: { width: 1440, height: 900 } });
  await deals(page, 1);
  await enter(page, 'Play now');
  await page.waitForSelector('.table');
  await moment(page);
  await page.keyboard.press('i');
  await page.waitForSelector('.coach .best b');
  expect(await page.locator('.hint-button').getAttribute('aria-expanded')).toBe('true');
  await page.locator('.coach summary').focus();
  await page.keyboard.press('Escape');
  await page.waitForSelector('.coach', { state: 'detached' });
  await eventually(() => page.evaluate(() => document.activeElement?.className)).toContain('hint-button');
  await page.keyboard.press('?');
  await eventually(() => page.locator('dialog').textContent()).toContain('Show a hint, or close it');
});

test('learning to play: each turn of the first deal is explained, by keyboard, and then no more', async ({ house, arrive }) => {
  const page = await arrive(house.address, { ...calm, hasTouch: true });
  await deals(page, 2);
  const said = await sayings(page);
  await enter(page, 'Learn to play');
  await page.waitForSelector('.table');
  const titles = new Set<string>();
  for (let now = await moment(page); now !== 'deal over'; now = await moment(page)) {
    await page.waitForSelector('.coach h2');
    titles.add((await page.locator('.coach h2').textContent()) ?? '');
    await page.waitForSelector('.coach .best b');
    if (titles.size === 1) expect(await axe(page)).toEqual([]);
    await typeOn(page, now);
  }
  expect([...titles].join()).toMatch(/Playing to a trick|The lead/u);
  const heard = await said();
  for (const title of titles) expect(heard.some((one) => one.startsWith(`${title}: `))).toBe(true);
  expect(await page.locator('.lesson').textContent()).toContain('wins the game');
  await enter(page, 'Next deal');
  await moment(page);
  expect(await page.locator('.coach').count()).toBe(0);
  expect(await page.evaluate(() => localStorage.getItem('euchre.settings'))).toContain('"guidance":"off"');
});

const LOOKS: [string, number, number, object][] = [
  ['en-320-light', 320, 568, { theme: 'light' }],
  ['el-390-dark', 390, 844, { theme: 'dark', language: 'el' }],
  ['en-844-dark', 844, 390, { theme: 'dark' }],
  ['el-1440-light', 1440, 900, { theme: 'light', language: 'el' }],
];

test.for(LOOKS)('the panel keeps within the board: %s', async ([name, width, height, stored], { house, arrive }) => {
  const page = await arrive(house.address, {
    ...calm,
    settings: { ...calm.settings, ...stored, guidance: 'on' },
    viewport: { width, height },
    hasTouch: width < 1000,
  });
  await deals(page, 1);
  await page.locator('.go button').click();
  await page.waitForSelector('.table');
  for (let acts = 0; acts < 4; acts++) {
    const now = await moment(page);
    if (now === 'deal over') break;
    await page.waitForSelector('.coach .best b');
    if (acts % 2 === 1) {
      const fold = page.locator('.coach .fold');
      if ((await fold.count()) > 0) await fold.click();
      const more = page.locator('.coach summary');
      if ((await more.count()) > 0) await more.click();
    }
    await settle(page);
    await picture(page, `${name}-${acts}`);
    const [panel, zone] = await Promise.all(
      ['.coach', '.hand'].map((part) => page.locator(part).boundingBox()),
    );
    expect((panel?.y ?? 0) + (panel?.height ?? 0)).toBeLessThanOrEqual((zone?.y ?? 0) + 1);
    expect(panel?.x).toBeGreaterThanOrEqual(0);
    expect(panel?.y).toBeGreaterThanOrEqual(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await clickOn(page, now, acts, width < 1000 ? 'tap' : 'click');
  }
});
