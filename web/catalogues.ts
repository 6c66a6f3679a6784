/**
 * The catalogues as modules. `virtual:catalogues` lists the languages and their own
 * names; each language is a module, so a chunk, of its own: its Fluent files joined,
 * without comments and without what a browser never shows. A message that a language
 * lacks is put in from English here, so that no page has to load two languages.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import type { Plugin } from 'vite';

const LOCALES = join(import.meta.dirname, '../src/euchre/texts/locales');
const LIST = 'virtual:catalogues';
const ONE = 'virtual:catalogue/';
const ENGLISH = 'en';
const NAME = 'web-language-name';

/** Files with words of the command line, the terminal, files of games and matches. */
export const LEFT_OUT: readonly string[] = ['arena.ftl', 'cli.ftl', 'notation.ftl', 'tui.ftl'];

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
        return `${language}: { name: ${name}, load: () => import('${ONE}${language}') }`;
      });
      return `export const catalogues = { ${entries.join(', ')} };`;
    }
    if (!id.startsWith(`\0${ONE}`)) return null;
    const language = id.slice(ONE.length + 1);
    for (const one of new Set([ENGLISH, language])) {
      for (const file of filesOf(one)) this.addWatchFile(`${LOCALES}/${one}/${file}`);
    }
    return `export default ${JSON.stringify(sourceOf(language))};`;
  },
};
