// Writes one index.html per kind of page that preloads the modules, styles and fonts of that page. The server answers
// an address with the file of its kind, and a table with the file of its game.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { OutputBundle, OutputChunk } from 'rolldown'
import type { Plugin } from 'vite'

/** Fonts visible at first, besides those that index.html preloads. */
const MORE_FONTS = ['londrina-solid-400']
const PAGES = [
  { name: 'index', modules: ['/src/pages/Lobby.svelte'], fonts: [] },
  { name: 'setup', modules: ['/src/pages/Setup.svelte'], fonts: MORE_FONTS },
  { name: 't', modules: ['/src/pages/TablePage.svelte'], fonts: MORE_FONTS },
  { name: 'replay', modules: ['/src/pages/ReplayPage.svelte'], fonts: MORE_FONTS },
  { name: 'review', modules: ['/src/pages/ReviewPage.svelte'], fonts: MORE_FONTS },
  { name: 'luck', modules: ['/src/pages/LuckPage.svelte'], fonts: MORE_FONTS },
  { name: 'profile', modules: ['/src/pages/ProfilePage.svelte'], fonts: [] },
  { name: 'rules', modules: ['/src/pages/RulesPage.svelte'], fonts: MORE_FONTS },
]
/** Pages that also need the board of a game. */
const BOARDS = ['t', 'replay', 'review']

const games = readdirSync('src/games', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(`src/games/${entry.name}/viewTypes.ts`))
  .map(({ name }) => name)
const boards = PAGES.filter(({ name }) => BOARDS.includes(name)).flatMap((page) =>
  games.map((game) => ({ ...page, name: `${page.name}.${game}`, modules: [...page.modules, `/src/games/${game}/index.ts`] })),
)

/** Return chunks with everything they import, in the order of need. */
function needed(bundle: OutputBundle, first: OutputChunk[]): OutputChunk[] {
  const chunks = new Set<OutputChunk>()
  const visit = (chunk: OutputChunk) => {
    if (chunks.has(chunk)) return
    chunks.add(chunk)
    for (const name of chunk.imports) {
      const next = bundle[name]
      if (next?.type === 'chunk') visit(next)
    }
  }
  first.forEach(visit)
  return [...chunks]
}

export function links(bundle: OutputBundle, html: string, modules: string[], fonts: string[]): string {
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
  const first = modules.map((module) => {
    const chunk = chunks.find((chunk) => chunk.moduleIds.some((id) => id.endsWith(module)))
    if (!chunk) throw new Error(`No chunk is made of ${module}.`)
    return chunk
  })
  const files = Object.keys(bundle)
  const parts = needed(bundle, first)
  const styles = parts.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])])
  const wanted = [
    ...parts.map((chunk) => `<link rel="modulepreload" crossorigin href="/${chunk.fileName}">`),
    ...[...new Set(styles)].map((name) => `<link rel="stylesheet" crossorigin href="/${name}">`),
    ...fonts
      .map((font) => files.find((name) => name.startsWith(`assets/${font}-`) && name.endsWith('.woff2')))
      .map((name) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${name}">`),
  ]
  const missing = wanted.filter((link) => !html.includes(/href="[^"]+"/.exec(link)![0]))
  return html.replace('  </head>', `${missing.map((link) => `    ${link}\n`).join('')}  </head>`)
}

/** Inline the page's icon. */
function icon(): string {
  const svg = readFileSync('public/icon.svg', 'utf8').replace(/\s+/g, ' ').replaceAll('"', "'")
  return `data:image/svg+xml,${svg.replace(/[#%<>]/g, encodeURIComponent)}`
}

export function pages(): Plugin {
  return {
    name: 'shamble-pages',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const index = bundle['index.html']
      if (index?.type !== 'asset') return
      const html = String(index.source).replace('"/icon.svg"', `"${icon()}"`)
      for (const { name, modules, fonts } of [...PAGES, ...boards]) {
        const source = links(bundle, html, modules, fonts)
        if (name === 'index') index.source = source
        else this.emitFile({ type: 'asset', fileName: `${name}.html`, source })
      }
    },
  }
}
