// Things the catalogue can name without an option: what a screen reader says first.

import { bare } from '../../lib/board/thingIds'
import { mapOf } from './mapBoards'
import type { HexScene, HexView } from './viewTypes'

interface Words {
  key: string
  args?: Record<string, string | number>
}

export function describe(thing: string, scene: HexScene, view: HexView): Words | null {
  const name = bare(thing)
  const map = mapOf(scene, view.layout)
  switch (thing.split(':')[0]) {
    case 'sur': {
      const survivor = view.survivors.find((one) => one.id === thing)
      if (!survivor?.hex) return { key: `person-${name}` }
      return {
        key: 'thing-survivor',
        args: { who: `@person-${name}`, wounds: survivor.wounds, ...map.called(survivor.hex) },
      }
    }
    case 'zom': {
      const zombie = view.zombies.find((one) => one.id === thing)
      if (!zombie) return null
      const count = view.zombies.filter((one) => one.hex === zombie.hex && one.pace === zombie.pace).length
      return {
        key: 'thing-zombies',
        args: { pace: `@pace-${zombie.pace}`, count, ...map.called(zombie.hex) },
      }
    }
    case 'hex': {
      if (!map.hex(thing)) return null
      return { key: 'thing-hex', args: map.called(thing) }
    }
    case 'bld':
      return { key: `building-${name}` }
    case 'item':
      return { key: `card-${name}` }
    case 'slot':
      return { key: `slot-${name}` }
    case 'edge':
      return { key: `edge-${name}` }
    default:
      return null
  }
}
