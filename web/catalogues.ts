/**
 * The catalogues as modules. `virtual:catalogues` lists the languages and their own
 * names; each language is two modules, so chunks, of its own: what the first page says, and
 * the rest. They are its Fluent files joined, without comments and without what a browser
 * never shows. A message that a language lacks is put in from English here, so that no page
 * has to load two languages.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import type { Plugin } from 'vite';

const LOCALES = join(import.meta.dirname, '../src/euchre/texts/locales');
const LIST = 'virtual:catalogues';
const ONE = 'virtual:catalogue/';
const REST = '-rest';
const ENGLISH = 'en';
const NAME = 'web-language-name';

/** Files with words of the command line, the terminal, files of games and matches. */
export const LEFT_OUT: readonly string[] = ['arena.ftl', 'cli.ftl', 'notation.ftl', 'tui.ftl'];

/** Files with all that the first page says; what else is said comes with other pages. */
export const FIRST: readonly string[] = [
  'company.ftl',
  'device.ftl',
  'links.ftl',
  'names.ftl',
  'presets.ftl',
  'server.ftl',
  'web.ftl',
];

export function languages(): string[] {
  return readdirSync(LOCALES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

export function filesOf(language: string): string[] {
  return readdirSync(`${LOCALES}/${language}`)
    .filter((file) => file.endsWith('.ftl'))
    .sort();
}

/** Messages by their keys, each as it is written, comments left out. */
export function messagesOf(source: string): Map<string, string> {
  const bare = source.replaceAll(/^#.*\n?/gmu, '');
  const messages = bare.split(/^(?=-?[A-Za-z][\w-]* *=)/mu).filter((one) => one.includes('='));
  return new Map(messages.map((one) => [one.slice(0, one.indexOf('=')).trim(), one.trimEnd()]));
}

function read(language: string): Map<string, string> {
  const shown = filesOf(language).filter((file) => !LEFT_OUT.includes(file));
  const sources = shown.map((file) => readFileSync(`${LOCALES}/${language}/${file}`, 'utf8'));
  return messagesOf(sources.join('\n'));
}

/** Everything that the client can say in a language, as one Fluent source. */
export function sourceOf(language: string): string {
  return [...new Map([...read(ENGLISH), ...read(language)]).values()].join('\n');
}

/** What the first page says in a language, or the rest, as one Fluent source. */
export function partOf(language: string, part: 'first' | 'rest'): string {
  const sources = FIRST.map((file) => readFileSync(`${LOCALES}/${ENGLISH}/${file}`, 'utf8'));
  const first = messagesOf(sources.join('\n'));
  const whole = [...messagesOf(sourceOf(language))];
  return whole
    .filter(([key]) => first.has(key) === (part === 'first'))
    .map(([, message]) => message)
    .join('\n');
}

/** What a language calls itself. */
export function ownNameOf(language: string): string {
  const message = read(language).get(NAME);
  return message?.slice(message.indexOf('=') + 1).trim() ?? language;
}

export const catalogues: Plugin = {
  name: 'catalogues',
  resolveId(id) {
    return id === LIST || id.startsWith(ONE) ? `\0${id}` : null;
  },
  load(id) {
    if (id === `\0${LIST}`) {
      const entries = languages().map((language) => {
        const name = JSON.stringify(ownNameOf(language));
        const parts = `load: () => import('${ONE}${language}'), rest: () => import('${ONE}${language}${REST}')`;
        return `${language}: { name: ${name}, ${parts} }`;
      });
      return `export const catalogues = { ${entries.join(', ')} };`;
    }
    if (!id.startsWith(`\0${ONE}`)) return null;
    const isRest = id.endsWith(REST);
    const language = id.slice(ONE.length + 1).replace(REST, '');
    for (const one of new Set([ENGLISH, language])) {
      for (const file of filesOf(one)) this.addWatchFile(`${LOCALES}/${one}/${file}`);
    }
    return `export default ${JSON.stringify(partOf(language, isRest ? 'rest' : 'first'))};`;
  },
};
