/* Generated from src/euchre/protocol by `make types`; do not edit. */

/** As the server names the messages below. */
export const VERSION = 'c1f5eeb9c1c4';

export type Pace = 'fast' | 'normal' | 'slow';

/**
 * A sentence: the key of a Fluent message, and its arguments.
 *
 * An argument that begins with `@` is itself the key of a message (`@seat-west`), to
 * be replaced by that message before the sentence is formatted; so is a text.
 */
export interface Text {
  key: string;
  args: Record<string, string | number | Text>;
}

export type ActionKind = 'pass' | 'order_up' | 'name' | 'bid' | 'go_alone' | 'redeal' | 'go_under' | 'take_over' | 'defend_alone' | 'decline' | 'discard' | 'ask_best' | 'give' | 'call_partner' | 'stay' | 'drop_out' | 'jambone' | 'jamboree' | 'play' | 'play_exposed';

export type UpcardState = 'none' | 'up' | 'taken' | 'left' | 'down';

export type Badge = '' | 'right' | 'left' | 'benny';

export type Side = '' | 'own' | 'other' | 'unknown';

/** What a seat does. All but `kind` as the kind needs it. */
export interface ActionMessage {
  kind: ActionKind;
  suit: string | null;
  card: string | null;
  alone: boolean;
  /** At no trump: whether the lowest rank is to be best. */
  low: boolean;
  /** What identifies a bid on its ladder: `4`, `nap`. */
  bid: string | null;
}

/** A legal action that is not the choice of a card: a button. */
export interface Choice {
  action: ActionMessage;
  label: Text;
  /** What it will do, in a sentence ("West takes the queen of diamonds"). */
  consequence: Text | null;
}

/** A bid that may be made now. `choices` has it as often as it may be bid, trump by trump. */
export interface BidOffer {
  bid: string;
  /** How it is said, without trump. */
  text: Text;
  /** Tricks that it promises; 0 if it is to take none. */
  tricks: number;
  /** What it scores if made; 0 where that depends on the tricks taken. */
  win: number;
  /** What it loses if failed; 0 where the others win instead. */
  lose: number;
  alone: boolean;
  /** Cards that its lone maker exchanges with the partner. */
  cards: number;
}

/** A card of one's own hand, in the order in which to show it. */
export interface HandCard {
  card: string;
  /** The suit that it counts as (`""` for a joker that counts as none). */
  suit: string;
  badge: Badge;
  /** What a tap on it does now; None if the card may not be chosen now. */
  action: ActionMessage | null;
  /** Why it may not be chosen, if it is this seat's turn to choose a card. */
  why_not: Text | null;
  /** Whether it has just come from the widow, and cards are to be laid away for it. */
  fresh: boolean;
}

/** A card on the table. */
export interface Played {
  seat: number;
  card: string;
  suit: string;
  badge: Badge;
}

/** A trick: its cards in the order played and the seat that is winning it. */
export interface Trick {
  leader: number;
  cards: Played[];
  winner: number | null;
}

/** A place at the table. */
export interface SeatInfo {
  /** `seat-name` messages, or the key `seat-own` for a person's own name. */
  name: Text;
  who: 'you' | 'person' | 'computer';
  /** Which scorer it belongs to, for the mark beside the name. */
  side: number;
  /**
   * Once there is a contract: whether it plays on the reader's side, as far as the reader
   * can know; `""` before that, for who sits out, and for a spectator.
   */
  plays: Side;
  sits_out: boolean;
  /** The one role to show below the name: maker before alone before dealer before partner. */
  role: Text | null;
  /** Its latest call of this auction, for a speech bubble. */
  speech: Text | null;
  /** The cards that it still holds, where they lie face up (jambone), as players hold them. */
  exposed: string[];
}

/** A call of the auction. */
export interface CallMade {
  seat: number;
  action: ActionMessage;
}

/** The highest bid so far. */
export interface HighestBid {
  seat: number;
  action: ActionMessage;
  /** How it was said. */
  text: Text;
  /** The card whose holder had to bid by showing it. */
  shown: string | null;
}

