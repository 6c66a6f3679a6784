import { readFileSync, readdirSync } from 'node:fs';

import { FluentResource } from '@fluent/bundle';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { LEFT_OUT, filesOf, languages, messagesOf, sourceOf } from '../../catalogues.ts';
import { LANGUAGES, firstKnown, nameOf, speech } from '../../src/lib/language.svelte';
import { settings } from '../../src/lib/settings.svelte';
import { begin, choose, languageWanted } from '../../src/lib/speaking';
import { bundleOf, t, words } from '../../src/lib/texts';

const PROJECT = `${import.meta.dirname}/../../..`;
const LOCALES = `${PROJECT}/src/euchre/texts/locales`;

beforeEach(() => {
  // This document has no fonts to wait for.
  Object.defineProperty(document, 'fonts', { value: { load: () => Promise.resolve([]) }, configurable: true });
});

afterEach(async () => {
  settings.language = '';
  localStorage.clear();
  await speech.speak('en');
});

test('every folder of texts is a language with a name of its own', () => {
  expect(LANGUAGES).toEqual(languages());
  expect(LANGUAGES.map(nameOf)).toEqual(['Ελληνικά', 'English', 'Suomi', 'Bahasa Melayu', 'Shqip']);
});

test('the first of the browser’s languages that there is counts', () => {
  expect(firstKnown(['de-AT', 'fi-FI', 'el'])).toBe('fi');
  expect(firstKnown(['el-GR', 'en'])).toBe('el');
  expect(firstKnown(['MS_my'])).toBe('ms');
  expect(firstKnown(['de', 'fr'])).toBe('en');
  expect(firstKnown([])).toBe('en');
});

test('what was chosen goes before what the browser wants, and is remembered', async () => {
  expect(languageWanted()).toBe(firstKnown(navigator.languages));
  await choose('fi');
  expect(languageWanted()).toBe('fi');
  expect(JSON.parse(localStorage.getItem('euchre.settings') ?? '{}')).toMatchObject({ language: 'fi' });
  settings.language = 'tlh';
  expect(languageWanted()).toBe(firstKnown(navigator.languages));
});

test('texts follow the language, with its own plurals and names of cards', async () => {
  const held = (n: number): string => t('web-cards-held', { n });
  const said: string[] = [];
  for (const language of LANGUAGES) {
    await speech.speak(language);
    expect(speech.language).toBe(language);
    expect(t('web-language-name')).toBe(nameOf(language));
    said.push(words({ key: 'web-turned-up', args: { card: 'TD' } }), held(5));
  }
  expect(new Set(said).size).toBe(said.length);
});

test('of two wishes the later one counts', async () => {
  await Promise.all([speech.speak('el'), speech.speak('fi')]);
  expect(speech.language).toBe('fi');
  await Promise.all([speech.speak('el'), speech.speak('fi')]);
  expect(speech.language).toBe('fi');
});

test('a language that is not there changes nothing', async () => {
  await expect(choose('tlh')).rejects.toThrow('tlh');
  expect(speech.language).toBe('en');
  expect(settings.language).toBe('');
});

test('a page begins in the language that is wanted', async () => {
  settings.language = 'sq';
  await begin();
  expect(speech.language).toBe('sq');
});

test('a language has every message, English where it lacks one', () => {
  const english = [...messagesOf(sourceOf('en')).keys()];
  for (const language of LANGUAGES) {
    const joined = messagesOf(sourceOf(language));
    expect([...joined.keys()].filter((key) => joined.get(key)?.includes('=') !== true)).toEqual([]);
    expect(english.filter((key) => !joined.has(key))).toEqual([]);
  }
});

test('joining loses and changes nothing', () => {
  for (const language of LANGUAGES) {
    const shown = filesOf(language).filter((file) => !LEFT_OUT.includes(file));
    const files = shown.map((file) => readFileSync(`${LOCALES}/${language}/${file}`, 'utf8'));
    const bodies = files.flatMap((file) => new FluentResource(file).body);
    const joined = new Map(new FluentResource(sourceOf(language)).body.map((one) => [one.id, one]));
    expect(bodies.length).toBeGreaterThan(300);
    for (const body of bodies) expect(joined.get(body.id)).toEqual(body);
  }
});

/** All Python sources of a folder of the package. */
function python(folder: string): string {
  return readdirSync(`${PROJECT}/src/euchre/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.py'))
    .map((file) => readFileSync(`${PROJECT}/src/euchre/${folder}/${file}`, 'utf8'))
    .join('\n');
}

test('nothing that a server may send is left out', () => {
  const senders = ['rules', 'game', 'players', 'table', 'protocol', 'store', 'server'].map(python).join('\n');
  const left = LEFT_OUT.flatMap((file) => [...messagesOf(readFileSync(`${LOCALES}/en/${file}`, 'utf8')).keys()]);
  expect(left.length).toBeGreaterThan(100);
  expect(left.filter((key) => senders.includes(`"${key}"`))).toEqual([]);
});

test('a fraction is written as the language writes it', () => {
  const resource = new FluentResource('worth = { $n }');
  const said = (language: string): string | undefined => {
    const bundle = bundleOf(language, resource, 'words');
    const value = bundle.getMessage('worth')?.value;
    return value == null ? undefined : bundle.formatPattern(value, { n: 0.4 });
  };
  expect(['en', 'el', 'fi', 'ms', 'sq'].map(said)).toEqual(['0.4', '0,4', '0,4', '0.4', '0,4']);
});
