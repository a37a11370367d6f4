// Formatting: no semicolons, single quotes, long lines.

/** @type {import('prettier').Config} */
export default {
  semi: false,
  singleQuote: true,
  printWidth: 150,
  plugins: ['prettier-plugin-svelte'],
  overrides: [{ files: '*.svelte', options: { parser: 'svelte' } }],
}