/** Who made what trump, and how. `maker` is None when a deal is played without one. */
export interface ContractInForce {
  maker: number | null;
  /** `""` while the first lead is still to fix it. */
  trump: string;
  alone: boolean;
  lone_defender: number | null;
  /** How trump was made ("West named it"). */
  text: Text;
  /** At no trump: whether the lowest rank is best. */
  low: boolean;
  /** What was bid, in an auction of bids. */
  bid: string | null;
  /** Tricks that the bid promises; 0 if none may be taken. */
  needs: number | null;
  /** Whether the maker had to bid. */
  forced: boolean;
  /** The card whose holder is the maker's partner. */
  called: string | null;
  /** The called partner, as soon as the reader can know. */
  partner: number | null;
  /** Tricks of the maker's side, as far as all can see. */
  taken: number;
}

/** How a deal ended, when it has. */
export interface DealOver {
  headline: Text;
  why: Text;
  /** By how much each score shown has changed; below zero also where scores run down. */
  points: number[];
  /** For each seat the cards as they were played; empty where not shown. */
  hands: string[][];
  kitty: string[];
  game_over: boolean;
  /** The scorer that won the game. */
  winner: number | null;
  match_over: boolean;
}

/** All that one seat may see now. Drawn as it is; nothing is to be derived from rules. */
export interface Snapshot {
  type: 'snapshot';
  /** The number of the last event that it includes: an answer names it. */
  number: number;
  table: string;
  preset: string;
  /** The name of the game, its pack and target in a line. */
  rules_text: Text;
  /** House rules: how these rules differ from their preset. */
  options: Text[];
  /** The rules as a link, to ask for the rule sheet of this table. */
  link: string;
  /** Points that win a game; 0 where its deals are counted or scores run down to nothing. */
  target: number;
  /** Which deal of the game it is, from 1. */
  deal: number;
  /** The most deals of a game; 0 for no such limit. */
  deals: number;
  seat: number;
  seats: SeatInfo[];
  /** How many cards each seat holds. */
  held: number[];
  /** How many tricks each seat has taken in this deal. */
  taken: number[];
  phase: string;
  turn: number | null;
  dealer: number;
  upcard: string | null;
  upcard_state: UpcardState;
  /** Round of the auction, 1 or 2. */
  round: number;
  calls: CallMade[];
  /** The highest bid, from the first one to the contract. */
  highest: HighestBid | null;
  contract: ContractInForce | null;
  /** Cards that the seat to act has still to lay away or to give. */
  owed: number;
  /** None while the hand is dealt but may not be looked at (a turned Benny). */
  hand: HandCard[] | null;
  choices: Choice[];
  /** The bids among `choices`, from the lowest up. */
  bids: BidOffer[];
  /** What to do, or for whom one waits: the sentence above the hand. */
  prompt: Text;
  /** A second, smaller line ("the jack of diamonds counts as a heart"). */
  hint_line: Text | null;
  trick: Trick | null;
  /** The finished tricks of this deal. */
  tricks: Trick[];
  /** Tricks in a deal: cards dealt to each seat. */
  deal_tricks: number;
  /** As people say them: what is left, where scores run down. */
  scores: number[];
  runs_down: boolean;
  /** What is in the pool; None in a game without one. */
  pool: number | null;
  /** A name for each scorer ("We", "They"). */
  sides: Text[];
  /** Games won, where a match has several. */
  games: number[];
  /** The deal so far, in sentences. */
  story: Text[];
  pace: Pace;
  over: DealOver | null;
  /** Whether the reader only watches: `seat` is then the seat to draw nearest. */
  watching: boolean;
  /** Tricks that may be claimed now: all that are left, when one is on lead; else 0. */
  claim: number;
}

