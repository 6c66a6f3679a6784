import { expect, test } from 'vitest';

import { NARROWEST, fanOf } from '../../src/lib/fan';

test('five cards on a narrow phone overlap by the step that the design names', () => {
  expect(fanOf(5, 320, 72)).toEqual({ rows: 1, step: 58 });
  expect(fanOf(6, 320, 72).step).toBeCloseTo(46.4);
});

test('where there is room the cards lie side by side', () => {
  expect(fanOf(5, 680, 76)).toEqual({ rows: 1, step: 83 });
  expect(fanOf(1, 320, 72).rows).toBe(1);
});

test('a hand never reaches beyond its room', () => {
  for (let cards = 2; cards <= 24; cards++) {
    const { rows, step } = fanOf(cards, 320, 72);
    const inRow = Math.ceil(cards / rows);
    expect((inRow - 1) * step + 72).toBeLessThanOrEqual(320 - 16 + 1e-9);
  }
});

test('too many cards for a finger make two rows', () => {
  expect(fanOf(8, 320, 72).rows).toBe(1);
  const many = fanOf(12, 320, 72);
  expect(many.rows).toBe(2);
  expect(many.step).toBeGreaterThanOrEqual(NARROWEST);
});

test('a long hand shows its ranks whole: in one row on a wide screen, in two on a phone', () => {
  expect(fanOf(12, 980, 137).rows).toBe(1);
  const { rows, step } = fanOf(12, 390, 78);
  expect(rows).toBe(2);
  expect(step).toBeGreaterThan(0.42 * 78);
  expect(fanOf(16, 320, 64)).toMatchObject({ rows: 2 });
});
