/** Snapshots to draw: moments of one real deal, and tables of other sizes. */
import type {
  ActionMessage,
  Choice,
  ContractInForce,
  GameOffer,
  GameRules,
  HandCard,
  OptionOffer,
  QrCode,
  RuleSheet,
  SeatInfo,
  Snapshot,
  TableSummary,
  Text,
  Trick,
} from '../src/lib/protocol';

/** A text of the fixtures: catalogues are not needed to lay things out. */
export const say = (key: string, args: Text['args'] = {}): Text => ({ key, args });

export const seat = (name: string, side: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
  name: say(name),
  who: name === 'seat-you' ? 'you' : 'computer',
  side,
  plays: '',
  sits_out: false,
  role: null,
  speech: null,
  exposed: [],
  ...more,
});

export const act = (kind: ActionMessage['kind'], more: Partial<ActionMessage> = {}): ActionMessage => ({
  kind,
  suit: null,
  card: null,
  alone: false,
  low: false,
  bid: null,
  ...more,
});

export const held = (card: string, suit: string, more: Partial<HandCard> = {}): HandCard => ({
  card,
  suit,
  badge: '',
  action: null,
  why_not: null,
  fresh: false,
  ...more,
});

export const legal = (card: string, suit: string, more: Partial<HandCard> = {}): HandCard =>
  held(card, suit, { action: act('play', { card }), ...more });

export const trick = (leader: number, winner: number, cards: [number, string][]): Trick => ({
  leader,
  winner,
  cards: cards.map(([by, card]) => ({ seat: by, card, suit: card.slice(1), badge: '' })),
});

/** Who made what trump; what was bid or called as told. */
export const contractOf = (
  maker: number,
  trump: string,
  text: Text,
  more: Partial<ContractInForce> = {},
): ContractInForce => ({
  maker,
  trump,
  alone: false,
  lone_defender: null,
  text,
  low: false,
  bid: null,
  needs: null,
  forced: false,
  called: null,
  partner: null,
  taken: 0,
  ...more,
});

const WORDS = {
  game: say('test-game'),
  west: say('seat-west'),
};

export const base: Snapshot = {
  type: 'snapshot',
  number: 40,
  table: 'mock',
  preset: 'na24',
  rules_text: WORDS.game,
  options: [],
  link: 'na24',
  target: 10,
  deal: 4,
  deals: 0,
  seat: 0,
  seats: [],
  held: [5, 5, 5, 5],
  taken: [0, 0, 0, 0],
  phase: 'play',
  turn: 0,
  dealer: 0,
  upcard: 'KS',
  upcard_state: 'down',
  round: 2,
  calls: [],
  highest: null,
  contract: null,
  owed: 0,
  hand: [],
  choices: [],
  bids: [],
  prompt: say('test-follow'),
  hint_line: null,
  trick: null,
  tricks: [],
  deal_tricks: 5,
  scores: [7, 6],
  runs_down: false,
  pool: null,
  sides: [say('test-we'), say('test-they')],
  games: [],
  story: [],
  pace: 'normal',
  over: null,
  watching: false,
  claim: 0,
};

const FOUR = [
  seat('seat-you', 0, { role: say('test-dealer') }),
  seat('seat-west', 1, { role: say('test-named', { suit: 'H' }) }),
  seat('seat-north', 0, { role: say('test-partner') }),
  seat('seat-east', 1),
];

const TWO_TRICKS = [
  trick(1, 0, [
    [1, 'AD'],
    [2, 'TD'],
    [3, '9D'],
    [0, 'QH'],
  ]),
  trick(0, 1, [
    [0, 'AS'],
    [1, 'KH'],
    [2, '9S'],
    [3, 'TS'],
  ]),
];

/** Hearts, named by West; two tricks played; you are to follow. */
export const follow: Snapshot = {
  ...base,
  seats: FOUR,
  held: [3, 2, 2, 2],
  taken: [1, 1, 0, 0],
  contract: contractOf(1, 'H', say('test-west-named')),
  hint_line: say('test-counts', { card: 'JD' }),
  hand: [
    legal('JD', 'H', { badge: 'left' }),
    legal('TH', 'H'),
    held('AC', 'C', { why_not: say('test-must-follow', { card: 'JD' }) }),
  ],
  trick: {
    leader: 1,
    winner: 1,
    cards: [
      { seat: 1, card: 'JH', suit: 'H', badge: 'right' },
      { seat: 2, card: '9H', suit: 'H', badge: '' },
      { seat: 3, card: '9C', suit: 'C', badge: '' },
    ],
  },
  tricks: TWO_TRICKS,
  story: [
    say('test-story-1', { card: 'KS' }),
    say('test-story-2'),
    say('test-story-3', { suit: 'H' }),
  ],
};

