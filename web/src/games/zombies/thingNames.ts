// Names of things without an option, for pointing and for screen readers.

import { tileAt } from './city'
import { pairOf, type Square } from './tilePlaces'
import type { Tile, ZombiesScene, ZombiesView } from './viewTypes'

type Args = Record<string, string | number>

interface Words {
  key: string
  args?: Args
}

const CELLS = ['NW', 'N', 'NE', 'W', 'middle', 'E', 'SW', 'S', 'SE']

export function describe(thing: string, _: ZombiesScene, view: ZombiesView): Words | null {
  switch (thing.split(':')[0]) {
    case 'pawn': {
      const pawn = view.pawns.find((one) => one.id === thing)
      if (!pawn) return null
      const player = `@seat-${pawn.seat}`
      if (pawn.status !== 'alive') return { key: 'thing-player', args: { player } }
      return { key: 'thing-pawn', args: { player, ...placeArgs(view, [pawn.x, pawn.y]) } }
    }
    case 'zom': {
      const zombie = view.zombies.find((one) => one.id === thing)
      return zombie ? { key: 'thing-zombie', args: placeArgs(view, [zombie.x, zombie.y]) } : null
    }
    case 'sq':
      return { key: 'thing-square', args: placeArgs(view, pairOf(thing)) }
    case 'spot': {
      const near = nearestNamed(view.tiles, pairOf(thing))
      return near ? { key: 'thing-spot', args: offArgs(near.tile.kind, near.east, near.south) } : null
    }
    case 'tile': {
      const [x, y] = pairOf(thing)
      const tile = tileAt(view.tiles, [3 * x, 3 * y])
      if (!tile) return null
      if (tile.near === tile.kind) return { key: `tile-${tile.kind}` }
      return { key: 'thing-road', args: { at: `@road-${tile.kind}`, ...offArgs(tile.near, tile.east, tile.south) } }
    }
    default:
      return null
  }
}

/** Arguments of the messages `place` and `place-in` for a square. */
export function placeArgs(view: ZombiesView, [x, y]: Square): Args {
  const square = `${x},${y}`
  const tile = tileAt(view.tiles, [x, y])
  const cell = tile ? 3 * (y - 3 * tile.y) + x - 3 * tile.x : 0
  const spot = tile?.spots[cell]
  if (!tile || !spot) return { square, spot: 'notation' }
  const said: Args = { square, spot, cell: `@cell-${CELLS[cell]}` }
  const at = spot === 'road' ? `@road-${tile.kind}` : `@at-${tile.near}`
  const forms = { ...said, at, to: `${at}.to`, in: `${at}.in` }
  if (spot === 'road') return { ...forms, ...offArgs(tile.near, tile.east, tile.south) }
  return { ...forms, of: `${at}.of`, by: `${at}.by` }
}

/** Distance in tiles from a named tile. */
function offArgs(near: string, east: number, south: number): Args {
  return {
    of: `@at-${near}.of`,
    rows: Math.abs(south),
    columns: Math.abs(east),
    down: `@direction-${south < 0 ? 'N' : 'S'}`,
    across: `@direction-${east < 0 ? 'W' : 'E'}`,
  }
}

/** The nearest named tile; of equally near ones, the first placed. */
function nearestNamed(tiles: readonly Tile[], [x, y]: Square): { tile: Tile; east: number; south: number } | null {
  let best: Tile | null = null
  const far = (tile: Tile) => Math.abs(tile.x - x) + Math.abs(tile.y - y)
  for (const tile of tiles) {
    if (tile.near === tile.kind && (!best || far(tile) < far(best))) best = tile
  }
  return best && { tile: best, east: x - best.x, south: y - best.y }
}
