import { expect, test } from 'vitest';

import { parts, rankLeft } from '../../src/art/faces';
import { drawn } from '../../src/art/letters';
import { markOf, nameOf, seatsListed, sidesShown, takenBy } from '../../src/lib/view';
import { follow, tableOf } from '../fixtures';

test('sides, marks and tricks are told from the seat that looks', () => {
  expect(sidesShown(follow)).toEqual([0, 1]);
  const east = { ...follow, seat: 3 };
  expect(sidesShown(east)).toEqual([1, 0]);
  expect([0, 1, 2, 3].map((seat) => markOf(east, seat))).toEqual([1, 0, 1, 0]);
  expect([takenBy(follow, 0), takenBy(follow, 1)]).toEqual([1, 1]);
});

test('seats are listed clockwise from the left, oneself last', () => {
  expect(seatsListed(follow)).toEqual([1, 2, 3, 0]);
  expect(seatsListed({ ...follow, seat: 2 })).toEqual([3, 0, 1, 2]);
  expect(nameOf(follow, 1)).toBe('West');
  expect(sidesShown(tableOf(3))).toEqual([0, 1, 2]);
});

test('a card is its rank and its suit; a ten is printed in full', () => {
  expect(parts('TD')).toEqual({ rank: 'T', suit: 'D', joker: false });
  expect(parts('JK')).toEqual({ rank: '', suit: '', joker: true });
  expect(drawn('T').printed).toBe('10');
});

test('every rank stays in the left third of its card', () => {
  for (const rank of 'AKQJT98765432') {
    const { width } = drawn(rank);
    expect(width).toBeGreaterThan(0);
    expect(rankLeft(width)).toBeGreaterThan(5);
    expect(rankLeft(width) + width * 0.37).toBeLessThan(46);
  }
});
