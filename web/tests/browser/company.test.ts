/** Tables of several people: what is drawn of them, at every size, in both themes. */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { AtTable, ClientMessage, ServerMessage } from '../../src/lib/protocol';
import { follow, result } from '../fixtures';
import { clock, lobbyTables, playing, resting, room, said, watching } from '../rooms';
import { axe } from './axe';
import { findings } from './findings';
import { type Served, eventually, launch, pretend, serveClient, settle } from './stage';

const TAKES_PICTURES = process.env.EUCHRE_PICTURES !== undefined;
const PICTURES = fileURLToPath(new URL('../../../.reports/look/', import.meta.url));
const SIZES = [
  [320, 568],
  [390, 844],
  [844, 390],
  [1440, 900],
] as const;

let browser: Browser;
let client: Served;

beforeAll(async () => {
  mkdirSync(PICTURES, { recursive: true });
  browser = await launch();
  client = await serveClient();
});

afterAll(async () => {
  await browser.close();
  await client.close();
});

const figures = {
  preset: 'na24',
  rules_text: room.rules_text,
  link: 'na24',
  matches: 12,
  matches_won: 7,
  deals: 140,
  points: 111,
  points_against: 98,
  calls: [1, 2, 3, 4].map((place) => ({ place, deals: 35, calls: 3 * place, made: 2 * place, points: 5 * place })),
  euchred: 9,
  euchres: 14,
  lone_hands: 5,
  lone_made: 2,
};

/** A person called Anna at a table that says this; the messages that she sends are kept. */
async function open(
  hash: string,
  messages: ServerMessage[],
  theme: 'light' | 'dark' = 'light',
  language = 'en',
): Promise<{ page: Page; sent: ClientMessage[]; tell: (message: ServerMessage) => void }> {
  const context = await browser.newContext({ colorScheme: theme, reducedMotion: 'reduce', locale: language });
  const sent: ClientMessage[] = [];
  let tell: (message: ServerMessage) => void = () => undefined;
  await pretend(context, () => follow);
  await context.routeWebSocket(/\/api\/tables\/[^/]+\/socket/u, (socket) => {
    tell = (message) => {
      socket.send(JSON.stringify(message));
    };
    socket.onMessage((text) => {
      const heard = JSON.parse(String(text)) as ClientMessage;
      sent.push(heard);
      if (heard.type === 'hello') messages.forEach(tell);
    });
  });
  await context.routeWebSocket(/\/api\/lobby\/socket/u, (socket) => {
    socket.send(JSON.stringify({ type: 'lobby', tables: lobbyTables }));
  });
  await context.route('**/api/me/games', (route) =>
    route.fulfill({
      json: [
        { table: 'mock', preset: 'na24', rules_text: room.rules_text, created: '2026-03-01 18:30:00', seat: 0,
          seats: playing.seats, scores: [7, 6], sides: [], matches: 1, over: false },
      ],
    }),
  );
  await context.route('**/api/me/statistics', (route) => route.fulfill({ json: [figures] }));
  await context.route('**/api/me/ratings', (route) =>
    route.fulfill({
      json: [{ family: { auction: 'turn_up', players: 4, name: room.rules_text }, rating: 1540, deviation: 88, matches: 12 }],
    }),
  );
  await context.addInitScript(() => {
    localStorage.setItem('euchre.me', JSON.stringify({ person: 'p-anna', name: 'Anna', token: 'secret' }));
    localStorage.removeItem('euchre.tables');
  });
  const page = await context.newPage();
  await page.goto(`${client.address}${hash}`);
  return { page, sent, tell: (message) => { tell(message); } };
}

async function picture(page: Page, name: string): Promise<void> {
  if (TAKES_PICTURES) await page.screenshot({ path: `${PICTURES}${name}.png`, fullPage: true });
}

describe('pages and tables with people are accessible and fit', () => {
  const PAGES: [string, string, ServerMessage[]][] = [
    ['friends', '#/friends', []],
    ['open', '#/open/na24', []],
    ['me', '#/me', []],
    ['room', '#/table/mock', [room, ...said]],
  ];
  for (const [name, hash, messages] of PAGES) {
    test(name, async () => {
      for (const [theme, language] of [['light', 'en'], ['dark', 'el']] as const) {
        const { page } = await open(hash, messages, theme, language);
        await page.waitForSelector('main h1');
        for (const [width, height] of SIZES) {
          await page.setViewportSize({ width, height });
          await settle(page);
          await picture(page, `${name}-${width}x${height}-${theme}`);
          expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
        }
        expect(await axe(page)).toEqual([]);
        await page.context().close();
      }
    });
  }

  const TABLES: [string, AtTable][] = [
    ['asked', playing],
    ['paused', resting],
    ['watching', watching],
  ];
  for (const [name, here] of TABLES) {
    test(name, async () => {
      const { page } = await open('#/table/mock', [here, { ...follow, watching: here.seat === null }, clock, ...said]);
      await page.waitForSelector('.notes');
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await settle(page);
        await picture(page, `table-${name}-${width}x${height}`);
        expect(await findings(page)).toEqual([]);
      }
      expect(await axe(page)).toEqual([]);
      await page.context().close();
    });
  }
});

