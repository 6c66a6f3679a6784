/** Tables of several people: what is drawn of them, at every size, in both themes. */
import { describe, expect } from 'vitest';

import type { AtTable, ServerMessage } from '../../src/lib/protocol';
import { follow, result } from '../fixtures';
import { clock, playing, resting, room, said, watching } from '../rooms';
import { axe } from './axe';
import { findings } from './findings';
import { picturesIn } from './pictures';
import { type Show, type Stage, test } from './pretended';
import { SIZES, eventually, settle } from './stage';

const picture = picturesIn('look');

/** Anna is at a table that says this. */
const come = (show: Show, ...told: ServerMessage[]): Promise<Stage> => show({ told, isAnna: true });

describe('pages and tables with people are accessible and fit', () => {
  const PAGES: [string, string, ServerMessage[]][] = [
    ['friends', '#/friends', []],
    ['open', '#/open/na24', []],
    ['me', '#/me', []],
    ['room', '#/table/mock', [room, ...said]],
  ];
  for (const [name, hash, told] of PAGES) {
    test(name, async ({ show }) => {
      for (const [theme, language] of [['light', 'en'], ['dark', 'el']] as const) {
        const { page } = await show({ hash, told, theme, settings: { language }, isAnna: true });
        for (const [width, height] of SIZES) {
          await page.setViewportSize({ width, height });
          await settle(page);
          await picture(page, `${name}-${width}x${height}-${theme}`, true);
          expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
        }
        expect(await axe(page)).toEqual([]);
      }
    });
  }

  const TABLES: [string, AtTable][] = [
    ['asked', playing],
    ['paused', resting],
    ['watching', watching],
  ];
  for (const [name, here] of TABLES) {
    test(name, async ({ show }) => {
      const { page } = await come(show, here, { ...follow, watching: here.seat === null }, clock, ...said);
      await page.waitForSelector('.notes');
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await settle(page);
        await picture(page, `table-${name}-${width}x${height}`, true);
        expect(await findings(page)).toEqual([]);
      }
      expect(await axe(page)).toEqual([]);
    });
  }
});

test('a seat is taken, with a number of one’s own for the shuffle', async ({ show }) => {
  const { page, sent } = await come(
    show,
    { ...room, seat: null, you: 'p-dora', may: ['sit'], commitment: 'ab'.repeat(32) },
  );
  await page.getByRole('button', { name: /Sit here/u }).first().click();
  await eventually(() => sent.find(({ type }) => type === 'sit')).toMatchObject({
    type: 'sit',
    seat: 1,
    nonce: expect.stringMatching(/^[0-9a-f]{64}$/u) as string,
  });
});

test('the host fills, swaps, sends away and starts', async ({ show }) => {
  const { page, sent } = await come(show, room);
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
});

test('a question is answered, a pause ended, and each change said aloud', async ({ show }) => {
  const { page, sent, tell } = await come(show, room, playing, follow);
  await page.getByRole('button', { name: 'Yes' }).click();
  await eventually(() => sent.at(-1)).toEqual({ type: 'answer', number: 39, yes: true });
  tell({ ...resting, revision: 3 });
  await page.getByRole('button', { name: 'Go on' }).click();
  await eventually(() => sent.at(-1)).toEqual({ type: 'resume' });
  await eventually(() => page.getByRole('log').first().textContent()).toContain('Chloe has paused the game.');
});

test('what people write is shown as text, hushed, answered and reported', async ({ show }) => {
  const { page, sent } = await come(show, playing, follow, ...said);
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
});

test('who may watch no more keeps nothing of the game in the page', async ({ show }) => {
  const { page, tell } = await come(show, watching, { ...follow, watching: true });
  await page.waitForSelector('.table');
  tell({ ...watching, revision: 2, settings: { ...watching.settings, spectators: 'none' } });
  await page.waitForSelector('.table', { state: 'detached' });
  await page.getByRole('list').first().waitFor();
  expect(await page.getByRole('button', { name: /Sit here/u }).count()).toBeGreaterThan(0);
});

test('after a match the same seats play again, or everybody one seat on', async ({ show }) => {
  const over = { ...result, over: result.over === null ? null : { ...result.over, match_over: true } };
  const { page, sent } = await come(
    show,
    { ...playing, asked: null, may: ['rematch'] },
    { ...over, number: 60 },
  );
  await page.getByRole('button', { name: 'Play again, one seat on' }).click();
  await eventually(() => sent.at(-1)).toEqual({ type: 'rematch', rotate: true });
});
