import { describe, expect, test } from 'vitest';

import { arrangeBids, choiceOf, columnsOf, contractTrump, trumpCode } from '../../src/lib/bidding';
import { arrange } from '../../src/lib/choices';
import { keyAct } from '../../src/lib/keys';
import { signed, written } from '../../src/lib/numbers';
import type { BidOffer, Choice } from '../../src/lib/protocol';
import { act, choice, contractOf, say } from '../fixtures';

const offer = (bid: string, tricks: number, more: Partial<BidOffer> = {}): BidOffer => ({
  bid,
  text: say('test-pass'),
  tricks,
  win: 0,
  lose: tricks,
  alone: false,
  cards: 0,
  ...more,
});

const pass = choice(act('pass'), say('test-pass'));
const bid = (label: string, more: Parameters<typeof act>[1] = {}): Choice =>
  choice(act('bid', { bid: label, ...more }), say('test-pass'));

/** Numbers with their trump, and a misère that has none. */
const BIDS = [offer('0x', 0), offer('3', 3), offer('4', 4)];
const CHOICES = [
  pass,
  bid('0x'),
  ...['3', '4'].flatMap((label) => [
    bid(label, { suit: 'S' }),
    bid(label, { suit: 'N' }),
    bid(label, { suit: 'N', low: true }),
  ]),
];

describe('bids', () => {
  test('numbers and names are told apart, and trump belongs to the lowest number at first', () => {
    const bidding = arrangeBids(CHOICES, BIDS, null);
    expect(bidding.others).toEqual([pass]);
    expect(bidding.numbers.map((one) => one.bid)).toEqual(['3', '4']);
    expect(bidding.named.map((one) => one.bid)).toEqual(['0x']);
    expect(bidding.picked).toBe('3');
    expect(bidding.trumps.map(trumpCode)).toEqual(['S', 'N', 'L']);
  });

  test('the trumps are those of the bid that is picked', () => {
    const { picked, trumps } = arrangeBids(CHOICES, BIDS, '4');
    expect(picked).toBe('4');
    expect(trumps.every(({ action }) => action.bid === '4')).toBe(true);
  });

  test('a bid without trump cannot be picked: it is made at once', () => {
    expect(arrangeBids(CHOICES, BIDS, '0x').picked).toBe('3');
    expect(choiceOf(CHOICES, '0x')?.action.bid).toBe('0x');
    expect(choiceOf(CHOICES, '3')).toBeUndefined();
    expect(arrangeBids([pass, bid('3')], [offer('3', 3)], null).picked).toBeNull();
  });

  test('lines of numbers are of equal length', () => {
    expect([5, 8, 9, 12, 16].map((count) => columnsOf(count, 8))).toEqual([5, 8, 5, 6, 8]);
    expect(columnsOf(0, 8)).toBe(0);
  });
});

test('the trump of a contract is a suit, none, low, or still to come', () => {
  const made = (trump: string, low = false): string =>
    contractTrump(contractOf(0, trump, say('test-pass'), { low }));
  expect([made('H'), made('N'), made('N', true), made('')]).toEqual(['H', 'N', 'L', '']);
});

test('no trump high and low are two calls, each with its twin alone', () => {
  const names = [false, true].flatMap((low) =>
    [false, true].map((alone) => choice(act('name', { suit: 'N', low, alone }), say('test-pass'))),
  );
  const { buttons, aloneSwitch } = arrange(names, true);
  expect(aloneSwitch).toBe(true);
  expect(buttons.map(({ action }) => [action.low, action.alone])).toEqual([
    [false, true],
    [true, true],
  ]);
});

test('dropping out stands first, as passing does', () => {
  const { buttons, plain } = arrange(
    [choice(act('stay'), say('test-pass')), choice(act('drop_out'), say('test-pass'))],
    false,
  );
  expect(buttons.map(({ action }) => action.kind)).toEqual(['drop_out', 'stay']);
  expect(plain?.action.kind).toBe('stay');
});

test('a digit bids where there are bids, and chooses a card elsewhere', () => {
  expect(keyAct('4', CHOICES, [], BIDS)).toEqual({ do: 'bid', bid: '4' });
  expect(keyAct('5', CHOICES, [], BIDS)).toBeNull();
  expect(keyAct('p', CHOICES, [], BIDS)).toEqual({ do: 'choice', choice: pass });
  const { trumps } = arrangeBids(CHOICES, BIDS, '4');
  expect(keyAct('n', trumps, [], BIDS)).toMatchObject({ do: 'choice', choice: { action: { low: false } } });
});

test('numbers below zero have a true minus sign', () => {
  expect([-12, 0, 7].map(written)).toEqual(['−12', '0', '7']);
  expect([-3, 0, 3].map(signed)).toEqual(['−3', '0', '+3']);
});
