/**
 * Every moment of the table at every size: nothing outside the window, nothing on
 * top of something else, nothing that axe finds. With EUCHRE_PICTURES set, pictures go
 * to an ignored folder.
 */
import { describe, expect } from 'vitest';

import type { Snapshot } from '../../src/lib/protocol';
import * as moments from '../fixtures';
import { MOMENTS, RESULTS } from '../moments';
import { axe } from './axe';
import { findings } from './findings';
import { picturesIn, takesPictures } from './pictures';
import { test } from './pretended';
import { SIZES, settle } from './stage';

const picture = picturesIn('look');

const MORE_SIZES = [
  ...SIZES,
  [320, 460],
  [375, 553],
  [667, 375],
  [768, 1024],
  [1024, 768],
] as const;

const TABLES: Record<string, Snapshot> = {
  follow: moments.follow,
  auction: moments.auction,
  naming: moments.naming,
  discard: moments.discard,
  waiting: moments.waiting,
  alone: moments.alone,
  blind: moments.blind,
  long: moments.long,
  ...MOMENTS,
  ...Object.fromEntries([2, 3, 5, 6, 7, 8].map((count) => [`calls-${count}`, moments.auctionOf(count)])),
  ...Object.fromEntries([2, 3, 5, 6, 7, 8].map((count) => [`seats-${count}`, moments.tableOf(count)])),
};

/** The auction of seven and eight seats is asked to fit on usual screens only. */
function sizesFor(moment: string): readonly (readonly [number, number])[] {
  return /^calls-[78]$/u.test(moment)
    ? MORE_SIZES.filter(([, height]) => height >= 560)
    : MORE_SIZES;
}

describe('the table fits', () => {
  for (const [moment, snapshot] of Object.entries(TABLES)) {
    test(`${moment}, at every size`, async ({ show }) => {
      const { page } = await show({ told: snapshot });
      const found: Record<string, string[]> = {};
      for (const [width, height] of sizesFor(moment)) {
        await page.setViewportSize({ width, height });
        await settle(page);
        await picture(page, `${moment}-${width}x${height}-light`);
        const here = await findings(page);
        if (here.length > 0) found[`${width}x${height}`] = here;
      }
      expect(found).toEqual({});
    });
  }
});

/** A theme changes no size, so that each size is looked at in one of them; in pictures all are, in both. */
function sizesIn(theme: 'light' | 'dark'): readonly (readonly [number, number])[] {
  return takesPictures ? SIZES : SIZES.filter((_, at) => at % 2 === (theme === 'light' ? 1 : 0));
}

describe('pages are accessible and drawn in both themes', () => {
  const PAGES: [string, string, Snapshot][] = [
    ['follow', '#/table/mock', moments.follow],
    ['auction', '#/table/mock', moments.auction],
    ['naming', '#/table/mock', moments.naming],
    ['result', '#/table/mock', moments.result],
    ['game-over', '#/table/mock', moments.gameOver],
    ...['bid-nap', 'bid-shown', 'call-partner', 'play-twelve', 'play-secret'].map(
      (name): [string, string, Snapshot] => [name, '#/table/mock', MOMENTS[name] ?? moments.follow],
    ),
    ...Object.entries(RESULTS).map(([name, one]): [string, string, Snapshot] => [name, '#/table/mock', one]),
    ['home', '#/', moments.follow],
    ['game', '#/game/na24:deal.redeal=ace_no_face', moments.follow],
    ['rules', '#/rules/na24', moments.follow],
    ['settings', '#/settings', moments.follow],
    ['fair', '#/fair', moments.follow],
  ];
  for (const [at, [name, hash, told]] of PAGES.entries()) {
    // A test begins with the theme that the one before it ended with, since settings want the page to be loaded.
    const themes = at % 2 === 0 ? (['light', 'dark'] as const) : (['dark', 'light'] as const);
    test(name, async ({ show }) => {
      for (const theme of themes) {
        const { page } = await show({ hash, told, theme, settings: { fourColours: theme === 'dark' } });
        for (const [width, height] of sizesIn(theme)) {
          await page.setViewportSize({ width, height });
          await settle(page);
          await picture(page, `${name}-${width}x${height}-${theme}`, !hash.startsWith('#/table'));
          const wide = await page.evaluate(() =>
            [document.documentElement, ...document.querySelectorAll('dialog[open]')]
              .filter((one) => one.scrollWidth > one.clientWidth)
              .map((one) => one.tagName),
          );
          expect(wide).toEqual([]);
        }
        expect(await axe(page)).toEqual([]);
      }
    });
  }
});
