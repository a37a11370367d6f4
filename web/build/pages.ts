// One index.html for each kind of page, with what that page needs asked for at once: its modules, its styles, its fonts.
// The server answers an address with the file of its kind.

import type { OutputBundle, OutputChunk } from 'rolldown'
import type { Plugin } from 'vite'

/** Fonts that stand in the first view, over those that index.html asks for itself. */
const MORE_FONTS = ['londrina-solid-400']
const PAGES = [
  { name: 'index', module: '/src/pages/Lobby.svelte', fonts: [] },
  { name: 'setup', module: '/src/pages/Setup.svelte', fonts: MORE_FONTS },
  { name: 't', module: '/src/pages/TablePage.svelte', fonts: MORE_FONTS },
  { name: 'replay', module: '/src/pages/ReplayPage.svelte', fonts: MORE_FONTS },
  { name: 'profile', module: '/src/pages/ProfilePage.svelte', fonts: [] },
  { name: 'rules', module: '/src/pages/RulesPage.svelte', fonts: MORE_FONTS },
]

/** A chunk and everything it imports, in the order of need. */
function needed(bundle: OutputBundle, first: OutputChunk): OutputChunk[] {
  const found = new Set<OutputChunk>()
  const visit = (chunk: OutputChunk) => {
    if (found.has(chunk)) return
    found.add(chunk)
    for (const name of chunk.imports) {
      const next = bundle[name]
      if (next?.type === 'chunk') visit(next)
    }
  }
  visit(first)
  return [...found]
}

export function links(bundle: OutputBundle, html: string, module: string, fonts: string[]): string {
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
  const page = chunks.find((chunk) => chunk.moduleIds.some((id) => id.endsWith(module)))
  if (!page) throw new Error(`No chunk is made of ${module}.`)
  const files = Object.keys(bundle)
  const parts = needed(bundle, page)
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

export function pages(): Plugin {
  return {
    name: 'shamble-pages',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const index = bundle['index.html']
      if (index?.type !== 'asset') return
      const html = String(index.source)
      for (const { name, module, fonts } of PAGES) {
        const source = links(bundle, html, module, fonts)
        if (name === 'index') index.source = source
        else this.emitFile({ type: 'asset', fileName: `${name}.html`, source })
      }
    },
  }
}
