// Groups modules into few chunks: shared by all pages, shared by all tables, then one per page and per game.

import type { GetModuleInfo } from 'rolldown'

/** Return the roots from which a module is reached: entry, pages, games and dynamic imports. */
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
/** Roots that load with a page or a game; others load on demand and only bring missing modules. */
const first = (root: string) => entry(root) || /[\\/](pages[\\/]\w+\.svelte|games[\\/][\w-]+[\\/]index\.ts|art[\\/]tableSymbols\.ts)$/.test(root)
const shelf = (root: string) => /[\\/](Lobby|Setup|ProfilePage)\.svelte$/.test(root)

/** Return the chunk of a module; null = it stays with the only page or game that uses it. */
export function chunkOf(id: string, context: { getModuleInfo: GetModuleInfo }): string | null {
  if (id.includes('rolldown/runtime')) return 'main'
  if (/[\\/](ui[\\/]RuleCard|lib[\\/]state[\\/]rulebook)\.svelte(\.ts)?$/.test(id)) return 'main' // the set-up page and every table load it, in many places
  if (/[\\/]art[\\/](sharedSymbols\.ts|figures(-more)?\.svg\?sheet=things|figures-more\.svg\?sheet=table)$/.test(id)) return 'things'
  const roots = [...rootsOf(id, (at) => context.getModuleInfo(at))].filter(first)
  if (roots.some(entry)) return 'main'
  if (roots.some(lobby) && roots.every(shelf)) return 'shelf'
  if (roots.length < 2) return null
  return roots.some(shelf) ? 'main' : 'tabletop'
}
