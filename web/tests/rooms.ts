/** Tables of several people to draw: before the first deal, and with questions open. */
import type { AtTable, LobbyTable, MyGame, Rating, SeatTaken, ServerMessage, Statistics, TableSettings } from '../src/lib/protocol';
import { say } from './fixtures';

export const KEPT: TableSettings = {
  people: 0,
  clock: 20,
  privacy: 'public',
  chat: true,
  spectators: 'view',
  rated: false,
  take_backs: true,
  hints: false,
  shown: 'played',
  start: 'host',
};

export const taken = (who: SeatTaken['who'], more: Partial<SeatTaken> = {}): SeatTaken => ({
  who,
  name: '',
  person: '',
  player: '',
  away: false,
  covered: false,
  ...more,
});

const ANNA = taken('person', { name: 'Anna', person: 'p-anna' });
const BEN = taken('person', { name: 'Benjamin of Oldenburg', person: 'p-ben', away: true });
const CLUB = taken('computer', { player: 'club' });

export const room: AtTable = {
  type: 'table',
  revision: 1,
  table: 'mock',
  code: 'K7MQ2',
  preset: 'na24',
  rules_text: say('test-game'),
  link: 'na24',
  settings: KEPT,
  player: 'club',
  pace: 'normal',
  host: 'p-anna',
  you: 'p-anna',
  seat: 0,
  seats: [ANNA, taken('open'), BEN, CLUB],
  watchers: 1,
  started: false,
  paused_by: null,
  asked: null,
  commitment: '',
  nonces: [],
  may: ['stand', 'swap', 'fill', 'start', 'remove', 'set_table', 'phrase', 'chat', 'report'],
};

/** The same table while it is played: one seat is covered, and somebody asks. */
export const playing: AtTable = {
  ...room,
  started: true,
  seats: [ANNA, taken('person', { name: 'Chloe', person: 'p-chloe' }), { ...BEN, covered: true, player: 'club' }, CLUB],
  asked: { seat: 1, number: 39, yes: [], waits_for: [0] },
  may: ['stand', 'answer', 'pause', 'phrase', 'chat', 'report', 'take_back'],
};

export const resting: AtTable = { ...playing, asked: null, paused_by: 1, may: ['resume', 'stand', 'phrase'] };

export const watching: AtTable = { ...playing, asked: null, you: '', seat: null, may: ['sit'] };

export const clock: ServerMessage = { type: 'clock', number: 40, seat: 0, seconds: 19 };

export const said: ServerMessage[] = [
  { type: 'said', number: 1, person: 'p-chloe', seat: 1, name: 'Chloe', phrase: say('phrase-hello'), text: '' },
  { type: 'said', number: 2, person: 'p-ben', seat: 2, name: 'Benjamin of Oldenburg', phrase: null, text: '<b>Hi</b> & welcome' },
];

export const lobbyTables: LobbyTable[] = [
  {
    type: 'lobby_table',
    table: 'mock',
    preset: 'na24',
    rules_text: say('test-game'),
    house_rules: 2,
    settings: KEPT,
    seats: room.seats,
    free: 2,
    started: false,
    scores: [0, 0],
    watchers: 0,
  },
  {
    type: 'lobby_table',
    table: 'other',
    preset: 'na24',
    rules_text: say('test-game'),
    house_rules: 0,
    settings: { ...KEPT, rated: true },
    seats: playing.seats,
    free: 0,
    started: true,
    scores: [7, 6],
    watchers: 3,
  },
];

/** What a person has played: a game that goes on, and figures. */
export const games: MyGame[] = [
  {
    table: 'mock',
    preset: 'na24',
    rules_text: room.rules_text,
    created: '2026-03-01 18:30:00',
    seat: 0,
    seats: playing.seats,
    scores: [7, 6],
    sides: [],
    matches: 1,
    over: false,
  },
];

export const statistics: Statistics[] = [
  {
    preset: 'na24',
    rules_text: room.rules_text,
    link: 'na24',
    matches: 12,
    matches_won: 7,
    deals: 140,
    points: 111,
    points_against: 98,
    calls: [1, 2, 3, 4].map((place) => ({ place, deals: 35, calls: 3 * place, made: 2 * place, points: 5 * place })),
    euchred: 9,
    euchres: 14,
    lone_hands: 5,
    lone_made: 2,
  },
];

export const ratings: Rating[] = [
  { family: { auction: 'turn_up', players: 4, name: room.rules_text }, rating: 1540, deviation: 88, matches: 12 },
];
