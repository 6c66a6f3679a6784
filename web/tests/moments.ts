/** Moments of games with bids, called partners, long hands and many seats, as snapshots to draw. */
import type { ActionMessage, BidOffer, Choice, SeatInfo, Snapshot, Text } from '../src/lib/protocol';
import { act, base, choice, contractOf, follow, held, legal, result, say, seat, trick } from './fixtures';

const SUITS = ['S', 'H', 'D', 'C'];
const NAMES: Record<number, string[]> = {
  3: ['seat-you', 'seat-west', 'seat-east'],
  4: ['seat-you', 'seat-west', 'seat-north', 'seat-east'],
  5: ['seat-you', 'seat-2', 'seat-3', 'seat-4', 'seat-5'],
  6: ['seat-you', 'seat-2', 'seat-3', 'seat-4', 'seat-5', 'seat-6'],
};

const who = (name: string, more: Text['args'] = {}): Text['args'] => ({ who: `@${name}`, you: 'no', ...more });
const sayBid = (bid: string): Text => say('say-bid', { bid });
const sayBidIn = (bid: string, suit: string): Text => say('say-bid-in', { bid, suit });

/** Seats of a table, with what is told of each of them. */
function seats(count: number, more: Partial<SeatInfo>[] = []): SeatInfo[] {
  const sides = count === 4 || count === 6 ? 2 : count;
  return (NAMES[count] ?? []).map((name, i) => seat(name, i % sides, more[i]));
}

/** A table of that many seats at which nothing is turned up. */
function table(count: number, held: number, more: Partial<SeatInfo>[], rest: Partial<Snapshot>): Snapshot {
  const sides = count === 4 || count === 6 ? 2 : count;
  const names = NAMES[count] ?? [];
  return {
    ...base,
    upcard: null,
    upcard_state: 'none',
    round: 1,
    hint_line: null,
    target: 0,
    deals: 20,
    deal_tricks: held,
    seats: seats(count, more),
    held: names.map(() => held),
    taken: names.map(() => 0),
    scores: [-6, 44, -105, 44, 7, 12].slice(0, sides),
    sides: sides === 2 ? [say('side-we'), say('side-they')] : names.map((name) => say(name)),
    story: [say('event-dealt', who('seat-east'))],
    ...rest,
  };
}

const cards = (text: string): Snapshot['hand'] => text.split(' ').map((card) => held(card, card.slice(1)));

const offer = (bid: string, tricks: number, more: Partial<BidOffer> = {}): BidOffer => ({
  bid,
  text: sayBid(bid),
  tricks,
  win: 0,
  lose: tricks,
  alone: false,
  cards: 0,
  ...more,
});

const pass: Choice = choice(act('pass'), say('act-pass'));

/** The choices of these bids, each with every one of these trumps; with none, the bids alone. */
function bidding(bids: BidOffer[], trumps: string[] = []): Pick<Snapshot, 'bids' | 'choices'> {
  const named = (bid: string): Choice[] =>
    trumps.map((trump) =>
      choice(
        act('bid', { bid, suit: trump === 'L' ? 'N' : trump, low: trump === 'L' }),
        say('act-bid-in', { bid, suit: trump }),
      ),
    );
  const alone = (bid: string): Choice[] => [choice(act('bid', { bid }), say('act-bid', { bid }))];
  return { bids, choices: [pass, ...bids.flatMap(({ bid }) => (trumps.length > 0 ? named(bid) : alone(bid)))] };
}

const TWELVE = 'JS 9S KH TH AC KC QC TC AD JD TD 9D';

