// A zombies' go as a story: each of them along its own path, who came, who was put down or hurt.

import { bare } from '../../lib/board/thingIds'
import type { LogLine } from '../../lib/net/protocol'
import type { Storyteller } from '../types'
import type { HexView, ZombieView } from './viewTypes'

const pathOf = (line: LogLine): string[] => (Array.isArray(line.data?.path) ? line.data.path : [])

/** A hex as the view names it. */
function like(sample: string | null | undefined, hex: string): string {
  return sample?.startsWith('hex:') ? hex : bare(hex)
}

export const story: Storyteller<HexView> = {
  steps(view, line) {
    const who = line.things?.[0] ?? ''
    const path = pathOf(line)
    switch (line.kind) {
      case 'zombie-moved':
        return path
          .slice(1)
          .map((hex) => ({ ...view, zombies: view.zombies.map((one) => (one.id === who ? { ...one, hex: like(one.hex, hex) } : one)) }))
      case 'moved':
        return path
          .slice(path.length > 1 ? 1 : 0)
          .map((hex) => ({ ...view, survivors: view.survivors.map((one) => (one.id === who ? { ...one, hex: like(one.hex ?? 'hex:', hex) } : one)) }))
      case 'zombie-came': {
        const hex = line.things?.find((thing) => thing.startsWith('hex:'))
        if (!hex || view.zombies.some((one) => one.id === who)) return []
        const pace = (line.data?.pace ?? 'normal') as ZombieView['pace']
        const sample = view.zombies[0]?.hex ?? ''
        return [{ ...view, zombies: [...view.zombies, { id: who, hex: like(sample, hex), pace, direction: 'E', still: false }] }]
      }
      case 'zombie-killed':
        return who.startsWith('zom:') ? [{ ...view, zombies: view.zombies.filter((one) => one.id !== who) }] : []
      default:
        return []
    }
  },
  tally(line) {
    switch (line.kind) {
      case 'zombie-moved':
      case 'moved':
        return 'moved'
      case 'zombie-came':
        return 'came'
      case 'hurt':
        return 'hurt'
      case 'zombie-killed':
        return 'fell'
      default:
        return null
    }
  },
}
