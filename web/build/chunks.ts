// Few files instead of many small ones: what every page needs, what every table needs, then each page and each game.

import type { GetModuleInfo } from 'rolldown'

/** The modules that are asked for by name, and from which a module is reached: the entry, the pages, the games. */
function rootsOf(id: string, info: GetModuleInfo): Set<string> {
  const roots = new Set<string>()
  const seen = new Set<string>()
  const climb = (at: string) => {
    if (seen.has(at)) return
    seen.add(at)
    const module = info(at)
    if (!module) return
    if (module.isEntry || module.dynamicImporters.length > 0) roots.add(at)
    module.importers.forEach(climb)
  }
  climb(id)
  return roots
}

const entry = (root: string) => /[\\/](main\.ts|index\.html)$/.test(root)
const lobby = (root: string) => /[\\/]Lobby\.svelte$/.test(root)
/** What comes with a page or a game; the rest opens over it when it is asked for, and brings only what they lack. */
const first = (root: string) => entry(root) || /[\\/](pages[\\/]\w+\.svelte|games[\\/][\w-]+[\\/]index\.ts|art[\\/]tableSymbols\.ts)$/.test(root)
const shelf = (root: string) => /[\\/](Lobby|Setup|ProfilePage)\.svelte$/.test(root)

/** The chunk of a module; null where it stays with the one page or game that uses it. */
export function chunkOf(id: string, context: { getModuleInfo: GetModuleInfo }): string | null {
  if (id.includes('rolldown/runtime')) return 'main'
  if (/[\\/](ui[\\/]RuleCard|lib[\\/]state[\\/]rulebook)\.svelte(\.ts)?$/.test(id)) return 'main' // set-up and every table ask for it, in many places
  if (/[\\/]art[\\/](sharedSymbols\.ts|figures(-more)?\.svg\?sheet=things|figures-more\.svg\?sheet=table)$/.test(id)) return 'things'
  const roots = [...rootsOf(id, (at) => context.getModuleInfo(at))].filter(first)
  if (roots.some(entry)) return 'main'
  if (roots.some(lobby) && roots.every(shelf)) return 'shelf'
  if (roots.length < 2) return null
  return roots.some(shelf) ? 'main' : 'tabletop'
}
