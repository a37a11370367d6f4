// Things the catalogue can name without an option: what a screen reader says first.

import { tileAt } from './city'
import { pairOf, type Square } from './places'
import type { ZombiesScene, ZombiesView } from './shapes'

interface Words {
  key: string
  args?: Record<string, string | number>
}

export function describe(thing: string, _: ZombiesScene, view: ZombiesView): Words | null {
  switch (thing.split(':')[0]) {
    case 'pawn': {
      const pawn = view.pawns.find((one) => one.id === thing)
      if (!pawn) return null
      const player = `@seat-${pawn.seat}`
      if (pawn.status !== 'alive') return { key: 'thing-player', args: { player } }
      return { key: 'thing-pawn', args: { player, square: `${pawn.x},${pawn.y}` } }
    }
    case 'zom': {
      const zombie = view.zombies.find((one) => one.id === thing)
      return zombie ? { key: 'thing-zombie', args: { square: `${zombie.x},${zombie.y}` } } : null
    }
    case 'sq': {
      const at = pairOf(thing)
      return { key: 'thing-square', args: { square: at.join(), tile: tileName(view, at) } }
    }
    case 'spot': {
      const [x, y] = pairOf(thing)
      return { key: 'thing-spot', args: { x, y } }
    }
    case 'tile': {
      const [x, y] = pairOf(thing)
      return { key: 'thing-tile', args: { x, y, tile: tileName(view, [3 * x, 3 * y]) } }
    }
    default:
      return null
  }
}

function tileName(view: ZombiesView, at: Square): string {
  const tile = tileAt(view.tiles, at)
  return tile ? `@tile-${tile.kind}` : ''
}
