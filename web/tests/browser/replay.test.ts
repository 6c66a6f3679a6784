/** Games shown again in a real browser: from a link, from the end of a game, from a file. */
import { readFileSync } from 'node:fs';

import type { Page } from 'playwright-core';
import { expect } from 'vitest';

import type { Replay } from '../../src/lib/protocol';
import { axe } from './axe';
import { playOut } from './played';
import { SIZES, eventually, settle, test as base } from './stage';

/** A match that was played, which is shown again here in one way and another. */
const test = base
  .extend('played', { scope: 'file' }, async ({ house, browser }) => {
    const seat = await house.open({ preset: 'na24', seed: 1, player: 'random', options: { 'end.target': '6' } });
    const page = await browser.newPage({ serviceWorkers: 'block' });
    await page.goto(`${house.address}#/access`);
    await playOut(page, seat);
    await page.context().close();
    return seat;
  })
  .extend('match', { scope: 'file' }, async ({ house, played }) => {
    const answer = await fetch(new URL(`/api/replays/${played.table}`, house.address));
    return (await answer.json()) as Replay;
  });

/** Where the slider stands. */
const at = async (page: Page): Promise<number> => Number(await page.locator('.bar input').inputValue());
const cards = (page: Page): Promise<number> => page.locator('.hands .small-card').count();

test('a link shows a game that is over to anybody: by keys, by buttons and with the slider', async ({ house, arrive, played, match }) => {
  const page = await arrive(`${house.address}#/replay/${played.table}`);
  await page.waitForSelector('.bar');
  const last = match.steps.length - 1;
  expect(await cards(page)).toBe(20);
  await page.keyboard.press('ArrowRight');
  expect(await at(page)).toBe(1);
  await page.keyboard.press('ArrowLeft');
  expect(await at(page)).toBe(0);
  await page.keyboard.press('Shift+ArrowRight');
  expect(await at(page)).toBe(match.tricks[0]);
  expect(await cards(page)).toBe(19);
  expect(await page.locator('.slot .card').count()).toBe(1);
  await page.getByRole('button', { name: 'To the next trick' }).click();
  expect(await at(page)).toBe(match.tricks[1]);
  await page.getByRole('button', { name: 'One step back' }).click();
  // A trick that is just finished lies on the table still.
  const lying = match.steps[(match.tricks[1] ?? 0) - 1];
  expect(await page.locator('.slot .card').count()).toBe(lying?.snapshot.tricks[0]?.cards.length);
  await page.keyboard.press('End');
  expect(await at(page)).toBe(last);
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  expect(await page.locator('.result table').count()).toBe(1);
  const slider = page.locator('.bar input');
  const box = await slider.boundingBox();
  if (box === null) throw new Error('the slider is not seen');
  await page.mouse.move(box.x + box.width - 12, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  expect(Math.abs((await at(page)) - last / 2)).toBeLessThanOrEqual(1);
  // The focused slider answers the keys too, each once.
  const before = await at(page);
  await page.keyboard.press('ArrowRight');
  expect(await at(page)).toBe(before + 1);
});

test('from deal to deal, by key and from the list, and the address follows', async ({ house, arrive, played, match }) => {
  const page = await arrive(`${house.address}#/replay/${played.table}.1.2`);
  await page.getByText(`Deal 2 of ${match.deals.length}`).waitFor();
  await page.keyboard.press('PageDown');
  await eventually(() => page.url()).toContain(`${played.table}.1.3`);
  await page.keyboard.press('PageUp');
  await page.keyboard.press('PageUp');
  await eventually(() => page.url()).toContain(`${played.table}.1.1`);
  await page.locator('.number').getByRole('button', { name: 'Deal 2' }).click();
  await eventually(() => page.url()).toContain(`${played.table}.1.2`);
  await page.reload();
  await page.getByText(`Deal 2 of ${match.deals.length}`).waitFor();
  const shown = await page.locator('.deals tbody tr').count();
  expect(shown).toBe(match.deals.length);
  const final = match.deals.at(-1)?.scores.map(String) ?? [];
  expect(await page.locator('.deals tbody tr').last().locator('td.digits b').allInnerTexts()).toEqual(final);
  expect(await page.locator('.chart svg').getAttribute('aria-label')).toContain(final[0]);
});

test('it plays by itself, stops when told, and at the end of the deal', async ({ house, arrive, played, match }) => {
  const page = await arrive(`${house.address}#/replay/${played.table}`);
  await page.waitForSelector('.bar');
  await page.keyboard.press('Shift+ArrowRight');
  const from = await at(page);
  await page.locator('.bar input').blur();
  await page.keyboard.press(' ');
  await page.getByRole('button', { name: 'Pause' }).waitFor();
  await eventually(() => at(page)).toBeGreaterThan(from);
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'Play' }).waitFor();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('button', { name: 'Play' }).click();
  await eventually(() => at(page)).toBe(match.steps.length - 1);
  await page.getByRole('button', { name: 'Play' }).waitFor();
});

