/* Generated from src/euchre/protocol/messages.py by `make types`; do not edit. */

export type ActionKind = 'pass' | 'order_up' | 'name' | 'bid' | 'go_alone' | 'redeal' | 'go_under' | 'take_over' | 'defend_alone' | 'decline' | 'discard' | 'ask_best' | 'give' | 'call_partner' | 'stay' | 'drop_out' | 'play';

export type UpcardState = 'none' | 'up' | 'taken' | 'left' | 'down';

export type Badge = '' | 'right' | 'left' | 'benny';

export type Side = '' | 'own' | 'other' | 'unknown';

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
  /** How many cards it holds. */
  held: number;
  /** How many tricks it has taken in this deal. */
  taken: number;
  sits_out: boolean;
  /** The one role to show below the name: maker before alone before dealer before partner. */
  role: Text | null;
  /** Its latest call of this auction, for a speech bubble. */
  speech: Text | null;
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
}

/** One event, as this seat may know it, with the table after it. */
export interface Happened {
  type: 'happened';
  number: number;
  kind: 'dealer_drawn' | 'dealt' | 'act' | 'shown';
  seat: number | null;
  action: ActionMessage | null;
  /** The event in a sentence, for the live region of a screen reader. */
  text: Text;
  trick_won_by: number | null;
  snapshot: Snapshot;
}

/** Something was refused. The connection lives on. */
export interface Failure {
  type: 'failure';
  reason: Text;
  /** For developers; not shown to people. */
  detail: string;
  /** The id of the refused action, if it had one. */
  id: string;
}

/** The first message of a client: who it is and what it saw last. */
export interface Hello {
  type: 'hello';
  token: string;
  last: number;
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

/** Play again with the same seats and rules. */
export interface Rematch {
  type: 'rematch';
}

/** How long computer players take. */
export interface SetPace {
  type: 'set_pace';
  pace: Pace;
}

export type ServerMessage = Snapshot | Happened | Failure;

export type ClientMessage = Hello | Act | NextDeal | Rematch | SetPace;

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
}

/** `POST /api/fair-tables`: a table that may be created, and what binds its deals. */
export interface FairTable {
  table: string;
  commitment: string;
}

/** The table's id for `/api/tables/ID/socket` and the secret of one's seat. */
export interface TableCreated {
  table: string;
  token: string;
}

/** `GET /api/tables?token=…`: a table to go back to. */
export interface TableSummary {
  table: string;
  preset: string;
  rules_text: Text;
  scores: number[];
  sides: Text[];
  over: boolean;
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
