/** The options of a game of bids, against the real server. */
import { expect } from 'vitest';

import { axe } from './axe';
import { test } from './stage';

test('a ladder is checked as it is written, and the game that it makes can be played', async ({ house, arrive }) => {
  const page = await arrive(`${house.address}#/game/nap52-stakes`, { viewport: { width: 320, height: 568 } });
  await page.locator('summary', { hasText: /^Bids/u }).click();
  const field = page.getByLabel('What may be bid');

  // Misère has no figures of its own, so the list is not one.
  await field.fill('2/3/misere/4/nap5+10-5');
  await field.blur();
  await page.getByRole('alert').waitFor();
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  const option = page.locator('.option', { has: field });
  expect(await option.innerText()).toContain('cannot be “2/3/misere/4/nap5+10-5”');
  expect(await axe(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

  await field.fill('2/misere0+5-5/nap5+10-5');
  await field.blur();
  await page.getByRole('alert').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.waitForSelector('.table');
  expect(await page.locator('.table h1').innerText()).toContain('Nap');
});

test('options without effect stand apart, and come back when they have one', async ({ house, arrive }) => {
  const page = await arrive(`${house.address}#/game/nap52-stakes`);
  await page.locator('summary', { hasText: /^Bids/u }).click();
  const tricks = page.getByLabel('Tricks of a forced bid');
  expect(await tricks.isVisible()).toBe(false);
  await page.getByLabel('Forced bid', { exact: true }).selectOption('dealer');
  await tricks.waitFor({ state: 'visible' });
});
