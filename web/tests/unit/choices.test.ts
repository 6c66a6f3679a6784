import { expect, test } from 'vitest';

import { arrange, closedSuit } from '../../src/lib/choices';
import { act, auction, choice, naming, say } from '../fixtures';

test('three calls are three buttons, and ordering up is the filled one', () => {
  const calls = arrange(auction.choices, false);
  expect(calls.buttons.map(({ action }) => action.kind)).toEqual(['pass', 'order_up', 'order_up']);
  expect(calls.aloneSwitch).toBe(false);
  expect(calls.plain?.action).toMatchObject({ kind: 'order_up', alone: false });
});

test('leaving the turned card, beside cards to lay away, is not the filled button', () => {
  expect(arrange([choice(act('decline'), say('test-leave'))], false).plain).toBeNull();
});

test('suits that can be named both ways get a switch, and none is the filled one', () => {
  const together = arrange(naming.choices, false);
  expect(together.aloneSwitch).toBe(true);
  expect(together.plain).toBeNull();
  expect(together.buttons.map(({ action }) => [action.suit, action.alone])).toEqual([
    [null, false],
    ['H', false],
    ['C', false],
    ['S', false],
  ]);
  const alone = arrange(naming.choices, true);
  expect(alone.buttons.slice(1).every(({ action }) => action.alone)).toBe(true);
});

test('every choice can be reached with the switch off or on', () => {
  for (const { choices } of [auction, naming]) {
    const reached = new Set([...arrange(choices, false).buttons, ...arrange(choices, true).buttons]);
    expect(reached.size).toBe(choices.length);
  }
});

test('the turned suit is closed only where suits are named without it', () => {
  expect(closedSuit(naming.choices, 'QD', true)).toBe('D');
  expect(closedSuit(naming.choices, 'QH', true)).toBeNull();
  expect(closedSuit(naming.choices, 'JK', true)).toBeNull();
  expect(closedSuit(auction.choices, 'QD', false)).toBeNull();
});
