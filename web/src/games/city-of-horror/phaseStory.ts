// Animation of the log: arriving and walking zombies, moving characters.

import type { LogLine } from '../../lib/net/protocol'
import type { Storyteller } from '../types'
import type { CityView } from './viewTypes'

const pathOf = (line: LogLine): string[] => (Array.isArray(line.data?.path) ? line.data.path : [])

/** Change in the number of zombies at a location. */
function crowd(view: CityView, place: string, by: number): CityView {
  return { ...view, places: view.places.map((one) => (one.id === place ? { ...one, zombies: Math.max(0, one.zombies + by) } : one)) }
}

export const story: Storyteller<CityView> = {
  steps(view, line) {
    const count = Number(line.data?.count ?? 0)
    const path = pathOf(line)
    switch (line.kind) {
      case 'zombies-came':
        return [crowd(view, String(line.data?.place), count)]
      case 'zombies-killed':
        return [crowd(view, String(line.data?.place), -count)]
      case 'zombies-walked':
        return path.length > 1 ? [crowd(crowd(view, path[0]!, -count), path.at(-1)!, count)] : []
      case 'walked': {
        const who = line.things?.[0]
        const place = path.at(-1)
        return place ? [{ ...view, characters: view.characters.map((one) => (one.id === who ? { ...one, place } : one)) }] : []
      }
      case 'location-began':
        return [{ ...view, resolving: line.things?.[0] ?? view.resolving }]
      default:
        return []
    }
  },
  tally(line) {
    switch (line.kind) {
      case 'zombies-walked':
      case 'walked':
        return 'moved'
      case 'zombies-came':
        return 'came'
      case 'died':
        return 'hurt'
      case 'zombies-killed':
        return 'fell'
      default:
        return null
    }
  },
}
