/** Whole games in a real browser against the real server. */
import { expect } from 'vitest';

import type { ServerMessage } from '../../src/lib/protocol';
import { words } from '../../src/lib/texts';
import { axe } from './axe';
import { clickOn, deals, handOf, moment, numberShown, sayings } from './person';
import { type Arrival, eventually, settle, test } from './stage';

/** Everything moves, and quickly. */
const lively: Arrival = { settings: { pace: 'fast' }, reducedMotion: 'no-preference' };

test('from a house rule to the end of a game, its proof, and once more', async ({ house, arrive }) => {
  // With all of the program kept on the device, as it is for people.
  const page = await arrive(house.address, { ...lively, serviceWorkers: 'allow' });
  await page.locator('.games li a').first().click();
  await page.locator('details', { hasText: 'End of the game' }).locator('summary').first().click();
  await page.getByLabel('Points to win').fill('2');
  await page.getByLabel('Points to win').blur();
  await eventually(() => page.locator('aside.note').textContent()).toContain('2');
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.waitForSelector('.table');
  let acts = 0;
  for (let now = await moment(page); now !== 'game over'; now = await moment(page)) {
    await clickOn(page, now, acts);
    acts += 1;
  }
  const points = (await page.locator('.points').textContent()) ?? '';
  expect(Math.max(...points.split(':').map(Number))).toBeGreaterThanOrEqual(2);
  await page.getByRole('link', { name: 'Check the deals' }).click();
  await eventually(() => page.locator('main').textContent()).toContain('receipt agrees');
  expect(await page.locator('.verdict').textContent()).toContain('cards follow from');
  expect(await axe(page)).toEqual([]);
  await page.goBack();
  await page.getByRole('button', { name: 'Play again' }).click();
  await page.waitForSelector('dialog', { state: 'detached' });
  expect((await page.locator('.points').textContent())?.replace(/\s/gu, '')).toBe('0:0');
});

test('every event is said once and in order', async ({ house, arrive }) => {
  const page = await arrive(house.address, lively);
  await deals(page, 2);
  const tell = await sayings(page);
  const heard: ServerMessage[] = [];
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => heard.push(JSON.parse(String(payload)) as ServerMessage));
  });
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.waitForSelector('.table');
  for (let acts = 0; acts < 9; acts++) await clickOn(page, await moment(page), acts);
  await moment(page);
  const said = await tell();
  const last = await numberShown(page);
  const events = heard
    .filter((message) => message.type === 'happened')
    .filter(({ number }) => number <= last)
    .map(({ text }) => words(text));
  expect(events.length).toBeGreaterThan(15);
  let from = 0;
  for (const event of events) {
    const at = said.indexOf(event, from);
    expect(at, `“${event}” is not said in its order`).toBeGreaterThanOrEqual(from);
    from = at + 1;
  }
  const times = (all: string[], one: string): number => all.filter((other) => other === one).length;
  for (const event of events) expect(times(said, event), event).toBe(times(events, event));
});

test('axe finds nothing on any page', async ({ house, arrive }) => {
  const page = await arrive(house.address, lively);
  await deals(page, 3);
  const found: Record<string, string[]> = {};
  const seen = new Set<string>();
  const check = async (where: string): Promise<void> => {
    // Colours of what is still fading in are not those that one reads.
    await settle(page);
    const here = await axe(page);
    if (here.length > 0) found[where] = here;
  };
  await page.waitForSelector('.games li');
  await check('home');
  await page.goto(`${house.address}#/game/ohio-tournament`);
  await page.waitForSelector('details');
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
  await check('game');
  for (const preset of ['na24', 'british25', 'railroad-arneson']) {
    await page.goto(`${house.address}#/rules/${preset}`);
    await page.waitForSelector('h2');
    await check(`rules of ${preset}`);
  }
  await page.goto(`${house.address}#/settings`);
  await page.waitForSelector('h1');
  await check('settings');
  await page.goto(`${house.address}#/game/british25`);
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.waitForSelector('.table');
  for (let acts = 0; acts < 14; acts++) {
    const now = await moment(page);
    if (!seen.has(now)) await check(now);
    seen.add(now);
    if (now === 'game over') break;
    await clickOn(page, now, acts);
  }
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').waitFor();
  await check('menu');
  expect(found).toEqual({});
});

test('rules that cannot be are refused in words', async ({ house, arrive }) => {
  const page = await arrive(`${house.address}#/game/na24:end.target=0`, { mayComplain: true });
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.getByRole('alert').waitFor();
  expect(((await page.getByRole('alert').textContent()) ?? '').length).toBeGreaterThan(10);
  expect(page.url()).toContain('#/game/na24');
});

test('a reload, and a server that stops and starts, find the game where it was', async ({ build, arrive }) => {
  const house = await build();
  const page = await arrive(house.address, { ...lively, mayComplain: true });
  await deals(page, 4);
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.waitForSelector('.table');
  for (let acts = 0; acts < 6; acts++) await clickOn(page, await moment(page), acts);
  await moment(page);
  const before = { number: await numberShown(page), hand: await handOf(page) };

  await page.reload();
  await moment(page);
  expect(await numberShown(page)).toBe(before.number);
  expect(await handOf(page)).toEqual(before.hand);

  await house.stop();
  await page.getByText('The connection is lost.').waitFor();
  await house.start();
  await page.getByText('The connection is lost.').waitFor({ state: 'detached' });
  expect(await numberShown(page)).toBe(before.number);
  await clickOn(page, await moment(page), 0);
  expect(await numberShown(page)).toBeGreaterThan(before.number);

  await page.goto(`${house.address}#/`);
  await page.locator('.waiting a').first().click();
  await moment(page);
  expect(await numberShown(page)).toBeGreaterThan(before.number);
});
