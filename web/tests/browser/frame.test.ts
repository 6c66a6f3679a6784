/** How soon a press is answered with a frame, while the table animates and while it rests (bench only). */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

import { clickOn, moment } from './person';
import { settle, test } from './stage';

const BENCH = process.env.EUCHRE_TIER === 'bench';
const DEALS = 6;

interface Press {
  moving: boolean;
  ms: number;
}

/** Notes for each press how long it took until the frame after it was drawn, and whether cards were under way. */
const note = (): void => {
  const presses: Press[] = [];
  Object.assign(window, { presses });
  addEventListener(
    'keydown',
    (event) => {
      const moving =
        document.getAnimations().some((one) => one.playState === 'running') ||
        document.querySelector('.table [style*="translate:"]') !== null;
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => presses.push({ moving, ms: performance.now() - event.timeStamp });
        port2.postMessage(null);
      });
    },
    { capture: true },
  );
};

/** Goes to and fro among one's own cards, as somebody does who thinks. */
async function fidget(page: Page, times: number): Promise<void> {
  for (let time = 0; time < times; time++) await page.keyboard.press(time % 2 === 0 ? 'ArrowRight' : 'ArrowLeft');
}

const quantile = (sorted: number[], part: number): number => sorted[Math.floor(part * (sorted.length - 1))] ?? NaN;

test.skipIf(!BENCH)('a press is answered in the next frame, also while cards move', async ({ house, arrive }) => {
  const { where, seats } = await house.open({ preset: 'na24', seed: 2, player: 'random' });
  const page = await arrive(where, {
    seats,
    settings: { pace: 'fast' },
    reducedMotion: 'no-preference',
    before: (opened) => opened.addInitScript(note),
  });
  for (let deals = 0, acts = 0; deals < DEALS; acts++) {
    const now = await moment(page);
    if (now === 'game over') break;
    deals += now === 'deal over' ? 1 : 0;
    if (now === 'card') {
      const card = page.locator('.hand-card[aria-disabled="false"]').first();
      await settle(page);
      await card.focus();
      await fidget(page, 2);
      await card.focus();
      await page.keyboard.press('Enter');
      // Its flight and those of the others' cards are under way.
      await fidget(page, 4);
    } else {
      await clickOn(page, now, acts);
      await fidget(page, 2);
    }
  }
  const presses = await page.evaluate(() => (window as unknown as { presses: Press[] }).presses);
  const told = (moving: boolean): { count: number; p50: number; p98: number } => {
    const sorted = presses.filter((one) => one.moving === moving).map((one) => one.ms);
    sorted.sort((one, other) => one - other);
    return { count: sorted.length, p50: quantile(sorted, 0.5), p98: quantile(sorted, 0.98) };
  };
  const figures = { moving: told(true), resting: told(false) };
  console.log(`frames ${JSON.stringify(figures)}`);
  expect(figures.moving.count).toBeGreaterThan(20);
  expect(figures.resting.count).toBeGreaterThan(10);
});
