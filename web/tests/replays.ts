/** A match to be shown again, with the steps of one of its deals. */
import type { Replay, ReplayStep, Snapshot } from '../src/lib/protocol';
import { auction, contractOf, follow, gameOver, held, say, seat } from './fixtures';

const SEATS = ['seat-south', 'seat-west', 'seat-north', 'seat-east'].map((name, i) => seat(name, i % 2));

const HANDS = ['JD TH AC 9S 9D', 'JH AD KD TC QS', '9H TD KS QC JS', '9C QD KC TS AS'].map((hand) =>
  hand.split(' ').map((card) => held(card, card.slice(1))),
);

/** The table as a spectator sees it. */
const seen = (snapshot: Snapshot, more: Partial<Snapshot> = {}): Snapshot => ({
  ...snapshot,
  hand: [],
  choices: [],
  hint_line: null,
  seats: SEATS,
  sides: [say('test-we'), say('test-they')],
  ...more,
});

const step = (key: string, snapshot: Snapshot, more: Partial<ReplayStep> = {}): ReplayStep => ({
  text: say(key),
  trick_won_by: null,
  snapshot,
  hands: HANDS,
  aside: ['QH', 'KH'],
  ...more,
});

const contract = contractOf(1, 'H', say('test-west-named'));
const trick = follow.tricks[0];

export const replay: Replay = {
  type: 'replay',
  table: 'mock',
  match: 1,
  matches: 1,
  rules_text: say('test-game'),
  link: 'na24',
  names: SEATS.map(({ name }) => name),
  sides: [say('test-we'), say('test-they')],
  target: 10,
  runs_down: false,
  seat: 0,
  whole: true,
  over: true,
  headline: say('test-euchre'),
  deals: [
    [1, 1, 0],
    [2, 1, 2],
    [3, 5, 2],
  ].map(([number = 0, first = 0, second = 0], i) => ({
    number,
    game: 1,
    dealer: i,
    headline: say('test-euchre'),
    why: say('test-euchre-why'),
    points: [[1, 0], [0, 2], [4, 0]][i] ?? [],
    scores: [first, second],
  })),
  deal: 1,
  steps: [
    step('test-story-1', seen(auction)),
    step('test-story-2', seen(auction)),
    step('test-story-3', seen(follow, { contract, tricks: [], trick: null })),
    step('test-west-named', seen(follow, { contract, tricks: [] })),
    step('test-pass', seen(follow, { contract, trick: null, tricks: trick === undefined ? [] : [trick] }), { trick_won_by: 0 }),
    step('test-euchre', seen(gameOver, { contract })),
  ],
  tricks: [3],
  problem: null,
};
