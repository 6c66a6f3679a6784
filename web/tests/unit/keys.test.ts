import { expect, test } from 'vitest';

import { KEYS, keyAct } from '../../src/lib/keys';
import { has } from '../../src/lib/texts';
import { auction, follow, naming } from '../fixtures';

const hand = follow.hand ?? [];

test('a digit is a card of the hand', () => {
  expect(keyAct('2', [], hand)).toEqual({ do: 'card', index: 1 });
  expect(keyAct('4', [], hand)).toBeNull();
});

test('letters make calls, where there is such a call', () => {
  const made = (key: string, { choices } = auction) => {
    const meant = keyAct(key, choices, hand);
    return meant?.do === 'choice' ? meant.choice.action : null;
  };
  expect(made('p')).toMatchObject({ kind: 'pass' });
  expect(made('O')).toMatchObject({ kind: 'order_up', alone: false });
  expect(made('a')).toMatchObject({ kind: 'order_up', alone: true });
  expect(made('h', naming)).toMatchObject({ kind: 'name', suit: 'H', alone: false });
  expect(made('d', naming)).toBeNull();
  // Alone in which suit? The key does not say, so it does nothing.
  expect(made('a', naming)).toBeNull();
});

test('other keys mean nothing', () => {
  expect(keyAct('x', auction.choices, hand)).toBeNull();
  expect(keyAct('Tab', auction.choices, hand)).toBeNull();
  expect(keyAct('?', auction.choices, hand)).toEqual({ do: 'help' });
});

test('every key of the help has its sentence', () => {
  expect(KEYS.filter(({ message }) => !has(message))).toEqual([]);
});
