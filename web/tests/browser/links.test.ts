/** House rules as links, and finding a game among many, against the real server. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

import { axe } from './axe';
import { eventually, test } from './stage';

const LINK = 'na24:deal.packets=2-2-2-2.3-3-3-3:end.target=7';

const rulesShown = (page: Page): Promise<string[]> => page.locator('aside.note li').allInnerTexts();

test('a link opens the game with its house rules, and is played by them', async ({ house, arrive }) => {
  const page = await arrive(`${house.address}#/game/${LINK}`);
  await eventually(() => rulesShown(page)).toEqual(['Packets: 2-2-2-2, 3-3-3-3', 'Points to win: 7']);
  expect(await page.locator('.facts dd').last().innerText()).toBe('7');
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.waitForSelector('.table');
  await page.getByRole('link', { name: 'Rule sheet' }).click();
  await eventually(() => rulesShown(page)).toEqual(['Packets: 2-2-2-2, 3-3-3-3', 'Points to win: 7']);
  expect(page.url()).toBe(`${house.address}#/rules/${LINK}`);
});

test('what is changed stands in the address, and is there again after a reload', async ({ house, arrive }) => {
  const page = await arrive(`${house.address}#/game/british25`);
  await page.locator('details', { hasText: 'End of the game' }).locator('summary').first().click();
  await page.getByLabel('Points to win').fill('15');
  await page.getByLabel('Points to win').blur();
  await eventually(() => page.url()).toBe(`${house.address}#/game/british25:end.target=15`);
  await page.reload();
  await eventually(() => rulesShown(page)).toEqual(['Points to win: 15']);
  await page.getByRole('link', { name: 'Rule sheet' }).click();
  await page.waitForSelector('table');
  await page.goBack();
  await eventually(() => rulesShown(page)).toEqual(['Points to win: 15']);
  await page.locator('details', { hasText: 'Packets' }).locator('summary').first().click();
  await page.getByLabel('Packets').fill('5-5-5-5');
  await page.getByLabel('Packets').blur();
  await eventually(() => page.url()).toBe(`${house.address}#/game/british25:deal.packets=5-5-5-5:end.target=15`);
  await page.getByLabel('Packets').fill('2-2-2-2/3-3-3-3');
  await page.getByLabel('Packets').blur();
  await eventually(() => page.url()).toContain(':deal.packets=2-2-2-2.3-3-3-3:');
  expect(await page.getByLabel('Packets').inputValue()).toBe('2-2-2-2/3-3-3-3');
  await page.getByRole('button', { name: 'Undo all changes' }).click();
  await eventually(() => page.url()).toBe(`${house.address}#/game/british25`);
  expect(await rulesShown(page)).toEqual([]);
});

test('the link is copied, drawn as a code, and told for a terminal', async ({ house, arrive }) => {
  const page = await arrive(`${house.address}#/rules/na24:target=7:packets=2-2-2-2.3-3-3-3`, { permissions: ['clipboard-read', 'clipboard-write'] });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.getByRole('button', { name: 'Share these rules' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share these rules' });
  const path = await dialog.getByRole('img', { name: 'QR code of the link' }).locator('path').getAttribute('d');
  expect(path).toMatch(/^M0 0h7v1h-7z/u);
  expect(await dialog.innerText()).toContain(`euchre play ${LINK}`);
  expect(await axe(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await dialog.getByRole('button', { name: 'Copied' }).waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${house.address}#/game/${LINK}`);
  // Nobody else is asked for the code.
  expect(asked.filter((url) => !url.startsWith(house.address))).toEqual([]);
  await page.keyboard.press('Escape');
  await page.goto(copied);
  await eventually(() => rulesShown(page)).toHaveLength(2);
});

test('where a page may not copy, the link is selected', async ({ house, arrive }) => {
  const page = await arrive(`${house.address}#/game/${LINK}`);
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await page.getByRole('button', { name: 'Share these rules' }).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByText('The link is selected').waitFor();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(`${house.address}#/game/${LINK}`);
});

test('a link that cannot be meant is refused by what is wrong in it', async ({ house, arrive }) => {
  const refused: [string, string][] = [
    ['na24:end.targt=5', 'There is no option “end.targt”. Did you mean end.target?'],
    ['na24:end.target=many', 'end.target cannot be “many”'],
    ['na24:end.target=5:target=7', '“target=7” sets end.target a second time'],
    ['na24:end.target', '“end.target” sets no option'],
    ['na24:end.rubber=true', '“Rubber points”'],
    ['na24:%zz=1', '“%zz”'],
    ['na42', 'There is no game “na42”. Did you mean na24'],
  ];
  const page = await arrive(house.address, { mayComplain: true });
  for (const [link, reason] of refused) {
    await page.goto(`${house.address}#/game/${link}`);
    await eventually(() => page.getByRole('alert').innerText()).toContain(reason);
    if (link === 'na42') {
      expect(await axe(page)).toEqual([]);
      await page.getByRole('link', { name: 'To the games' }).click();
      await page.waitForSelector('.games');
    } else {
      await page.getByRole('button', { name: 'Undo all changes' }).click();
      await page.getByRole('alert').waitFor({ state: 'detached' });
      expect(page.url()).toBe(`${house.address}#/game/na24`);
    }
    }
});

test('games stand by their number of players, and are found by number and by word', async ({ house, arrive }) => {
  const page = await arrive(house.address);
  await page.waitForSelector('.games li');
  const headings = (): Promise<string[]> => page.locator('.games h3').allInnerTexts();
  const games = (): Promise<number> => page.locator('.games li').count();
  const every = await games();
  const numbers = await headings();
  expect(numbers.slice(0, 3)).toEqual(['Four players', 'Two players', 'Three players']);
  for (const line of await page.locator('.games small').allInnerTexts()) expect(line).toMatch(/\.$/u);

  await page.getByRole('radio', { name: 'Three players' }).check();
  expect(await headings()).toEqual(['Three players']);
  expect(await games()).toBeLessThan(every);
  await page.getByRole('radio', { name: 'All' }).check();
  expect(await headings()).toEqual(numbers);

  const search = page.getByRole('searchbox', { name: 'Find a game' });
  await search.fill('JOKER laps');
  const found = await page.locator('.games li').allInnerTexts();
  expect(found.length).toBeGreaterThan(0);
  for (const game of found) expect(game).toMatch(/joker.*laps/u);
  await search.fill('bridge whist');
  expect(await headings()).toEqual([]);
  expect(await page.locator('.games [role=status]').innerText()).toBe('No game speaks of “bridge whist”.');
  await search.fill('');
  await eventually(games).toBe(every);
});

test('who types without accents finds a Greek game', async ({ house, arrive }) => {
  const page = await arrive(house.address, { locale: 'el' });
  await page.waitForSelector('.games li');
  const every = await page.locator('.games li').count();
  await page.getByRole('searchbox').fill('ΠΑΙΚΤΕΣ');
  const found = await page.locator('.games li').count();
  expect(found).toBeGreaterThan(0);
  expect(found).toBeLessThan(every);
});
