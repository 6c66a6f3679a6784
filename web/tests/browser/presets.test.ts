/** A game of every preset in the browser, with calls and cards picked at random (soak only). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';

import { House } from './house';
import { moment, numberShown } from './person';
import { PATIENCE, launch } from './stage';

const SOAK = process.env.EUCHRE_TIER === 'soak';

let browser: Browser;
let house: House;

beforeAll(async () => {
  if (!SOAK) return;
  house = new House();
  await house.start();
  browser = await launch();
});

afterAll(async () => {
  if (!SOAK) return;
  await browser.close();
  await house.remove();
});

/** Numbers from 0 to 1, the same for the same seed. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

test.skipIf(!SOAK)('every preset can be played to the end', { timeout: 3_600_000 }, async () => {
  const next = numbers(7);
  const context = await browser.newContext({ viewport: { width: 844, height: 390 }, reducedMotion: 'reduce' });
  await context.addInitScript(() => {
    localStorage.setItem('euchre.settings', JSON.stringify({ pace: 'fast', oneTap: true }));
  });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.goto(house.address);
  await page.waitForSelector('.games li');
  const links = await page.locator('.games li a').evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  expect(links.length).toBeGreaterThan(10);
  const asked = new Set<string>();
  for (const link of links) {
    await page.goto(house.address + link);
    await page.getByRole('button', { name: 'Play now' }).click();
    await page.waitForSelector('.table');
    for (let now = await moment(page); now !== 'game over'; now = await moment(page)) {
      const number = await numberShown(page);
      if (now === 'deal over') {
        await page.getByRole('button', { name: 'Next deal' }).click();
      } else {
        const buttons = page.locator(
          'button.choice:not(.zone-button), .hand-card[aria-disabled="false"]',
        );
        const count = await buttons.count();
        const pick = buttons.nth(Math.floor(next() * count));
        asked.add((await pick.getAttribute('data-kind')) ?? 'card');
        await pick.focus();
        await page.keyboard.press('Enter');
      }
      await page.waitForFunction((before) => {
        const shown = Number(document.querySelector('.table')?.getAttribute('data-number'));
        return shown !== before;
      }, number);
    }
    console.log(`${link}: ${await page.locator('.table h1').innerText()}`);
  }
  console.log([...asked].sort().join(' '));
  expect(errors).toEqual([]);
});