test('one seat’s view shows its hand alone, and turns the table to it', async ({ house, arrive, played, match }) => {
  const page = await arrive(`${house.address}#/replay/${played.table}`);
  await page.waitForSelector('.bar');
  await page.getByLabel('Seen by').selectOption({ label: 'West' });
  const west = match.steps[0]?.hands[1]?.map(({ card }) => card) ?? [];
  expect(await page.locator('.one .card').count()).toBe(west.length);
  expect(await page.locator('.hands').count()).toBe(0);
  expect(await page.locator('.bottom .name').innerText()).toBe('West');
  await page.keyboard.press('a');
  expect(await cards(page)).toBe(20);
});

test('a screen reader is told each step once, and can read every hand', async ({ house, arrive, played, match }) => {
  const page = await arrive(`${house.address}#/replay/${played.table}`);
  await page.waitForSelector('.bar');
  await page.keyboard.press('ArrowRight');
  const said = (await page.locator('.bar [role=status]').innerText()).trim();
  expect(said).toMatch(new RegExp(`^Step 2 of ${match.steps.length}\\. .+`, 'u'));
  const lists = page.getByRole('list', { name: 'Hands' }).getByRole('listitem');
  expect(await lists.first().innerText()).toContain('5 cards');
  // On the slider its own value says it, and the status is silent.
  await page.locator('.bar input').focus();
  expect((await page.locator('.bar [role=status]').innerText()).trim()).toBe('');
  expect(await page.locator('.bar input').getAttribute('aria-valuetext')).toBe(said);
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keys' }).getByText('To the trick before').waitFor();
});

test('the end of a game has its score deal by deal, and each deal leads into its replay', async ({ house, arrive, played, match }) => {
  const page = await arrive(played.where, { seats: played.seats });
  const record = page.getByRole('dialog').getByRole('region', { name: 'The score, deal by deal' });
  await record.getByRole('link', { name: 'Deal 2' }).click();
  await page.getByText(`Deal 2 of ${match.deals.length}`).waitFor();
  expect(page.url()).toContain(`${played.table}.1.2`);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await record.waitFor();
  await page.goto(`${house.address}#/replay`);
  await page.getByRole('link', { name: /Four-handed|points|to/u }).last().click();
  await page.waitForSelector('.bar');
});

/** Presses a button and returns the file that comes. */
async function saved(page: Page, name: string): Promise<{ name: string; text: string; path: string }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name }).click(),
  ]);
  const path = await download.path();
  return { name: download.suggestedFilename(), text: readFileSync(path, 'utf8'), path };
}

