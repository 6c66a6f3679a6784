import { expect, test } from 'vitest';

import { linkOf, rulesOf } from '../../src/lib/link';
import { hashOf, routeOf } from '../../src/lib/route';

const LINK = 'na24:deal.packets=2-2-2-2.3-3-3-3:bids.ladder=3.nap5~10-5.shooter8@';

test('a place and its hash are the same thing', () => {
  const places = [
    ['home', ''],
    ['table', 'abc/1 ü'],
    ['rules', LINK],
    ['game', 'hoyle32'],
    ['settings', ''],
  ] as const;
  for (const [page, id] of places) {
    expect(routeOf(hashOf(page, id))).toEqual({ page, id });
  }
});

test('a link stands in an address as it is', () => {
  expect(hashOf('game', LINK)).toBe(`#/game/${LINK}`);
  expect(routeOf(`#/game/${encodeURIComponent(LINK)}`)).toEqual({ page: 'game', id: LINK });
});

test('what is nowhere leads home', () => {
  expect(routeOf('').page).toBe('home');
  expect(routeOf('#/').page).toBe('home');
  expect(routeOf('#/nowhere/1').page).toBe('home');
});

test('percent signs that mean nothing are left for the server to refuse', () => {
  expect(routeOf('#/game/na24:%zz').id).toBe('na24:%zz');
});

test('a link is a preset and what is changed in it', () => {
  expect(rulesOf(LINK)).toEqual({
    preset: 'na24',
    changes: { 'deal.packets': '2-2-2-2.3-3-3-3', 'bids.ladder': '3.nap5~10-5.shooter8@' },
  });
  for (const link of [LINK, 'na24', 'british25:end.target=5']) {
    const { preset, changes } = rulesOf(link);
    expect(linkOf(preset, changes)).toBe(link);
  }
});