/** One event, as this seat may know it, with the table after it. */
export interface Happened {
  type: 'happened';
  number: number;
  kind: 'dealer_drawn' | 'dealt' | 'act' | 'shown' | 'undone';
  seat: number | null;
  action: ActionMessage | null;
  /** The event in a sentence, for the live region of a screen reader. */
  text: Text;
  trick_won_by: number | null;
  /** Without the fields that are as this connection was told them last, if the server likes. */
  snapshot: Partial<Snapshot>;
}

export type Privacy = 'public' | 'link';

export type Spectators = 'none' | 'view' | 'hands';

export type StartsWhen = 'host' | 'full';

export type ShownAfterwards = 'all' | 'played' | 'none';

export type TurnSeconds = 0 | 20 | 60;

export type Sitter = 'open' | 'person' | 'computer';

export type Request = 'sit' | 'stand' | 'swap' | 'fill' | 'start' | 'remove' | 'set_table' | 'set_pace' | 'take_back' | 'answer' | 'claim' | 'pause' | 'resume' | 'next_deal' | 'rematch' | 'ask_hint' | 'phrase' | 'chat' | 'report';

export type PhraseKey = 'phrase-hello' | 'phrase-good-luck' | 'phrase-well-played' | 'phrase-thanks' | 'phrase-sorry' | 'phrase-nice-try' | 'phrase-close' | 'phrase-your-turn' | 'phrase-one-moment' | 'phrase-back' | 'phrase-again' | 'phrase-must-go' | 'phrase-good-game' | 'phrase-bye';

/** How a table of several people is kept. */
export interface TableSettings {
  /** The most people who may sit; 0 for as many as there are seats. */
  people: number;
  /** Seconds for a turn, after which a computer plays it; 0 for no limit. */
  clock: TurnSeconds;
  /** Whether the lobby lists it, or only who has its link or code finds it. */
  privacy: Privacy;
  /** Whether people may write to each other; phrases are always there. */
  chat: boolean;
  /** Who only watches sees nothing, what all see, or besides all hands of the deal before. */
  spectators: Spectators;
  /** Whether matches count for ratings: public tables only, and nothing is taken back. */
  rated: boolean;
  /** Whether an act may be taken back if everybody agrees. */
  take_backs: boolean;
  /** Whether who is to act may ask what to do, while several people sit; never if `rated`. */
  hints: boolean;
  /**
   * What is shown of a deal that is over: every card, what was played, or nothing. Of a match
   * that is over, who sat there has the whole log; others have it whole, as watchers saw it, or
   * not at all.
   */
  shown: ShownAfterwards;
  /** Whether the host starts, or the game starts by itself when every seat is taken. */
  start: StartsWhen;
}

/** A seat, and who sits there. */
export interface SeatTaken {
  who: Sitter;
  /** The name that a person has chosen: any text, of at most 24 characters. */
  name: string;
  /** The public id of a person; empty for who has none. */
  person: string;
  /** Which computer player sits there, or covers. */
  player: string;
  /** Whether no connection of that person is open. */
  away: boolean;
  /** Whether a computer player acts for the person until it is back. */
  covered: boolean;
}

/** Somebody would like to take an act back. */
export interface TakeBackAsked {
  seat: number;
  /** The number of the table after it: the act and all since are undone. */
  number: number;
  yes: number[];
  /** Seats whose answer is still awaited. One no ends it, and so does any act. */
  waits_for: number[];
}

/** A nonce that a seat added to the shuffles from that number on. */
export interface Nonce {
  number: number;
  seat: number;
  nonce: string;
}

/** All but the game of a table of several people; sent whole whenever it changes. */
export interface AtTable {
  type: 'table';
  /** Grows with each change that one and the same connection is told. */
  revision: number;
  table: string;
  /** A short code for the table: `GET /api/codes/CODE`. */
  code: string;
  preset: string;
  rules_text: Text;
  /** The rules as a link. */
  link: string;
  settings: TableSettings;
  /** The computer player that fills seats and covers them. */
  player: string;
  pace: Pace;
  /** The public id of the person who keeps the table; empty when all people are gone. */
  host: string;
  /** The reader's own public id; empty for who has none. */
  you: string;
  /** The reader's own seat; None for who only watches. */
  seat: number | null;
  seats: SeatTaken[];
  /** How many connections only watch. */
  watchers: number;
  started: boolean;
  /** The seat that paused the game; None while it goes on. */
  paused_by: number | null;
  asked: TakeBackAsked | null;
  /** What binds the server to its shuffles; empty where deals are not proved. */
  commitment: string;
  /** The last hundred; all are in the proof of each match. */
  nonces: Nonce[];
  /** What the reader may ask for now; the rest is refused. */
  may: Request[];
}

