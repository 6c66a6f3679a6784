import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';

import { sourceOf } from '../../catalogues.ts';
import { bundleOf } from '../../src/lib/texts';
import { longer } from '../browser/longer';

test('words grow, and nothing that is not a word', () => {
  const source = 'held = { $n ->\n    [one] one card, { CARD($card, form: "acc") }\n   *[other] { $n } cards\n}';
  expect(longer(source)).toBe(
    'held = { $n ->\n    [one] oneo cardca, { CARD($card, form: "acc") }\n   *[other] { $n } cardsca\n}',
  );
});

test('a longer catalogue has the same messages, two fifths longer', () => {
  const [short, long] = [sourceOf('en'), longer(sourceOf('en'))];
  const ids = (source: string): string[] => new FluentResource(source).body.map(({ id }) => id);
  expect(ids(long)).toEqual(ids(short));
  const said = (source: string): string => {
    const bundle = bundleOf('en', new FluentResource(source), 'words');
    const value = bundle.getMessage('web-welcome')?.value;
    return value == null ? '' : bundle.formatPattern(value);
  };
  const growth = said(long).length / said(short).length;
  expect(growth).toBeGreaterThan(1.25);
  expect(growth).toBeLessThan(1.5);
});
