// What a machine can see is wrong in the page's sources. How they look is prettier's business.

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
      // The compiler sees names that are missing, in Svelte files too.
      'no-undef': 'off',
      eqeqeq: 'error',
      'no-console': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' }],
      // An index that is known to be there; the tests of the rules say so.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // "void work()" and "void state.version" say on purpose that a value is not used.
      'no-void': 'off',
      // What changes is replaced, not changed: $state.raw.
      'svelte/prefer-svelte-reactivity': 'off',
      // lib/app/urls.ts makes the addresses; there is no SvelteKit here.
      'svelte/no-navigation-without-resolve': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    // Scenery is text of our own making, never a word of somebody else's.
    files: ['src/art/**', 'src/games/**'],
    rules: { 'svelte/no-at-html-tags': 'off' },
  },
  {
    files: ['*.config.{js,ts}', 'build/**', 'test/**'],
    languageOptions: { globals: globals.node },
  },
)
