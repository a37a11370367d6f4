// Summary of the zombies' phase: moves, arrivals, deaths.

import type { LogLine } from '../../lib/net/protocol'
import type { Storyteller } from '../types'
import type { ZombicideView, ZoneView } from './viewTypes'

type Kind = keyof ZoneView['zombies']

/** Adds a number of zombies of a kind to a zone, or removes them. */
function crowd(view: ZombicideView, zone: string, kind: Kind, by: number): ZombicideView {
  const empty: ZoneView = { id: zone, noise: 0, tokens: 0, zombies: {}, next: {}, runs: [] }
  const zones = view.zones.some((one) => one.id === zone) ? view.zones : [...view.zones, empty]
  const more = (one: ZoneView) => ({ ...one, zombies: { ...one.zombies, [kind]: Math.max(0, (one.zombies[kind] ?? 0) + by) } })
  return { ...view, zones: zones.map((one) => (one.id === zone ? more(one) : one)) }
}

export const story: Storyteller<ZombicideView> = {
  steps(view: ZombicideView, line: LogLine): ZombicideView[] {
    const { path, zombie, count, zone } = line.data ?? {}
    const kind = zombie as Kind
    switch (line.kind) {
      case 'zombies-began':
        return [{ ...view, phase: 'zombies' }]
      case 'round-began':
        return [{ ...view, phase: 'players' }]
      case 'horde-moved':
        if (!Array.isArray(path)) return []
        return [crowd(crowd(view, path[0]!, kind, -Number(count)), path.at(-1)!, kind, Number(count))]
      case 'spawned':
        return [crowd(view, String(zone), kind, Number(count))]
      case 'killed':
        return [crowd(view, String(zone), kind, -Number(count))]
      case 'moved': {
        if (!Array.isArray(path)) return []
        const who = line.things?.[0]
        return path.slice(1).map((there) => ({ ...view, survivors: view.survivors.map((one) => (one.id === who ? { ...one, zone: there } : one)) }))
      }
      default:
        return []
    }
  },
  movesTwice: (line) => line.data?.zombie === 'runner',
  tally(line) {
    switch (line.kind) {
      case 'horde-moved':
        return 'moved'
      case 'spawned':
        return 'came'
      case 'wounded':
      case 'died':
        return 'hurt'
      case 'killed':
        return 'fell'
      default:
        return null
    }
  },
}
