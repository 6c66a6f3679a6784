import type { ActionMessage, Hint, WeighedAction } from './protocol';
import { t, words } from './texts';

/** Whether two messages are the same action. */
export function sameAction(one: ActionMessage, other: ActionMessage): boolean {
  return (
    one.kind === other.kind &&
    one.suit === other.suit &&
    one.card === other.card &&
    one.alone === other.alone &&
    one.low === other.low &&
    one.bid === other.bid
  );
}

/** Points with their sign and two decimals, as the language writes numbers. */
export function pointsWords(points: number): string {
  const hundredths = Math.round(Math.abs(points) * 100);
  const sign = hundredths === 0 ? 'none' : points > 0 ? 'plus' : 'minus';
  const part = String(hundredths % 100).padStart(2, '0');
  return t('hint-number', { sign, whole: String(Math.floor(hundredths / 100)), part });
}

/** A chance in hundredths, as the language writes it. */
export function chanceWords(chance: number): string {
  return t('hint-percent', { n: String(Math.round(chance * 100)) });
}

/** What an action brings; empty where that is not known. */
export function worthWords({ points, chance }: WeighedAction): string {
  if (points === null) return '';
  if (chance === null) return t('hint-worth', { points: pointsWords(points) });
  return t('hint-worth-chance', { points: pointsWords(points), chance: chanceWords(chance) });
}

/** A hint in one breath: what is suggested, what it brings and why. */
export function suggestionWords({ choices, why }: Hint): string {
  const [best] = choices;
  if (best === undefined) return '';
  const worth = worthWords(best);
  const said = [t('hint-best', { action: words(best.label) }), worth].filter(Boolean).join(', ');
  return [`${said}.`, ...why.slice(0, 1).map(words)].join(' ');
}
