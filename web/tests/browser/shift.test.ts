/** Nothing at the table jumps: Chromium itself counts what it had to lay out elsewhere. */
import type { CDPSession, Page } from 'playwright-core';
import { expect } from 'vitest';

import { clickOn, moment } from './person';
import { eventually, settle, test } from './stage';

interface Shifts {
  told: () => Promise<string[]>;
}

/** The shifts that Chromium reports, in words: how much, and what went where. */
async function shiftsOf(page: Page): Promise<Shifts> {
  const line = await page.context().newCDPSession(page);
  const telling: Promise<string>[] = [];
  line.on('PerformanceTimeline.timelineEventAdded', ({ event }) => {
    const shift = event.layoutShiftDetails;
    if (shift === undefined) return;
    telling.push(describe(line, shift.sources).then((what) => `${shift.value.toFixed(5)}: ${what}`));
  });
  await line.send('DOM.enable');
  await line.send('PerformanceTimeline.enable', { eventTypes: ['layout-shift'] });
  return { told: () => Promise.all(telling) };
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Source {
  nodeId?: number;
  previousRect: Box;
  currentRect: Box;
}

async function describe(line: CDPSession, sources: Source[]): Promise<string> {
  const box = ({ x, y, width, height }: Box): string => [x, y, width, height].map(Math.round).join(' ');
  const all = sources.map(async ({ nodeId, previousRect, currentRect }) => {
    const node = await line.send('DOM.describeNode', { backendNodeId: nodeId ?? 0 }).catch(() => null);
    const { attributes = [], nodeName = '' } = node?.node ?? {};
    const name = attributes[attributes.indexOf('class') + 1] ?? '';
    return `${nodeName.toLowerCase()}.${name} ${box(previousRect)} → ${box(currentRect)}`;
  });
  return (await Promise.all(all)).join('; ');
}

// A machine that is busy may draw a frame before a glide has begun; what jumps does so each time.
test('a whole deal and the next auction: the windows that only look report no shift', { retry: 2 }, async ({ house, arrive }) => {
  const { where, seats } = await house.open({ preset: 'na24', seed: 2 });
  const settings = { pace: 'fast', oneTap: true };
  // One window acts. In the others nobody presses anything, so nothing is excused by a press.
  const actor = await arrive(where, { seats, settings });
  const lookers: { page: Page; shifts: Shifts }[] = [];
  for (const [width, height] of [[320, 568], [1440, 900]] as const) {
    await arrive(where, {
      seats,
      settings,
      viewport: { width, height },
      reducedMotion: 'no-preference',
      before: async (page) => lookers.push({ page, shifts: await shiftsOf(page) }),
    });
  }
  const met: string[] = [];
  for (let acts = 0; !met.includes('deal over') || met.at(-1) === 'deal over'; acts++) {
    const now = await moment(actor);
    met.push(now);
    for (const { page } of lookers) await moment(page);
    await clickOn(actor, now, acts);
  }
  await moment(actor);
  for (const { page, shifts } of lookers) {
    await moment(page);
    await page.waitForFunction(() => document.querySelector('.table [style*="translate:"]') === null);
    await settle(page);
    expect(await shifts.told()).toEqual([]);
    // What does jump is told.
    await page.evaluate(() => document.querySelector<HTMLElement>('.board-area')?.style.setProperty('margin-top', '40px'));
    await settle(page);
    await eventually(async () => (await shifts.told()).length).toBeGreaterThan(0);
  }
  expect(new Set(met)).toEqual(new Set(['call', 'card', 'deal over']));
});