/** How long a turn may still take. Sent with every new turn at a table with a clock. */
export interface TurnClock {
  type: 'clock';
  number: number;
  /** Whose turn it is; None when the next deal is awaited. */
  seat: number | null;
  seconds: number;
}

/** What somebody said: a phrase or a text. On arrival the last of them are sent again. */
export interface Said {
  type: 'said';
  /** Its number at this table, from 1. */
  number: number;
  person: string;
  seat: number | null;
  name: string;
  phrase: Text | null;
  /** As it was written: to be shown as text, never as HTML. */
  text: string;
}

/** All hands of the deal before, as they were dealt: for watchers where the table allows. */
export interface HandsShown {
  type: 'hands';
  deal: number;
  hands: string[][];
  upcard: string | null;
  kitty: string[];
}

/** Something was refused. The connection lives on. */
export interface Failure {
  type: 'failure';
  reason: Text;
  /** For developers; not shown to people. */
  detail: string;
  /** The id of the refused action or saying, if it had one. */
  id: string;
}

/** The first message of a client: who it is and what it saw last. */
export interface Hello {
  type: 'hello';
  /** That of a person or of a seat; empty to watch without a name. */
  token: string;
  last: number;
  /** Tokens of people who share the device: they are there too, and nothing of theirs is told. */
  others: string[];
  /**
   * Whether the own hand lies face down: the game is told as watchers see it, though one sits
   * there. Say hello again to lift it, or to give the device to another person.
   */
  covered: boolean;
  /**
   * For which messages the client was built; one that was built for others than the server
   * speaks is refused, and has to be loaded anew. Empty: whoever it is knows what it does.
   */
  version: string;
}

/** An action. `number` is that of the snapshot it answers, `id` makes a retry harmless. */
export interface Act {
  type: 'act';
  id: string;
  number: number;
  action: ActionMessage;
}

/** Go on after the result of a deal. */
export interface NextDeal {
  type: 'next_deal';
}

/** Play again by the same rules, with the same seats or everybody one seat further. */
export interface Rematch {
  type: 'rematch';
  rotate: boolean;
}

/** How long computer players take. */
export interface SetPace {
  type: 'set_pace';
  pace: Pace;
}

/** Take a seat that is open or a computer's, or move there. */
export interface Sit {
  type: 'sit';
  /** -1 for any. */
  seat: number;
  /** 64 hexadecimal digits that the client has drawn, having read the commitment. */
  nonce: string;
}

/** Leave one's seat for good; in a game a computer player takes it. */
export interface Stand {
  type: 'stand';
}

/** Let two seats change places, before a match or between two. */
export interface Swap {
  type: 'swap';
  first: number;
  second: number;
}

/** Put computer players on open seats, or another player where a computer player sits. */
export interface Fill {
  type: 'fill';
  /** -1 for all open seats. */
  seat: number;
  /** Empty for the table's own. */
  player: string;
}

/** Begin the first match; every seat must be taken. */
export interface Start {
  type: 'start';
}

/** The host sends whoever sits there away; a person may not sit down again. */
export interface Remove {
  type: 'remove';
  seat: number;
}

/** Other settings for the table. */
export interface SetTable {
  type: 'set_table';
  settings: TableSettings;
}

/** Ask to take back one's own last act of this deal. */
export interface TakeBack {
  type: 'take_back';
}

/** Whether one agrees to what was asked. */
export interface Answer {
  type: 'answer';
  /** That of `TakeBackAsked`. */
  number: number;
  yes: boolean;
}

