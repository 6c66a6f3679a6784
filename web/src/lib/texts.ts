import { FluentBundle, type FluentFunction, type FluentResource } from '@fluent/bundle';

import { speech } from './language.svelte';
import type { Text } from './protocol';

/**
 * How the cards and suits of a sentence come out:
 * `words` spells them, `drawn` draws cards as rank and pip, `short` draws suits too.
 */
export type Style = 'words' | 'drawn' | 'short';

/** A piece of a sentence: plain words, a card to draw, or a suit to draw. */
export type Piece =
  | { kind: 'words'; words: string }
  | { kind: 'card'; card: string }
  | { kind: 'suit'; suit: string };

// Characters of the private use area mark what is drawn, so that a sentence
// stays one string while the translator's message is put together.
const CARD_MARK = '\uE000';
const SUIT_MARK = '\uE001';
const END_MARK = '\uE002';
const MARKED = /([\uE000\uE001])([^\uE002]+)\uE002/u;

/** A bundle of one language in one style, from its catalogue. */
export function bundleOf(language: string, resource: FluentResource, style: Style): FluentBundle {
  const look = (id: string, args: Record<string, string> = {}, form?: string): string | null => {
    const message = bundle.getMessage(id);
    const pattern = (form === undefined ? null : message?.attributes[form]) ?? message?.value;
    return pattern == null ? null : bundle.formatPattern(pattern, args, []);
  };
  const formOf = (named: Parameters<FluentFunction>[1]): string | undefined =>
    typeof named.form === 'string' ? named.form : undefined;

  const suit: FluentFunction = ([value], named) => {
    const code = String(value);
    if (style === 'short' && 'SHDC'.includes(code)) return SUIT_MARK + code + END_MARK;
    return look(`suit-${code}`, {}, formOf(named)) ?? code;
  };
  const card: FluentFunction = ([value], named) => {
    const code = String(value);
    const form = formOf(named);
    if (style !== 'words') return CARD_MARK + code + END_MARK;
    if (code === 'JK') return look('card-joker', {}, form) ?? code;
    const rank = look(`rank-${code.slice(0, 1)}`, {}, form) ?? code.slice(0, 1);
    const suitWords = look(`suit-${code.slice(1)}`, {}, 'card') ?? code.slice(1);
    return look('card-pattern', { rank, suit: suitWords }, form) ?? code;
  };
  const bid: FluentFunction = ([value], named) => {
    const label = String(value);
    return /^\d+$/u.test(label) ? label : (look(`bid-name-${label}`, {}, formOf(named)) ?? label);
  };

  const bundle = new FluentBundle(language, {
    useIsolating: false,
    functions: { SUIT: suit, CARD: card, BID: bid },
  });
  bundle.addResource(resource);
  return bundle;
}

/** The bundle of the language that is spoken now: what is read from it follows a change. */
function bundleFor(style: Style): FluentBundle {
  const { language, resource, bundles } = speech.catalogue;
  const known = bundles.get(style);
  if (known !== undefined) return known;
  const bundle = bundleOf(language, resource, style);
  bundles.set(style, bundle);
  return bundle;
}

/** An argument `@KEY` stands for the message of that key; a text is said in its place. */
function named(value: string | number | Text, style: Style): string | number {
  if (typeof value === 'object') return format(value, style);
  if (typeof value !== 'string' || !value.startsWith('@')) return value;
  return format({ key: value.slice(1), args: {} }, style);
}

function format(text: Text, style: Style): string {
  const bundle = bundleFor(style);
  const message = bundle.getMessage(text.key);
  if (message?.value == null) {
    // It may be among what is not loaded yet; when it is, everything is said anew.
    if (!speech.catalogue.isWhole) void speech.whole().catch(() => undefined);
    return text.key;
  }
  const args = Object.entries(text.args).map(([name, value]) => [name, named(value, style)] as const);
  return bundle.formatPattern(message.value, Object.fromEntries(args), []);
}

/** A sentence in words only: for names read aloud, titles and plain text. */
export function words(text: Text): string {
  return format(text, 'words');
}

/** One of the client's own messages, in words. */
export function t(key: string, args: Record<string, string | number> = {}): string {
  return format({ key, args }, 'words');
}

/** Whether the catalogue has a message of this key. */
export function has(key: string): boolean {
  return bundleFor('words').hasMessage(key);
}

/** A card's name in words. */
export function cardWords(card: string): string {
  return t('web-card', { card });
}

/** A suit's name in words, as it stands in a heading. */
export function suitWords(suit: string): string {
  return t('web-suit', { suit });
}

/** Takes a formatted sentence apart into words, cards and suits. */
export function cut(sentence: string): Piece[] {
  const pieces: Piece[] = [];
  let rest = sentence;
  for (let found = MARKED.exec(rest); found !== null; found = MARKED.exec(rest)) {
    if (found.index > 0) pieces.push({ kind: 'words', words: rest.slice(0, found.index) });
    const code = found[2] ?? '';
    pieces.push(found[1] === CARD_MARK ? { kind: 'card', card: code } : { kind: 'suit', suit: code });
    rest = rest.slice(found.index + found[0].length);
  }
  if (rest !== '') pieces.push({ kind: 'words', words: rest });
  return pieces;
}

/** The pieces of a sentence that is to be seen. */
export function pieces(text: Text, style: Style = 'drawn'): Piece[] {
  return cut(format(text, style));
}