export const choice = (action: ActionMessage, label: Text, consequence: Text | null = null): Choice => ({
  action,
  label,
  consequence,
});

/** The queen of diamonds is turned up; two have passed. */
export const auction: Snapshot = {
  ...base,
  phase: 'auction',
  round: 1,
  dealer: 1,
  upcard: 'QD',
  upcard_state: 'up',
  scores: [9, 6],
  seats: [
    seat('seat-you', 0),
    seat('seat-west', 1, { role: say('test-dealer') }),
    seat('seat-north', 0, { speech: say('test-pass') }),
    seat('seat-east', 1, { speech: say('test-pass') }),
  ],
  prompt: say('web-turned-up', { card: 'QD' }),
  hand: ['JD', 'AD', 'JH', 'KC', '9S'].map((card) => held(card, card.slice(1))),
  choices: [
    choice(act('pass'), say('test-pass')),
    choice(act('order_up'), say('test-order'), say('test-takes', { card: 'QD' })),
    choice(act('order_up', { alone: true }), say('test-order-alone'), say('test-sits-out')),
  ],
  story: [say('test-story-4', { card: 'QD' }), say('test-story-5'), say('test-story-6')],
};

/** The second round: name a suit, alone or not. */
export const naming: Snapshot = {
  ...auction,
  round: 2,
  upcard_state: 'down',
  prompt: say('test-name'),
  seats: auction.seats.map((one, i) => (i === 0 ? one : { ...one, speech: say('test-pass') })),
  choices: [
    choice(act('pass'), say('test-pass')),
    ...['H', 'C', 'S'].flatMap((suit) => [
      choice(act('name', { suit }), say('web-suit', { suit })),
      choice(act('name', { suit, alone: true }), say('test-suit-alone', { suit })),
    ]),
  ],
};

/** The Benny is turned up: the dealer names a suit without looking. */
export const blind: Snapshot = {
  ...auction,
  phase: 'blind_name',
  dealer: 0,
  upcard: 'JK',
  prompt: say('test-blind'),
  hand: null,
  choices: ['S', 'H', 'D', 'C'].map((suit) => choice(act('name', { suit }), say('web-suit', { suit }))),
};

/** A long hand. */
export const long: Snapshot = {
  ...follow,
  hand: ['JS', 'AS', 'KS', 'QS', 'TS', '9S', 'AH', 'KH'].map((card) => legal(card, card.slice(1))),
};

/** Six cards: one is to be laid away. */
export const discard: Snapshot = {
  ...follow,
  phase: 'exchange',
  dealer: 0,
  upcard: 'TS',
  upcard_state: 'taken',
  prompt: say('test-lay-away'),
  hint_line: null,
  trick: null,
  tricks: [],
  held: [5, 5, 5, 5],
  taken: [0, 0, 0, 0],
  hand: ['JH', 'JD', 'TH', 'KC', 'QS', 'TS'].map((card, i) =>
    legal(card, i < 3 ? 'H' : card.slice(1), { badge: i === 0 ? 'right' : i === 1 ? 'left' : '' }),
  ),
};

/** Long roles: East is dealer, maker and alone; West sits out. */
export const alone: Snapshot = {
  ...follow,
  seats: FOUR.map((one, i) => ({
    ...one,
    sits_out: i === 1,
    role: i === 3 ? say('test-alone', { suit: 'H' }) : i === 1 ? say('test-sits') : null,
  })),
  trick: {
    leader: 2,
    winner: 3,
    cards: [
      { seat: 2, card: '9H', suit: 'H', badge: '' },
      { seat: 3, card: 'JH', suit: 'H', badge: 'right' },
    ],
  },
};

/** It is West's turn: nothing is marked. */
export const waiting: Snapshot = {
  ...follow,
  turn: 1,
  prompt: say('test-waiting'),
  hint_line: null,
  hand: (follow.hand ?? []).map((card) => ({ ...card, action: null, why_not: null })),
  trick: { leader: 0, winner: null, cards: [] },
};

