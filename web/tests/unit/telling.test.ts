import { expect, test } from 'vitest';

import type { Happened } from '../../src/lib/protocol';
import { Telling } from '../../src/lib/telling';
import { follow, say } from '../fixtures';

const happened = (number: number, snapshot: Happened['snapshot']): Happened => ({
  type: 'happened',
  number,
  kind: 'act',
  seat: 0,
  action: null,
  text: say('test-follow'),
  trick_won_by: null,
  snapshot: { number, ...snapshot },
});

test('what a message leaves out is as it was told last', () => {
  const telling = new Telling();
  expect(telling.whole(follow)).toBe(follow);
  const first = telling.whole(happened(41, { turn: 2 }));
  const second = telling.whole(happened(42, { scores: [8, 6] }));
  expect(first).toMatchObject({ snapshot: { ...follow, number: 41, turn: 2 } });
  expect(second).toMatchObject({ snapshot: { ...follow, number: 42, turn: 2, scores: [8, 6] } });
});

test('what is told again comes whole, and is not what was told last', () => {
  const telling = new Telling();
  telling.whole({ ...follow, number: 50 });
  telling.whole(happened(45, { ...follow, number: 45, turn: 3 }));
  const next = telling.whole(happened(51, {}));
  expect(next).toMatchObject({ snapshot: { ...follow, number: 51 } });
});
