/** Two people at one device: it goes from hand to hand, and no hand is in the page between. */
import { expect } from 'vitest';

import type { AtTable, ServerMessage } from '../../src/lib/protocol';
import { Telling } from '../../src/lib/telling';
import { axe } from './axe';
import { clickOn, moment } from './person';
import { picturesIn } from './pictures';
import { SIZES, settle, test } from './stage';

const picture = picturesIn('look');

test('a device goes from hand to hand; who does not hold it has no card in the page', async ({ house, arrive }) => {
  /** Whose hands the page was told since a cover was last seen: by their seats. */
  let told: number[] = [];
  let room: AtTable | null = null;
  const page = await arrive(`${house.address}#/open/na24:end.target=3`, {
    settings: { pace: 'fast', oneTap: true },
    before: (opened) =>
      opened.on('websocket', (socket) => {
        const telling = new Telling();
        socket.on('framereceived', ({ payload }) => {
          const message = telling.whole(JSON.parse(String(payload)) as ServerMessage);
          if (message.type === 'table') room = message;
          const shown = message.type === 'happened' ? message.snapshot : message.type === 'snapshot' ? message : null;
          if (shown?.watching === false) told.push(shown.seat);
        });
      }),
  });
  await page.getByRole('group', { name: 'People at this device' }).getByRole('radio', { name: '2' }).check();
  await page.getByLabel('Name of person 2').fill('Ben');
  await settle(page);
  await picture(page, 'device-open', true);
  await page.getByLabel('Your name').fill('Anna');
  await page.getByRole('button', { name: 'Open a table' }).click();
  await page.locator('li', { hasText: 'at this device' }).waitFor();
  await settle(page);
  await picture(page, 'device-room', true);
  await page.getByRole('button', { name: 'Fill with computer players' }).click();
  await page.getByRole('button', { name: 'Start' }).click();

  const cover = page.locator('main.cover');
  const seatOf = (name: string): number =>
    (room)?.seats.findIndex((one) => one.name === name) ?? -1;
  const lift = async (): Promise<string> => {
    const name = /device to (\w+)/u.exec((await cover.locator('h1').textContent()) ?? '')?.[1] ?? '';
    // Nobody's hand: neither drawn, nor announced, nor told to the page.
    expect(await page.locator('.hand-card, .table').count()).toBe(0);
    expect(await page.locator('[role=log] p').count()).toBe(0);
    expect(told).toEqual([]);
    await cover.getByRole('button').click();
    await page.waitForSelector('.hand-card');
    return name;
  };
  const holders: string[] = [];
  for (let turn = 0; holders.length < 6; turn += 1) {
    const there = await Promise.race([
      cover.waitFor().then(() => 'cover' as const),
      moment(page).then((now) => now),
    ]);
    if (there !== 'cover') {
      // Only the hand of who holds the device was told; the result belongs to nobody.
      const mine = seatOf(holders.at(-1) ?? '');
      expect(told.every((seat) => seat === mine)).toBe(true);
      // The cover may come down between the look and the click: what there was to click is gone.
      await clickOn(page, there, turn).catch(async (error: unknown) => {
        if (!(await cover.isVisible())) throw error;
      });
      continue;
    }
    told = [];
    if (holders.length === 0) {
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
      expect(await axe(page)).toEqual([]);
      for (const [width, height] of [...SIZES, [390, 844] as const]) {
        await page.setViewportSize({ width, height });
        await settle(page);
        await picture(page, `device-cover-${String(width)}x${String(height)}`, true);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      }
    }
    holders.push(await lift());
    if (holders.length === 1) {
      await settle(page);
      await picture(page, 'device-lifted', true);
      // Reloaded with a hand in sight: it is covered again, and so it stays until lifted.
      await page.reload();
      await cover.waitFor();
      told = [];
      expect(await lift()).toBe(holders[0]);
    }
  }
  expect(new Set(holders)).toEqual(new Set(['Anna', 'Ben']));
});
