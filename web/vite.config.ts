import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

import { catalogues } from './catalogues.ts';
import { installable } from './installable.ts';
import { growingText } from './textsize.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Address of a running `euchre serve`, for `npm run dev`. */
const server = process.env.EUCHRE_SERVER ?? 'http://127.0.0.1:8000';

/** Licences of the font and the pictures go where these go; that of the code is Vite's affair. */
const licences: Plugin = {
  name: 'licences',
  apply: 'build',
  generateBundle() {
    for (const [fileName, file] of [
      ['commissioner.txt', '@fontsource-variable/commissioner/LICENSE'],
      ['classic-deck.txt', '@heruka_urgyen/react-playing-cards/LICENSE'],
    ]) {
      const source = readFileSync(here(`node_modules/${file ?? ''}`));
      this.emitFile({ type: 'asset', fileName: `licences/${fileName ?? ''}`, source });
    }
  },
};

export default defineConfig({
  plugins: [svelte(), catalogues, licences, installable],
  css: { postcss: { plugins: [growingText] } },
  resolve: {
    // Vitest would otherwise take Svelte's server half and mount nothing.
    ...(process.env.VITEST === undefined ? {} : { conditions: ['browser'] }),
  },
  build: {
    // The wheel carries the built client, so it is built into the package.
    outDir: here('../src/euchre/server/static'),
    emptyOutDir: true,
    target: 'es2022',
    // Greek letters are fetched only when a page shows them; inlined they always would be.
    assetsInlineLimit: 0,
    // How long plugins take is nobody's concern who builds to play.
    rolldownOptions: { checks: { bundlerTimings: false } },
    license: { fileName: 'licences/code.md' },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': { target: server, ws: true } },
  },
  test: {
    include: ['tests/**/*.test.ts'],
    setupFiles: ['tests/english.ts'],
    exclude: ['tests/browser/**'],
    environment: 'happy-dom',
    passWithNoTests: false,
  },
});