test('a seat is taken, with a number of one’s own for the shuffle', async () => {
  const { page, sent } = await open('#/table/mock', [
    { ...room, seat: null, you: 'p-dora', may: ['sit'], commitment: 'ab'.repeat(32) },
  ]);
  await page.getByRole('button', { name: /Sit here/u }).first().click();
  await eventually(() => sent.find(({ type }) => type === 'sit')).toMatchObject({
    type: 'sit',
    seat: 1,
    nonce: expect.stringMatching(/^[0-9a-f]{64}$/u) as string,
  });
  await page.context().close();
});

test('the host fills, swaps, sends away and starts', async () => {
  const { page, sent } = await open('#/table/mock', [room]);
  await page.getByRole('button', { name: 'Fill with computer players' }).click();
  await page.getByRole('button', { name: 'Change the place of Anna' }).click();
  await page.getByRole('button', { name: 'Change the place of Benjamin of Oldenburg' }).click();
  await page.getByRole('button', { name: 'Send Benjamin of Oldenburg away' }).click();
  await page.getByLabel('Level of the computer player at seat 4').selectOption('Master');
  await eventually(() => sent.slice(1)).toEqual([
    { type: 'fill', seat: -1, player: '' },
    { type: 'swap', first: 0, second: 2 },
    { type: 'remove', seat: 2 },
    { type: 'fill', seat: 3, player: 'master' },
  ]);
  expect(await page.getByRole('button', { name: 'Start' }).isDisabled()).toBe(true);
  await page.context().close();
});

test('a question is answered, a pause ended, and each change said aloud', async () => {
  const { page, sent, tell } = await open('#/table/mock', [room, playing, follow]);
  await page.getByRole('button', { name: 'Yes' }).click();
  await eventually(() => sent.at(-1)).toEqual({ type: 'answer', number: 39, yes: true });
  tell({ ...resting, revision: 3 });
  await page.getByRole('button', { name: 'Go on' }).click();
  await eventually(() => sent.at(-1)).toEqual({ type: 'resume' });
  await eventually(() => page.getByRole('log').first().textContent()).toContain('Chloe has paused the game.');
  await page.context().close();
});

test('what people write is shown as text, hushed, answered and reported', async () => {
  const { page, sent } = await open('#/table/mock', [playing, follow, ...said]);
  await page.getByRole('button', { name: 'Talk, 2 new messages' }).click();
  const log = page.getByRole('list', { name: 'What was said' });
  expect(await log.textContent()).toContain('<b>Hi</b> & welcome');
  await page.getByRole('textbox', { name: 'Your message' }).fill('  hello  ');
  await page.keyboard.press('Enter');
  await eventually(() => sent.at(-1)).toMatchObject({ type: 'chat', text: 'hello' });
  await page.getByRole('button', { name: 'Well played' }).click();
  await eventually(() => sent.at(-1)).toMatchObject({ type: 'phrase', phrase: 'phrase-well-played' });
  await page.getByRole('button', { name: /^Report/u }).click();
  await page.getByRole('textbox', { name: /What did/u }).fill('rude');
  await page.getByRole('button', { name: 'Report', exact: true }).last().click();
  await eventually(() => sent.at(-1)).toEqual({ type: 'report', person: 'p-ben', why: 'rude' });
  await page.getByRole('switch', { name: /Benjamin/u }).check();
  expect(await log.textContent()).not.toContain('welcome');
  expect(await axe(page)).toEqual([]);
  await page.context().close();
});

test('who may watch no more keeps nothing of the game in the page', async () => {
  const { page, tell } = await open('#/table/mock', [watching, { ...follow, watching: true }]);
  await page.waitForSelector('.table');
  tell({ ...watching, revision: 2, settings: { ...watching.settings, spectators: 'none' } });
  await page.waitForSelector('.table', { state: 'detached' });
  await page.getByRole('list').first().waitFor();
  expect(await page.getByRole('button', { name: /Sit here/u }).count()).toBeGreaterThan(0);
  await page.context().close();
});

test('after a match the same seats play again, or everybody one seat on', async () => {
  const over = { ...result, over: result.over === null ? null : { ...result.over, match_over: true } };
  const { page, sent } = await open('#/table/mock', [
    { ...playing, asked: null, may: ['rematch'] },
    { ...over, number: 60 },
  ]);
  await page.getByRole('button', { name: 'Play again, one seat on' }).click();
  await eventually(() => sent.at(-1)).toEqual({ type: 'rematch', rotate: true });
  await page.context().close();
});
