// Animation of the log: steps, zombies that appear, walk and die, lives lost.

import type { LogLine } from '../../lib/net/protocol'
import type { Storyteller } from '../types'
import { pairOf } from './tilePlaces'
import type { ZombiesView } from './viewTypes'

const pathOf = (line: LogLine): string[] => (Array.isArray(line.data?.path) ? line.data.path : [])

export const story: Storyteller<ZombiesView> = {
  steps(view, line) {
    const who = line.things?.find((thing) => thing.startsWith('zom:') || thing.startsWith('pawn:'))
    const zombie = line.things?.find((thing) => thing.startsWith('zom:'))
    const square = line.things?.find((thing) => thing.startsWith('sq:'))
    switch (line.kind) {
      case 'stepped':
        return pathOf(line)
          .slice(1)
          .map(pairOf)
          .map(([x, y]) => ({ ...view, pawns: view.pawns.map((one) => (one.id === who ? { ...one, x, y } : one)) }))
      case 'zombie-stepped':
        return pathOf(line)
          .slice(1)
          .map(pairOf)
          .map(([x, y]) => ({ ...view, zombies: view.zombies.map((one) => (one.id === who ? { ...one, x, y, moved: true } : one)) }))
      case 'zombie-put': {
        if (!zombie || !square) return []
        const [x, y] = pairOf(square)
        return [{ ...view, zombies: [...view.zombies.filter((one) => one.id !== zombie), { id: zombie, x, y, moved: false }] }]
      }
      case 'zombie-killed':
        return zombie ? [{ ...view, zombies: view.zombies.filter((one) => one.id !== zombie) }] : []
      default:
        return []
    }
  },
  tally(line) {
    switch (line.kind) {
      case 'zombie-stepped':
        return 'moved'
      case 'zombie-put':
        return 'came'
      case 'life-lost':
      case 'died':
        return 'hurt'
      case 'zombie-killed':
        return 'fell'
      default:
        return null
    }
  },
}
