import { describe, expect, test } from 'vitest';

import { RING_HEIGHT, placeOf, placesAround, sideOrder } from '../../src/lib/seats';

const COUNTS = [2, 3, 4, 5, 6, 7, 8];

describe.each(COUNTS)('%i seats', (count) => {
  test('everybody else has one place, clockwise from the left', () => {
    for (let mine = 0; mine < count; mine++) {
      const seats = placesAround(count, mine).map((place) => place.seat);
      expect(seats).toEqual(Array.from({ length: count - 1 }, (_, i) => (mine + 1 + i) % count));
    }
  });

  test('the left neighbour is on the left and the right one on the right', () => {
    if (count === 2) return;
    const places = placesAround(count, 0);
    expect(places[0]?.x).toBe(-1);
    expect(places.at(-1)?.x).toBe(1);
  });

  test('no two cards lie on each other, upright', () => {
    const height = RING_HEIGHT[count] ?? 0;
    const cards = [...placesAround(count, 0).map(({ x, y }) => [x, y] as const), [0, 1] as const];
    // In units of a card: places in y are scaled by the ring's height less one card.
    for (const [i, [x, y]] of cards.entries()) {
      for (const [otherX, otherY] of cards.slice(i + 1)) {
        const apart = (Math.abs(y - otherY) * (height - 1)) / 2;
        expect(x !== otherX || apart >= 0.99).toBe(true);
      }
    }
  });

  test('no two seats share a place on a low screen', () => {
    const low = placesAround(count, 0).map((place) => `${place.low.x} ${place.low.y}`);
    expect(new Set([...low, '0 1']).size).toBe(count);
  });

  test('one sits at the bottom oneself', () => {
    expect(placeOf(count - 1, count, count - 1)).toEqual([0, 1]);
  });
});

test('one’s own side comes first and the others keep their order', () => {
  expect([0, 1, 2].map((side) => sideOrder(side, 0))).toEqual([0, 1, 2]);
  expect([0, 1, 2].map((side) => sideOrder(side, 1))).toEqual([1, 0, 2]);
  expect([0, 1, 2].map((side) => sideOrder(side, 2))).toEqual([1, 2, 0]);
});
