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
/** What opens over a page when it is asked for: it brings what no page has. */
const aside = (root: string) => /[\\/](briefing|invite|end)[\\/]/.test(root)
const shelf = (root: string) => /[\\/](Lobby|Setup)\.svelte$/.test(root)

/** The chunk of a module; null where it stays with the one page or game that uses it. */
export function chunkOf(id: string, context: { getModuleInfo: GetModuleInfo }): string | null {
  if (id.includes('rolldown/runtime')) return 'main'
  if (/[\\/]art[\\/](things\.ts|figures(-more)?\.svg\?sheet=things|figures-more\.svg\?sheet=table)$/.test(id)) return 'things'
  const all = [...rootsOf(id, (at) => context.getModuleInfo(at))]
  const roots = all.every(aside) ? all : all.filter((root) => !aside(root))
  if (roots.some(entry)) return 'main'
  if (roots.some(lobby) && roots.every(shelf)) return 'shelf'
  if (roots.length < 2) return null
  return roots.some(shelf) ? 'main' : 'tabletop'
}