test('what is saved, as log and as EGN, is shown again when it is chosen or dropped', async ({ house, arrive, played, match }) => {
  // What is no game is refused by the server.
  const page = await arrive(`${house.address}#/replay/${played.table}`, { mayComplain: true });
  await page.waitForSelector('.bar');
  const log = await saved(page, 'Save the log');
  const egn = await saved(page, 'Save as EGN');
  expect(log.name).toBe(`euchre-${played.table}.jsonl`);
  expect(JSON.parse(log.text.split('\n')[0] ?? '')).toMatchObject({ format: 'euchre-log' });
  expect(JSON.parse(egn.text)).toHaveProperty('fileType');

  await page.goto(`${house.address}#/replay`);
  await page.locator('input[type=file]').setInputFiles({ name: 'game.egn', mimeType: 'text/plain', buffer: Buffer.from(egn.text) });
  await page.getByText(`Deal 1 of ${match.deals.length}`).waitFor();
  expect(await cards(page)).toBe(20);

  const drop = async (name: string, text: string): Promise<void> => {
    const data = await page.evaluateHandle(
      ([file, content]) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([content ?? ''], file ?? ''));
        return transfer;
      },
      [name, text],
    );
    await page.dispatchEvent('main', 'drop', { dataTransfer: data });
  };
  const lines = log.text.trimEnd().split('\n');
  await drop('cut.jsonl', [...lines.slice(0, -4), '{'].join('\n'));
  await page.getByText(`line ${lines.length - 3}:`).waitFor();
  await page.keyboard.press('PageDown');
  await page.getByText(/^Deal 2 of/u).waitFor();
  await drop('letter.txt', 'Dear Ann,');
  await page.getByRole('alert').waitFor();
});

test('a game that is not over, or is not here, is refused in words', async ({ house, arrive }) => {
  const page = await arrive(house.address, { mayComplain: true });
  const { table } = await house.open({ preset: 'na24' });
  for (const [id, reason] of [
    [table, 'it has to be over first'],
    ['nowhere', 'There is no such table'],
  ] as const) {
    await page.goto(`${house.address}#/replay/${id}`);
    await page.getByRole('alert').getByText(reason).waitFor();
  }
});

test('nothing lies outside the window, and axe finds nothing, in both themes', async ({ house, arrive, played }) => {
  const found: Record<string, string[]> = {};
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await arrive(`${house.address}#/replay/${played.table}`, { colorScheme, locale: colorScheme === 'dark' ? 'el-GR' : 'en-GB' });
    await page.waitForSelector('.bar');
    for (const [width, height] of [...SIZES, [375, 667] as const]) {
      await page.setViewportSize({ width, height });
      for (const key of ['Home', 'Shift+ArrowRight', 'End', 'a']) {
        await page.keyboard.press(key);
        await settle(page);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (wide > 0) found[`${width} ${key} ${colorScheme}`] = [`${wide} too wide`];
        // All of a step is seen at once, and what moves it.
        const low = await page.evaluate(() => {
          const end = (selector: string): number => document.querySelector(selector)?.getBoundingClientRect().bottom ?? 0;
          const [hands, bar] = [Math.max(end('.hands'), end('.one')), document.querySelector('.bar')?.getBoundingClientRect()];
          const beside = bar !== undefined && bar.left > innerWidth / 2;
          return { out: Math.max(end('.bar'), hands) - innerHeight, under: beside || bar === undefined ? 0 : hands - bar.top };
        });
        const middle = await page.evaluate(() => {
          const [stage, ring] = ['.stage .board', '.board .ring'].map((one) => document.querySelector(one)?.getBoundingClientRect());
          return stage === undefined || ring === undefined ? 0 : Math.abs(stage.left + stage.right - ring.left - ring.right);
        });
        if (middle > 4) found[`${width} ${key} ${colorScheme} ring`] = [`${middle} beside the middle`];
        if (low.out > 1 || low.under > 1) found[`${width} ${key} ${colorScheme} down`] = [JSON.stringify(low)];
      }
    }
    for (const key of ['Home', 'End', 'a']) {
      await page.keyboard.press(key);
      await settle(page);
      const here = await axe(page);
      if (here.length > 0) found[`${key} ${colorScheme}`] = here;
    }
    await page.goto(`${house.address}#/replay`);
    await page.waitForSelector('h2');
    found[`files ${colorScheme}`] = await axe(page);
    if (found[`files ${colorScheme}`]?.length === 0) Reflect.deleteProperty(found, `files ${colorScheme}`);
  }
  expect(found).toEqual({});
});