/** Claim all tricks that are left, on lead: accepted if one's own cards are sure of them. */
export interface Claim {
  type: 'claim';
  id: string;
  number: number;
  tricks: number;
}

/** Let the game rest. */
export interface Pause {
  type: 'pause';
}

/** Let the game go on. */
export interface Resume {
  type: 'resume';
}

/** Say something that everybody hears in their own language. */
export interface Phrase {
  type: 'phrase';
  id: string;
  phrase: PhraseKey;
}

/** Write something: at most 200 characters. */
export interface Chat {
  type: 'chat';
  id: string;
  text: string;
}

/** Tell whoever runs the server about somebody at this table. */
export interface Report {
  type: 'report';
  person: string;
  /** At most 500 characters. */
  why: string;
}

/**
 * Ask what the strongest computer player would do at one's own turn.
 *
 * Answered with `Hint`, to this connection alone, or with `Failure`.
 */
export interface AskHint {
  type: 'ask_hint';
  /** Comes back in a `Failure`. */
  id: string;
  /** That of the snapshot one looks at. */
  number: number;
}

/** Ask what the present phase is about. Answered with `Guide`, to this connection alone. */
export interface AskGuide {
  type: 'ask_guide';
}

/** An action that may be taken, and what it brings. */
export interface WeighedAction {
  action: ActionMessage;
  /** As the button of that action says it. */
  label: Text;
  /**
   * Points of one's own score less the mean of the others', from this deal, on average; None
   * where that is not known.
   */
  points: number | null;
  /** The chance to win the game, from 0 to 1; None where that is not known. */
  chance: number | null;
}

/** What to do, by what the seat may know and nothing else. */
export interface Hint {
  type: 'hint';
  /** The number of the table that it is for. */
  number: number;
  /** The action that is advised, then the others that were weighed, the best first. */
  choices: WeighedAction[];
  /** The reasons, the most telling first. */
  why: Text[];
}

/** What the present phase is about, by the rules and by what the reader may know. */
export interface Guide {
  type: 'guide';
  /** The number of the table that it is for. */
  number: number;
  title: Text;
  /** The most important first. */
  sentences: Text[];
}

/** `POST /api/people` and `PUT /api/me`: a name, at most 24 characters. */
export interface Naming {
  name: string;
}

/** `GET /api/me`: who one is. The id is public. */
export interface Person {
  person: string;
  name: string;
}

/** Who one is from now on; the token is told this once and is stored hashed. */
export interface PersonCreated {
  person: string;
  name: string;
  token: string;
}

/** `POST /api/me/code`: a code with which another device becomes the same person, once. */
export interface MoveCode {
  code: string;
  /** How long it is good for. */
  seconds: number;
}

/** `POST /api/people/moved`: the code; answers PersonCreated with a new token. */
export interface UseCode {
  code: string;
}

/** `POST /api/play-now`: a fitting public table, or a new one filled with computers. */
export interface PlayNow {
  /** A preset, or the link of rules. */
  preset: string;
  clock: TurnSeconds;
  pace: Pace;
  player: string;
  rated: boolean;
}

/** Where to go: say hello there, and sit. */
export interface PlaceFound {
  table: string;
  seat: number;
  /** Whether the table was made for this. */
  new: boolean;
}

/** `GET /api/codes/CODE`: the table of a short code. */
export interface Found {
  table: string;
}

/** A public table. In `/api/lobby/socket` it is new, or instead of what was told of it. */
export interface LobbyTable {
  type: 'lobby_table';
  table: string;
  preset: string;
  rules_text: Text;
  /** How many options differ from the preset. */
  house_rules: number;
  settings: TableSettings;
  seats: SeatTaken[];
  /** Seats that a person may take now: open ones and those of computer players. */
  free: number;
  started: boolean;
  scores: number[];
  watchers: number;
}

/** A table that the lobby does not list any more. */
export interface LobbyGone {
  type: 'lobby_gone';
  table: string;
}

/** `GET /api/lobby`, and the first message of `/api/lobby/socket`. */
export interface Lobby {
  type: 'lobby';
  tables: LobbyTable[];
}