/** Ten numbers, each with one of five trumps, and a hand of twelve. */
const numbers = table(4, 12, [{}, {}, { role: say('role-partner') }, { role: say('role-dealer') }], {
  phase: 'auction',
  dealer: 3,
  hand: cards(TWELVE),
  prompt: say('prompt-bid'),
  hint_line: say('hint-bids', { bonus: 0, lose: 5, pay: 'tricks' }),
  ...bidding(
    [3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((n) => offer(String(n), n)),
    [...SUITS, 'N'],
  ),
});

/** Six seats; the highest bid has a long name. */
const low = table(6, 8, [{}, {}, { role: say('role-partner') }, {}, {}, { speech: sayBidIn('4', 'L') }], {
  phase: 'auction',
  dealer: 4,
  scores: [0, 0],
  hand: cards('AS KS QS TH 9H QC QC TD'),
  prompt: say('prompt-bid-over-in', { bid: '4', suit: 'L', who: '@seat-6' }),
  highest: { seat: 5, action: act('bid', { bid: '4', suit: 'N', low: true }), text: sayBidIn('4', 'L'), shown: null },
  ...bidding(
    [5, 6, 7, 8].map((n) => offer(String(n), n)),
    [...SUITS, 'N', 'L'],
  ),
});

/** Napoleon: numbers and names, with what they win and lose. */
const nap = table(
  5,
  5,
  [{}, { role: say('role-dealer') }, { speech: say('say-pass') }, { speech: say('say-pass') }, { speech: sayBid('2') }],
  {
    phase: 'auction',
    dealer: 1,
    hand: cards('AH TH QS JS 5D'),
    pool: 25,
    prompt: say('prompt-bid-over', { bid: '2', who: '@seat-5' }),
    highest: { seat: 4, action: act('bid', { bid: '2' }), text: sayBid('2'), shown: null },
    ...bidding([
      offer('3', 3, { win: 3 }),
      offer('misere', 0, { win: 3, lose: 3 }),
      offer('4', 4, { win: 4 }),
      offer('nap', 5, { win: 10, lose: 5 }),
      offer('wellington', 5, { win: 20, lose: 10 }),
    ]),
  },
);

/** Bids alone beside numbers; the joker's holder had to bid. */
const shown = table(4, 8, [{}, {}, { role: say('role-dealer') }, { speech: sayBid('3') }], {
  phase: 'auction',
  dealer: 2,
  hand: cards('AS AS QS KH QH QH KC JC'),
  prompt: say('prompt-bid-over', { bid: '3', who: '@seat-east' }),
  highest: { seat: 3, action: act('bid', { bid: '3' }), text: sayBid('3'), shown: 'JK' },
  ...bidding(
    [offer('6', 6), offer('7', 7), offer('8', 8), offer('best', 8, { alone: true, cards: 1 }), offer('moon', 8, { alone: true })],
    [...SUITS, 'N'],
  ),
});

/** The highest bidder names trump, alone or not. */
const named = table(4, 12, [{ role: say('role-bid', { alone: 'no', bid: '10', dealer: 'yes' }), speech: sayBid('10') }, { speech: sayBid('5') }, { speech: sayBid('8') }, { speech: sayBid('9') }], {
  phase: 'name_trump',
  hand: cards(TWELVE),
  prompt: say('prompt-name-trump', { bid: '10' }),
  highest: { seat: 0, action: act('bid', { bid: '10' }), text: sayBid('10'), shown: null },
  choices: [...SUITS, 'N'].flatMap((suit) =>
    [false, true].map((alone) =>
      choice(act('name', { suit, alone }), say(alone ? 'act-name-alone' : 'act-name', { suit })),
    ),
  ),
});

const madeBid = (maker: number, name: string, trump: string, bid: string, more: Parameters<typeof contractOf>[3] = {}) =>
  contractOf(maker, trump, say('made-bid', { ...who(name), bid, alone: 'no' }), {
    bid,
    needs: Number(bid),
    ...more,
  });

/** Cards of the widow have come into the hand, and as many are to be laid away. */
const widow = table(4, 6, [], {
  held: [7, 6, 6, 6],
  phase: 'widow',
  owed: 1,
  hand: ['JK', '9S', 'KH', 'KC', 'QC', 'JC', '9C'].map((card) =>
    held(card, card.slice(1), { action: act('discard', { card }), fresh: card === 'KH', badge: card === 'JK' ? 'benny' : '' }),
  ),
  contract: madeBid(0, 'seat-you', 'D', '6'),
  prompt: say('prompt-lay-away', { n: 1 }),
});

const PLAIN = ['H', 'D', 'C'].flatMap((suit) => ['A', 'K', 'Q', 'J', 'T', '9', '8'].map((rank) => rank + suit)).filter((card) => card !== 'JC');

/** A partner is called: one's own cards are marked. */
const calling = table(5, 5, [{ role: say('role-ordered', { alone: 'no', dealer: 'no', suit: 'S' }) }, {}, { role: say('role-dealer') }], {
  phase: 'call_partner',
  dealer: 2,
  upcard: 'JS',
  upcard_state: 'taken',
  scores: [0, 2, 0, 2, 2],
  hand: cards('9S TH 8H QD TD'),
  contract: contractOf(0, 'S', say('made-ordered', { alone: 'no', who: '@seat-1', you: 'yes' })),
  prompt: say('prompt-call-partner'),
  hint_line: say('hint-call-partner'),
  choices: PLAIN.map((card) => choice(act('call_partner', { card }), say('act-call-partner', { card }))),
});

const answer = (kind: ActionMessage['kind'], label: string, will: Text): Choice => choice(act(kind), say(label), will);

/** Stay in the deal, or drop out of it. */
const staying = table(4, 5, [{}, {}, { role: say('role-dealer') }, { role: say('role-ordered', { alone: 'no', dealer: 'no', suit: 'D' }) }], {
  phase: 'stay',
  dealer: 2,
  runs_down: true,
  upcard: 'QD',
  upcard_state: 'taken',
  sides: (NAMES[4] ?? []).map((name) => say(name)),
  scores: [25, 25, 20, 30],
  hand: cards('JD 9D AS AH TC'),
  contract: contractOf(3, 'D', say('made-ordered', who('seat-east', { alone: 'no' }))),
  prompt: say('prompt-stay', { suit: 'D', who: '@seat-east' }),
  choices: [
    answer('stay', 'act-stay', say('will-stay', { points: 5 })),
    answer('drop_out', 'act-drop-out', say('will-drop-out')),
  ],
});

/** A long hand in the middle of a trick. */
const twelve = table(4, 10, [{}, { role: say('role-bid-in', { alone: 'no', bid: '12', dealer: 'no', suit: 'C' }) }, { role: say('role-partner') }, { role: say('role-dealer') }], {
  deal_tricks: 12,
  dealer: 3,
  contract: madeBid(1, 'seat-west', 'C', '12', { taken: 2 }),
  prompt: say('prompt-follow', { suit: 'C' }),
  hand: [
    legal('JC', 'C', { badge: 'right' }),
    ...['KC', 'KC', '9C'].map((card) => legal(card, 'C')),
    ...(cards('KH KH JD AD KD 9D') ?? []),
  ],
  trick: { leader: 3, winner: 3, cards: [{ seat: 3, card: 'JS', suit: 'C', badge: 'left' }] },
});

/** The called ace is in one's own hand, and nobody else knows it. */
const secret = table(
  5,
  5,
  [
    { plays: 'own' },
    { plays: 'other', role: say('role-dealer') },
    { plays: 'own', role: say('role-ordered', { alone: 'no', dealer: 'no', suit: 'S' }) },
    { plays: 'other' },
    { plays: 'other' },
  ],
  {
    dealer: 1,
    scores: [0, 2, 0, 2, 2],
    hand: ['AS', '9C', 'JH'].map((card) => held(card, card.slice(1))).concat(['AH', '7H'].map((card) => legal(card, 'H'))),
    contract: contractOf(2, 'S', say('made-ordered', who('seat-3', { alone: 'no' })), { called: 'AH', partner: 0 }),
    prompt: say('prompt-follow', { suit: 'H' }),
    hint_line: say('hint-secret-partner', { card: 'AH', who: '@seat-3' }),
    trick: {
      leader: 2,
      winner: 4,
      cards: ['JH', 'TH', 'KH'].map((card, i) => ({ seat: i + 2, card, suit: 'H', badge: '' })),
    },
  },
);

/** Whose partner is called is not known; trump is still to come from the first lead. */
const unknown = table(5, 5, [{ plays: 'other' }, { plays: 'unknown' }, { plays: 'unknown' }, { plays: 'other', role: say('role-dealer') }, { plays: 'own' }], {
  dealer: 3,
  turn: 4,
  hand: cards('AS 9C JH AH 7H'),
  contract: contractOf(3, '', say('made-bid', { ...who('seat-4'), bid: 'wellington', alone: 'no' }), { bid: 'wellington', needs: 5 }),
  prompt: say('prompt-waiting', { who: '@seat-5' }),
});

/** The dealer of some games has no cards. */
const dealtOut = table(6, 4, [{ sits_out: true, role: say('role-deals-only') }, { plays: 'other' }, { plays: 'own' }, { plays: 'own' }, { plays: 'own' }, { plays: 'own' }], {
  held: [0, 4, 4, 4, 4, 4],
  turn: 1,
  sides: (NAMES[6] ?? []).map((name) => say(name)),
  scores: [-15, -15, 45, -105, 45, 45],
  deal_tricks: 5,
  contract: madeBid(1, 'seat-2', 'C', '4'),
  prompt: say('prompt-waiting', { who: '@seat-2' }),
  trick: { leader: 5, winner: 5, cards: [{ seat: 5, card: 'JS', suit: 'S', badge: '' }] },
});

/** Every moment, by a name for its picture. */
/** A hand that lies face up; at the left, before the lead, and at the other side with cards played. */
const exposedAt = (at: number, cards: string[], more: Partial<Snapshot> = {}): Snapshot => ({
  ...follow,
  ...more,
  seats: follow.seats.map((one, i) => (i === at ? { ...one, exposed: cards } : one)),
  held: follow.held.map((count, i) => (i === at ? cards.length : count)),
});

export const MOMENTS: Record<string, Snapshot> = {
  'exposed-left': exposedAt(1, ['JH', 'AH', 'KD', '9S', 'TC'], { trick: null }),
  'exposed-across': exposedAt(2, ['JH', 'AH', 'KD', '9S', 'TC'], { trick: null }),
  'exposed-right': exposedAt(3, ['AH', 'KD', 'TC']),
  'bid-numbers': numbers,
  'bid-low': low,
  'bid-nap': nap,
  'bid-shown': shown,
  'name-trump': named,
  widow,
  'call-partner': calling,
  stay: staying,
  'play-twelve': twelve,
  'play-secret': secret,
  'play-unknown': unknown,
  'dealt-out': dealtOut,
};

/** A lost bid for stakes with a pool, and a long deal: their results. */
export const RESULTS: Record<string, Snapshot> = {
  'result-nap': {
    ...nap,
    phase: 'deal_over',
    turn: null,
    hand: [],
    bids: [],
    choices: [],
    highest: null,
    contract: madeBid(1, 'seat-2', 'D', '5', { bid: 'wellington', taken: 2 }),
    tricks: [1, 2, 3, 4, 0].map((by, i) => trick(by, (by + 1) % 5, [0, 1, 2, 3, 4].map((one) => [(by + one) % 5, `${'23456789TJQK'[i + one] ?? 'A'}D`]))),
    over: {
      headline: say('result-bid-lost', { bid: 'wellington', makers: 'them', n: 2 }),
      why: say('why-bid', { bid: 'wellington', kind: 'one', n: 2, partner: '', suit: 'D', who: '@seat-2' }),
      points: [9, -41, 9, 9, 9],
      hands: [[], [], [], [], []],
      kitty: 'KC TC 8C 6C 5C 4C 3C 2C QS 5S 2S AS KS QS JH 9H 7H 6H 4H 2H KD'.split(' '),
      game_over: true,
      winner: null,
      match_over: true,
    },
  },
  'result-twelve': {
    ...twelve,
    phase: 'deal_over',
    turn: null,
    hand: [],
    trick: null,
    tricks: Array.from({ length: 12 }, (_, i) => trick(i % 4, (i + 1) % 4, [0, 1, 2, 3].map((one) => [(i + one) % 4, `${'9TJQKA'[(i + one) % 6] ?? 'A'}${SUITS[i % 4] ?? 'S'}`]))),
    over: result.over === null ? null : { ...result.over, points: [3, -12], hands: [[], [], [], []], kitty: [] },
  },
};