/** The deal is over: they were euchred. */
export const result: Snapshot = {
  ...follow,
  phase: 'over',
  turn: null,
  scores: [9, 6],
  hand: [],
  trick: null,
  held: [0, 0, 0, 0],
  taken: [3, 2, 0, 0],
  tricks: [
    ...TWO_TRICKS,
    trick(1, 1, [
      [1, 'JH'],
      [2, '9H'],
      [3, '9C'],
      [0, 'TH'],
    ]),
    trick(1, 0, [
      [1, 'AH'],
      [2, 'QC'],
      [3, 'JS'],
      [0, 'JD'],
    ]),
    trick(0, 0, [
      [0, 'AC'],
      [1, 'KC'],
      [2, 'KD'],
      [3, 'QS'],
    ]),
  ],
  over: {
    headline: say('test-euchre'),
    why: say('test-euchre-why'),
    points: [2, 0],
    hands: [
      ['QH', 'AS', 'TH', 'JD', 'AC'],
      ['AD', 'KH', 'JH', 'AH', 'KC'],
      ['TD', '9S', '9H', 'QC', 'KD'],
      ['9D', 'TS', '9C', 'JS', 'QS'],
    ],
    kitty: ['QD', 'JC', 'TC', 'KS'],
    game_over: false,
    winner: null,
    match_over: false,
  },
};

/** The game is over. */
export const gameOver: Snapshot = {
  ...result,
  scores: [11, 6],
  over: result.over === null ? null : { ...result.over, game_over: true, winner: 0, match_over: true },
};

/** A table of any number of seats in the middle of a trick. */
export function tableOf(count: number): Snapshot {
  const names = ['seat-you', 'test-ilir', 'test-aino', 'test-farid', 'test-beth', 'test-eleni', 'test-mira', 'test-olga'];
  const cards = ['', 'JS', '8S', 'AS', 'JC', '9S', 'TS', '7D'];
  const sides = count % 2 === 0 ? 2 : count;
  return {
    ...follow,
    seats: Array.from({ length: count }, (_, i) =>
      seat(names[i] ?? '', i % sides, {
        role: i === 1 ? say('test-dealer') : i === 2 ? say('test-ordered', { suit: 'S' }) : null,
      }),
    ),
    held: Array.from({ length: count }, () => 4),
    taken: Array.from({ length: count }, () => 0),
    scores: Array.from({ length: sides }, (_, i) => 3 + i),
    sides: Array.from({ length: sides }, (_, i) =>
      sides === 2 ? say(i === 0 ? 'test-we' : 'test-they') : say(names[i] ?? ''),
    ),
    contract: contractOf(2, 'S', say('test-aino-ordered')),
    upcard: '9S',
    upcard_state: 'taken',
    tricks: [],
    hint_line: null,
    hand: [legal('KS', 'S'), legal('QS', 'S'), held('TD', 'D'), held('7H', 'H'), held('8H', 'H')],
    trick: {
      leader: 2,
      winner: 2,
      cards: Array.from({ length: count - 2 }, (_, i) => ({
        seat: i + 2,
        card: cards[i + 1] ?? '9C',
        suit: 'S',
        badge: i === 0 ? ('left' as const) : ('' as const),
      })),
    },
  };
}

/** The auction at a table of any number of seats. */
export function auctionOf(count: number): Snapshot {
  const table = tableOf(count);
  return {
    ...auction,
    scores: table.scores,
    held: table.held,
    taken: table.taken,
    sides: table.sides,
    seats: table.seats.map((one, i) => ({
      ...one,
      role: i === 1 ? say('test-dealer') : null,
      speech: i > 1 ? say('test-pass') : null,
    })),
  };
}

const option = (key: string, more: Partial<OptionOffer>): OptionOffer => ({
  key,
  group: key.split('.')[0] ?? '',
  label: say(`option-${key.replace('.', '-')}`),
  explanation: say(`option-${key.replace('.', '-')}-why`),
  kind: 'bool',
  value: 'false',
  choices: [],
  choice_labels: [],
  low: 0,
  high: 0,
  in_use: true,
  ...more,
});

const offer = (preset: string, players: number): GameOffer => ({
  preset,
  name: say(`test-offer-${preset}`),
  summary: say(`test-summary-${preset}`),
  players,
  pack: 24,
  target: 10,
  source: say('test-source'),
});

export const offers: GameOffer[] = [
  offer('na24', 4),
  offer('hoyle32', 4),
  offer('british25', 4),
  offer('two', 2),
  offer('three', 3),
];

/** The game that the game page is about, with options of each kind. */
export const rules: GameRules = {
  game: offer('na24', 4),
  link: 'na24:deal.redeal=ace_no_face:end.target=5',
  changes: { 'deal.redeal': 'ace_no_face', 'end.target': '5' },
  house_rules: [say('test-house-1'), say('test-house-2')],
  options: [
    option('pack.copies', { kind: 'int', value: '1', low: 1, high: 2 }),
    option('pack.benny', {
      kind: 'choice',
      value: 'none',
      choices: ['none', 'joker'],
      choice_labels: [say('option-pack-benny-none'), say('option-pack-benny-joker')],
    }),
    option('deal.turn_up', { value: 'true' }),
    option('deal.redeal', {
      kind: 'choice',
      value: 'none',
      choices: ['none', 'ace_no_face'],
      choice_labels: [say('option-deal-redeal-none'), say('option-deal-redeal-ace_no_face')],
    }),
    option('bids.ladder', { kind: 'text', value: '1/2/3', in_use: false }),
  ],
  problem: null,
  wrong: [],
};

