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

/** The chunk of a module; null where it stays with the one page or game that uses it. */
export function chunkOf(id: string, context: { getModuleInfo: GetModuleInfo }): string | null {
  const roots = [...rootsOf(id, (at) => context.getModuleInfo(at))]
  if (roots.some((root) => /[\\/]src[\\/]main\.ts$/.test(root) || /index\.html$/.test(root))) return 'main'
  if (roots.length < 2) return null
  return roots.some((root) => /[\\/](Lobby|Setup)\.svelte$/.test(root)) ? 'main' : 'tabletop'
}
