import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

/** @type {import('@sveltejs/vite-plugin-svelte').SvelteConfig} */
export default {
  preprocess: vitePreprocess(),
  compilerOptions: { runes: true },
  onwarn(warning) {
    // A warning of the compiler (most are about accessibility) stops the build.
    throw new Error(`${warning.filename ?? 'svelte'}: ${warning.code}: ${warning.message}`);
  },
};
