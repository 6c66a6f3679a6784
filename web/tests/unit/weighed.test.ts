import { afterAll, describe, expect, test } from 'vitest';

import { speech } from '../../src/lib/language.svelte';
import type { ActionMessage, Hint } from '../../src/lib/protocol';
import { chanceWords, pointsWords, sameAction, suggestionWords, worthWords } from '../../src/lib/weighed';

const PLAY: ActionMessage = { kind: 'play', suit: null, card: 'JH', alone: false, low: false, bid: null };
const LABEL = { key: 'act-play', args: { card: 'JH' } };

describe('what an action brings', () => {
  afterAll(() => speech.speak('en'));

  test('points have a sign and two decimals, chances are hundredths', () => {
    expect([0.424, -0.415, 0, -0.001, 12.5].map(pointsWords)).toEqual(['+0.42', '−0.42', '0.00', '0.00', '+12.50']);
    expect(chanceWords(0.6149)).toBe('61%');
  });

  test('what is not known is not said', () => {
    expect(worthWords({ action: PLAY, label: LABEL, points: null, chance: null })).toBe('');
    expect(worthWords({ action: PLAY, label: LABEL, points: 1, chance: null })).toBe('+1.00 points from this deal');
  });

  test('a hint is one breath', () => {
    const choices = [{ action: PLAY, label: LABEL, points: 0.4, chance: 0.61 }];
    const hint: Hint = { type: 'hint', number: 3, choices, why: [{ key: 'reason-all-equal', args: {} }] };
    expect(suggestionWords(hint)).toBe(
      'Suggested: Play the jack of hearts, +0.40 points from this deal, 61% of games won. Whatever is chosen here comes to the same.',
    );
  });

  test('an action is the same only in all its parts', () => {
    expect(sameAction(PLAY, { ...PLAY })).toBe(true);
    expect(sameAction(PLAY, { ...PLAY, card: 'JD' })).toBe(false);
  });

  test('numbers are written as the language writes them', async () => {
    await speech.speak('el');
    await speech.whole();
    expect(pointsWords(-0.415)).toBe('−0,42');
  });
});
