/** A game of every preset in the browser, with calls and cards picked at random (soak only). */
import { expect } from 'vitest';

import { moment, numberShown } from './person';
import { test } from './stage';

const SOAK = process.env.EUCHRE_TIER === 'soak';

/** Numbers from 0 to 1, the same for the same seed. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

test.skipIf(!SOAK)('every preset can be played to the end', { timeout: 3_600_000 }, async ({ house, arrive }) => {
  const next = numbers(7);
  const settings = { pace: 'fast', oneTap: true };
  const page = await arrive(house.address, { settings, viewport: { width: 844, height: 390 } });
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
});
