import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { chunkOf } from './build/chunks.ts'
import { compressed } from './build/compress.ts'
import { fonts } from './build/fonts.ts'
import { pages } from './build/pages.ts'
import { sheets } from './build/sheets.ts'

const server = process.env['SHAMBLE_SERVER'] ?? 'http://127.0.0.1:8765'

export default defineConfig({
  plugins: [fonts(), sheets(), svelte(), pages(), compressed()],
  build: {
    outDir: '../src/shamble/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: chunkOf, debugName: 'by need' }],
        },
      },
    },
  },
  server: {
    proxy: { '/api': { target: server, ws: true } },
  },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  test: {
    include: ['test/**/*.test.ts'],
  },
})
