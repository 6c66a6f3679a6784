import type { Choice } from './protocol';

/** The calls to show as buttons. */
export interface Calls {
  buttons: Choice[];
  /** Whether a switch says if the suit is played alone, as each suit can be played both ways. */
  aloneSwitch: boolean;
  /** The call that is drawn as the one filled button; it is never advice. */
  plain: Choice | null;
}

const twinOf = (choice: Choice, all: Choice[]): Choice | undefined =>
  all.find(
    (other) =>
      other.action.kind === choice.action.kind &&
      other.action.suit === choice.action.suit &&
      other.action.low === choice.action.low &&
      other.action.alone !== choice.action.alone,
  );

/** Whether a call takes no part: it stands first. */
const isPass = ({ action }: Choice): boolean => action.kind === 'pass' || action.kind === 'drop_out';

/** Arranges choices: passing first; many calls that can be made alone get a switch. */
export function arrange(choices: Choice[], alone: boolean): Calls {
  const paired = choices.filter((choice) => choice.action.alone && twinOf(choice, choices));
  const aloneSwitch = paired.length > 1;
  const shown = aloneSwitch
    ? choices.filter((choice) => twinOf(choice, choices) === undefined || choice.action.alone === alone)
    : choices;
  const passes = shown.filter(isPass);
  const rest = shown.filter((choice) => !isPass(choice));
  const buttons = [...passes, ...rest];
  const plain = rest.filter((choice) => !choice.action.alone);
  return {
    buttons,
    aloneSwitch,
    // To leave the turned card is the other way, beside the cards that one may lay away for it.
    plain: !aloneSwitch && plain.length === 1 && plain[0]?.action.kind !== 'decline' ? (plain[0] ?? null) : null,
  };
}

/** Whether a card that is not of one's own hand is chosen: it is shown as a card. */
export const picksCard = (choices: Choice[]): boolean =>
  choices.some(({ action }) => action.kind === 'call_partner' || action.kind === 'play_exposed');

/** The suits that a turned-down card keeps from being named, to show them struck through. */
export function closedSuit(choices: Choice[], upcard: string | null, down: boolean): string | null {
  if (!down || upcard === null || upcard === 'JK') return null;
  const suit = upcard.slice(1);
  const names = choices.filter((choice) => choice.action.kind === 'name');
  if (names.length === 0 || names.some((choice) => choice.action.suit === suit)) return null;
  return suit;
}
