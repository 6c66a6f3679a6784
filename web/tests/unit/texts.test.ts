import { readFileSync, readdirSync } from 'node:fs';

import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';

import { bundleOf, cardWords, cut, has, pieces, suitWords, t, words } from '../../src/lib/texts';

test('a card is spelt for a voice and drawn for the eye', () => {
  const text = { key: 'web-turned-up', args: { card: 'TD' } };
  expect(words(text)).toBe('the ten of diamonds is turned up');
  expect(pieces(text)).toEqual([
    { kind: 'card', card: 'TD' },
    { kind: 'words', words: ' is turned up' },
  ]);
  expect(cardWords('JK')).toBe('the joker');
});

test('suits are words, or drawn where there is little room', () => {
  expect(suitWords('H')).toBe('Hearts');
  expect(suitWords('N')).toBe('No trump');
  const text = { key: 'web-suit', args: { suit: 'H' } };
  expect(pieces(text)).toEqual([{ kind: 'words', words: 'Hearts' }]);
  expect(pieces(text, 'short')).toEqual([{ kind: 'suit', suit: 'H' }]);
});

test('an argument that names a message is replaced by it', () => {
  const text = { key: 'web-takes-trick', args: { who: '@seat-west', you: 'no' } };
  expect(words(text)).toBe('West takes the trick.');
});

test('an argument that is a text is said in its place, and so are lists', () => {
  const card = (code: string) => ({ key: 'web-card', args: { card: code } });
  const list = { key: 'value-list', args: { first: card('TD'), rest: card('JK') } };
  expect(words(list)).toBe('the ten of diamonds, the joker');
});

test('what has no message shows its key', () => {
  expect(words({ key: 'no-such-message', args: {} })).toBe('no-such-message');
  expect(has('no-such-message')).toBe(false);
});

test('forms of names are the translator’s choice', () => {
  const greek = bundleOf(
    'el',
    new FluentResource(
      'suit-H = κούπες\n    .card = κούπα\nrank-J = βαλές\n    .acc = τον βαλέ\ncard-pattern = { $rank } { $suit }\nplay = Παίζεις { CARD($card, form: "acc") }',
    ),
    'words',
  );
  const message = greek.getMessage('play');
  expect(message?.value && greek.formatPattern(message.value, { card: 'JH' }, [])).toBe(
    'Παίζεις τον βαλέ κούπα',
  );
});

test('a sentence without cards is one piece, an empty one none', () => {
  expect(cut('Follow hearts.')).toEqual([{ kind: 'words', words: 'Follow hearts.' }]);
  expect(cut('')).toEqual([]);
});

/** All sources of the client, in which keys of messages stand as strings. */
function sources(folder: string): string {
  return readdirSync(folder, { withFileTypes: true })
    .map((entry) =>
      entry.isDirectory()
        ? sources(`${folder}/${entry.name}`)
        : readFileSync(`${folder}/${entry.name}`, 'utf8'),
    )
    .join('\n');
}

test('every message of the client is used, and every one that it uses is there', () => {
  const code = sources(`${import.meta.dirname}/../../src`);
  const used = [...code.matchAll(/['`](web-[a-z0-9-]+)['`]/gu)].map((found) => found[1] ?? '');
  expect(used.filter((key) => !has(key))).toEqual([]);
  const catalogue = sources(`${import.meta.dirname}/../../../src/euchre/texts/locales/en`);
  const keys = [...catalogue.matchAll(/^(web-[a-z0-9-]+) =/gmu)].map((found) => found[1] ?? '');
  // Keys that are put together of a stem and a value.
  const stems = [...code.matchAll(/[`](web-[a-z0-9-]+-)\$\{/gu)].map((found) => found[1] ?? '');
  const unused = keys.filter(
    (key) => !used.includes(key) && !stems.some((stem) => key.startsWith(stem)),
  );
  expect(unused).toEqual([]);
});

test('numbers choose their form', () => {
  expect(t('web-cards-held', { n: 1 })).toBe('one card');
  expect(t('web-cards-held', { n: 5 })).toBe('5 cards');
});
