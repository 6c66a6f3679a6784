import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

import { catalogues } from './catalogues.ts';

/**
 * Tests in a real browser: they start a server and drive Chromium through
 * playwright-core. The browser is the one that `EUCHRE_CHROMIUM` names, else
 * Debian's. One file after the other in one process: they share a browser and a server.
 */
export default defineConfig({
  plugins: [svelte(), catalogues],
  test: {
    globalSetup: ['tests/browser/build.ts'],
    setupFiles: ['tests/english.ts'],
    include: ['tests/browser/**/*.test.ts'],
    environment: 'node',
    fileParallelism: false,
    isolate: false,
    // A browser on a machine with much to do may stand still for longer than anybody waits. What
    // fails twice has failed; what passes only the second time is counted in the last lines.
    retry: 1,
    testTimeout: 300_000,
    hookTimeout: 120_000,
    passWithNoTests: false,
  },
});
