/**
 * What makes the client a program that can be installed and starts without a network: the
 * manifest, the icons, and the service worker with the list of what it keeps.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Plugin } from 'vite';

import { languages } from './catalogues.ts';
import { pngIcon, svgIcon } from './icons.ts';

const WORKER = join(import.meta.dirname, 'worker.js');

export const MANIFEST = {
  name: 'Euchre',
  short_name: 'Euchre',
  description: 'Euchre by the rules of your own table.',
  id: '/',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#eef2f4',
  theme_color: '#c9d6dd',
  categories: ['games'],
  icons: [
    { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icons/mask-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};

const PICTURES: Record<string, () => string | Buffer> = {
  'icons/icon.svg': svgIcon,
  'icons/icon-192.png': () => pngIcon(192, false),
  'icons/icon-512.png': () => pngIcon(512, false),
  'icons/mask-512.png': () => pngIcon(512, true),
  'icons/touch-180.png': () => pngIcon(180, true),
};

/** Whether a file is kept from the start: texts and letters are, once a language is chosen. */
function isKeptFirst(file: string): boolean {
  const ofLanguage = languages().some((language) => file.startsWith(`assets/${language}-`));
  // Pictures of the classic deck are kept once they were shown.
  const ofDeck = file.endsWith('.svg') || file.startsWith('assets/classic-');
  return file.startsWith('assets/') && !ofLanguage && !ofDeck && !file.includes('greek');
}

/** For each file with the first texts of a language that with the rest of them. */
function rests(files: string[]): Record<string, string> {
  const of = (start: string): string | undefined => files.find((file) => file.startsWith(`assets/${start}-`) && file.endsWith('.js'));
  const pairs = languages().map((language) => {
    const rest = of(`${language}-rest`);
    const first = files.find((file) => file.startsWith(`assets/${language}-`) && file !== rest);
    return [`/${first ?? ''}`, `/${rest ?? ''}`];
  });
  return Object.fromEntries(pairs) as Record<string, string>;
}

export const installable: Plugin = {
  name: 'installable',
  apply: 'build',
  enforce: 'post',
  generateBundle(_, bundle) {
    for (const [fileName, drawn] of Object.entries(PICTURES)) {
      this.emitFile({ type: 'asset', fileName, source: drawn() });
    }
    const manifest = `${JSON.stringify(MANIFEST)}\n`;
    this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source: manifest });
    const files = Object.keys(bundle).filter(isKeptFirst).sort();
    // Names hold a hash of what is in the files, so together they tell one build from another.
    const version = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12);
    const kept = ['/', '/manifest.webmanifest', '/icons/icon.svg', ...files.map((file) => `/${file}`)];
    const source = readFileSync(WORKER, 'utf8')
      .replace('__VERSION__', version)
      .replace('__FILES__', JSON.stringify(kept))
      .replace('__RESTS__', JSON.stringify(rests(Object.keys(bundle))));
    this.emitFile({ type: 'asset', fileName: 'worker.js', source });
  },
};
