import { expect, test } from 'vitest';

import { hashOf, routeOf } from '../../src/lib/route';

test('a place and its hash are the same thing', () => {
  const places = [
    ['home', '', {}],
    ['table', 'abc/1', {}],
    ['rules', 'na24', { 'end.target': '5', 'pack.benny': 'joker' }],
    ['game', 'hoyle32', {}],
    ['settings', '', {}],
  ] as const;
  for (const [page, id, changes] of places) {
    expect(routeOf(hashOf(page, id, changes))).toEqual({ page, id, changes });
  }
});

test('what is nowhere leads home', () => {
  expect(routeOf('').page).toBe('home');
  expect(routeOf('#/').page).toBe('home');
  expect(routeOf('#/nowhere/1').page).toBe('home');
});
