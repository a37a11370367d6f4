// Linter settings; prettier checks the formatting.

import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default ts.config(
  { ignores: ['node_modules', '.fonts', 'src/lib/net/protocol.ts', 'src/games/*/viewTypes.ts'] },
  js.configs.recommended,
  ts.configs.strict,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: { globals: globals.browser },
    rules: {
      // The compiler finds undefined names, in Svelte files too.
      'no-undef': 'off',
      eqeqeq: 'error',
      'no-console': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' }],
      // For an index that exists; the tests of the rules check it.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // "void work()" and "void state.version" mark a value as unused on purpose.
      'no-void': 'off',
      // State is replaced, not mutated: $state.raw.
      'svelte/prefer-svelte-reactivity': 'off',
      // lib/app/urls.ts makes the addresses; the page does not use SvelteKit.
      'svelte/no-navigation-without-resolve': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    // Scenery is SVG text of our own, never user input.
    files: ['src/art/**', 'src/games/**'],
    rules: { 'svelte/no-at-html-tags': 'off' },
  },
  {
    files: ['*.config.{js,ts}', 'build/**', 'test/**'],
    languageOptions: { globals: globals.node },
  },
)