export const summaries: TableSummary[] = [
  {
    table: 'mock',
    preset: 'na24',
    rules_text: WORDS.game,
    scores: [7, 6],
    sides: [say('test-we'), say('test-they')],
    over: false,
  },
];

export const sheet: RuleSheet = {
  title: say('test-offer-na24'),
  link: 'na24:deal.redeal=ace_no_face:end.target=5',
  house_rules: [say('test-house-1'), say('test-house-2')],
  sections: [
    {
      title: say('test-beats'),
      sentences: [say('test-beats-1')],
      rows: [],
      has_heading: false,
      captions: [say('test-hearts'), say('test-diamonds')],
      cards: [
        [
          held('JH', 'H', { badge: 'right' }),
          held('JD', 'H', { badge: 'left' }),
          ...['AH', 'KH', 'QH', 'TH', '9H'].map((card) => held(card, 'H')),
        ],
        ['AD', 'KD', 'QD', 'TD', '9D'].map((card) => held(card, 'D')),
      ],
    },
    {
      title: say('test-points'),
      sentences: [],
      rows: [
        [say('test-row-0'), say('test-row-4')],
        [say('test-row-1'), say('test-row-2')],
        [say('test-row-3'), say('test-row-2')],
      ],
      has_heading: true,
      cards: [],
      captions: [],
    },
  ],
  source: say('test-source'),
};

/** The code of a link; what it says matters to no test of the layout. */
export const code: QrCode = { size: 21, path: 'M0 0h7v7h-7zM14 0h7v7h-7zM0 14h7v7h-7zM9 9h3v3h-3z' };

/** The sentences of the fixtures, as a catalogue to add to the real one. */
export const CATALOGUE = `
test-game = Four-handed · 24 cards · to 10
test-we = We
test-they = They
test-follow = Follow hearts
test-dealer = dealer
test-partner = partner
test-named = named { SUIT($suit) }
test-alone = dealer · took up { SUIT($suit) }, alone
test-sits = sits out
test-ordered = ordered { SUIT($suit) }
test-west-named = West named it
test-aino-ordered = Aino ordered it up
test-counts = { CARD($card) } counts as a heart
test-must-follow = Hearts were led, and { CARD($card) } is a heart
test-story-1 = You dealt and turned up { CARD($card) }.
test-story-2 = West, North and East passed; you turned it down.
test-story-3 = West named { SUIT($suit) }.
test-story-4 = West dealt and turned up { CARD($card) }.
test-story-5 = North passed.
test-story-6 = East passed.
test-pass = Pass
test-order = Order it up
test-takes = West takes { CARD($card) }
test-order-alone = Order it up, alone
test-sits-out = North sits out. All five tricks score 4.
test-name = Name a suit or pass
test-suit-alone = { SUIT($suit, form: "cap") }, alone
test-blind = Name trump before you look at your hand
test-lay-away = Lay one card away
test-waiting = West is thinking
test-euchre = Euchre: you stopped them
test-euchre-why = East and West named hearts and took two tricks.
test-ilir = Ilir
test-aino = Aino
test-farid = Farid
test-beth = Beth
test-eleni = Eleni
test-mira = Mira
test-olga = Olga
test-offer-na24 = Four-handed
test-summary-na24 = 24 cards, to 10. The usual game.
test-offer-hoyle32 = Four-handed, old style
test-summary-hoyle32 = 32 cards, to 5. Defenders may go alone.
test-offer-british25 = British
test-summary-british25 = 25 cards with the Benny, to 11.
test-offer-two = Two-handed
test-summary-two = 24, 25 or 32 cards, to 10.
test-offer-three = Three-handed
test-summary-three = Everyone alone; the maker plays against two.
test-source = A rule book
test-house-1 = The dealer must name a suit if everybody passes twice.
test-house-2 = A hand without ace or face card may be dealt again.
test-beats = What beats what
test-beats-1 = Suppose hearts are trump. The jack of trump is the right bower, the best card.
test-points = Points
test-hearts = Hearts (trump)
test-diamonds = Diamonds, without the jack
test-row-0 = Makers take
test-row-4 = together
test-row-1 = 3 or 4 tricks
test-row-2 = 1 point
test-row-3 = All 5, a march
`;
