import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

import svelteConfig from './svelte.config.js';

export default defineConfig(
  { ignores: ['node_modules/', 'src/lib/protocol.ts'] },
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  ts.configs.stylisticTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: {
        projectService: { allowDefaultProject: ['worker.js'] },
        extraFileExtensions: ['.svelte'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      // The compiler reports undefined names, and knows types where this rule does not.
      'no-undef': 'off',
      // `== null` asks for null and undefined in one.
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      // Numbers in a template are meant as their digits.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      // `let { a = 1, b } = $props()` and `let x = $state()` are reassigned by the framework.
      'prefer-const': 'off',
      'svelte/prefer-const': 'error',
      // Types of templates and of other components are `any` to this parser; svelte-check,
      // which runs beside it, knows them and refuses what these rules would.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  { files: ['**/*.js'], ...ts.configs.disableTypeChecked },
  { files: ['worker.js'], languageOptions: { globals: globals.serviceworker } },
);