export type LobbyTold = Lobby | LobbyTable | LobbyGone;

/** `GET /api/me/games`: a table at which one sits or sat, the latest first. */
export interface MyGame {
  table: string;
  preset: string;
  rules_text: Text;
  /** When it was opened, in UTC: `2026-03-01 18:30:00`. */
  created: string;
  /** One's seat; None for who has left it. */
  seat: number | null;
  seats: SeatTaken[];
  scores: number[];
  sides: Text[];
  /** How many matches have begun; those before the last are over. */
  matches: number;
  /** Whether the last one is over. */
  over: boolean;
}

/** Calls from one place of the table: contracts made there, and what became of them. */
export interface PlaceStatistics {
  /** 1 for the dealer's left, and so on; the last is the dealer. */
  place: number;
  deals: number;
  calls: number;
  made: number;
  /** Points of one's own score in these contracts. */
  points: number;
}

/** `GET /api/me/statistics`: figures of one set of rules. */
export interface Statistics {
  preset: string;
  rules_text: Text;
  link: string;
  matches: number;
  matches_won: number;
  deals: number;
  /** Of one's own score. */
  points: number;
  /** Of the best other score in each deal. */
  points_against: number;
  calls: PlaceStatistics[];
  /** Contracts of one's own that failed. */
  euchred: number;
  /** Contracts of the other side that failed. */
  euchres: number;
  lone_hands: number;
  lone_made: number;
}

/** Rules whose ratings are one: the kind of auction, and the number of seats. */
export interface Family {
  auction: string;
  players: number;
  name: Text;
}

/** `GET /api/me/ratings`: a Glicko-2 rating. */
export interface Rating {
  family: Family;
  rating: number;
  deviation: number;
  matches: number;
}

/** One option of a rule set, with its sentence, for the page that changes rules. */
export interface OptionOffer {
  /** As in `--set KEY=VALUE`, for example `end.target`. */
  key: string;
  group: string;
  label: Text;
  explanation: Text;
  /** `text` is a list, such as packets of dealing or a ladder of bids. */
  kind: 'bool' | 'int' | 'choice' | 'text';
  /** The preset's own value, as text: `true`, `10`, `vs_lone_maker`. */
  value: string;
  choices: string[];
  choice_labels: Text[];
  low: number;
  high: number;
  /** Whether it makes a difference in the rules as they are changed. */
  in_use: boolean;
}

/** A preset: `GET /api/games`. */
export interface GameOffer {
  preset: string;
  name: Text;
  summary: Text;
  players: number;
  pack: number;
  target: number;
  source: Text;
}

/** `GET /api/game?game=LINK`: the rules of a link with all options. */
export interface GameRules {
  game: GameOffer;
  /** The rules as a link, with whole keys; the preset's own where there is a problem. */
  link: string;
  /** What differs from the preset, by the keys of the options. */
  changes: Record<string, string>;
  /** The same in words. */
  house_rules: Text[];
  options: OptionOffer[];
  /** Why the link makes no game. */
  problem: Text | null;
  /** The options that the problem is about. */
  wrong: string[];
}

/** A part of a rule sheet: sentences, rows of a table, or rows of cards. */
export interface RuleSheetSection {
  title: Text;
  sentences: Text[];
  rows: Text[][];
  /** Whether the first of `rows` heads the columns. */
  has_heading: boolean;
  cards: HandCard[][];
  /** What each row of `cards` shows ("Hearts, trump"). */
  captions: Text[];
}

/** `GET /api/rules?game=LINK`: how the game is played, made from its rules. */
export interface RuleSheet {
  title: Text;
  /** The rules as a link, with whole keys. */
  link: string;
  house_rules: Text[];
  sections: RuleSheetSection[];
  source: Text;
}

/** `GET /api/qr?text=…`: a text as a QR code, to be drawn with a light margin of 4. */
export interface QrCode {
  /** Modules on each side. */
  size: number;
  /** The dark modules as the path of an SVG, one unit a module. */
  path: string;
}

/** A deal of a match that is shown again, in a line. */
export interface ReplayDeal {
  /** Which deal of the match it is, from 1; one that was dealt again counts as another. */
  number: number;
  /** Which game of the match it belongs to, from 1. */
  game: number;
  dealer: number;
  /** How it ended; None where the record ends before. */
  headline: Text | null;
  why: Text | null;
  /** By how much each score that people see has changed. */
  points: number[];
  /** The scores after it, as people say them. */
  scores: number[];
}

/** One event of a deal, with the table after it. */
export interface ReplayStep {
  /** What happened, in a sentence. */
  text: Text;
  trick_won_by: number | null;
  /** The table as a spectator saw it. */
  snapshot: Snapshot;
  /** For each seat the cards of its hand that may be shown; it held the rest face down. */
  hands: HandCard[][];
  /** Cards in nobody's hand that may be shown: undealt, or laid away. */
  aside: string[];
}

/**
 * `GET /api/replays/TABLE`, or `POST /api/replays` with a file: a match shown again.
 *
 * All deals in a line each, and one of them step by step.
 */
export interface Replay {
  type: 'replay';
  /** The table that it was played at; `""` for a file. */
  table: string;
  /** Which match of the table it is, from 1. */
  match: number;
  /** How many matches the table has seen. */
  matches: number;
  rules_text: Text;
  link: string;
  /** A name for each seat. */
  names: Text[];
  /** A name for each scorer. */
  sides: Text[];
  /** Points that win a game; 0 where its deals are counted or scores run down to nothing. */
  target: number;
  runs_down: boolean;
  /** The seat to show at the bottom. */
  seat: number;
  /** Whether every card may be shown. */
  whole: boolean;
  /** Whether the match is told to its end. */
  over: boolean;
  /** Who has won, if it is. */
  headline: Text | null;
  deals: ReplayDeal[];
  /** The number of the deal that `steps` tell; 0 if there is none. */
  deal: number;
  steps: ReplayStep[];
  /** For each trick of that deal its first step. */
  tricks: number[];
  /** What is wrong with the file, where its game goes no further. */
  problem: Text | null;
}

export type ServerMessage = Snapshot | Happened | Failure | AtTable | TurnClock | Said | HandsShown | Hint | Guide;

export type ClientMessage = Hello | Act | NextDeal | Rematch | SetPace | Sit | Stand | Swap | Fill | Start | Remove | SetTable | TakeBack | Answer | Claim | Pause | Resume | Phrase | Chat | Report | AskHint | AskGuide;

/** `POST /api/tables`: answers TableCreated, or Failure with status 400. */
export interface CreateTable {
  /** A preset, or the link of rules (`na24:end.target=5`). */
  preset: string;
  /** What is changed in them, by the keys of `OptionOffer`. */
  options: Record<string, string>;
  seat: number;
  pace: Pace;
  /** The computer players at the other seats. */
  player: string;
  seed: number | null;
  /** The id of a FairTable; with it and a `nonce`, every deal of the table can be proved. */
  table: string;
  /** 64 hexadecimal digits that the client has drawn, having read the commitment. */
  nonce: string;
  /**
   * A table of several people, opened by the person of the header `Authorization`: nobody
   * sits there yet, its deals are fair, and `seat`, `seed`, `table` and `nonce` are not
   * given.
   */
  settings: TableSettings | null;
}

/** `POST /api/fair-tables`: a table that may be created, and what binds its deals. */
export interface FairTable {
  table: string;
  commitment: string;
}

/** The table's id for `/api/tables/ID/socket` and the secret of one's seat. */
export interface TableCreated {
  table: string;
  /** Empty at a table of several people: there one is known by the token of the person. */
  token: string;
  /** The short code of a table of several people. */
  code: string;
}

/** `GET /api/tables`: a table to go back to. */
export interface TableSummary {
  table: string;
  preset: string;
  rules_text: Text;
  scores: number[];
  sides: Text[];
  over: boolean;
}
