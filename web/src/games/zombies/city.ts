// Geometry of the board: squares, tiles in four rotations, and the drawing area.

import type { Rect } from '../../art/geometry'
import type { Decision } from '../../lib/net/protocol'
import { placesOf, type Square } from './tilePlaces'
import type { Door, Tile, ZombiesScene, ZombiesView } from './viewTypes'

export type Side = Door['side']

/** Side of one square in board units, and of one tile. */
export const Q = 54
export const T = 3 * Q

export const SIDES: readonly Side[] = ['N', 'E', 'S', 'W']
export const STEP: Record<Side, Square> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] }
/** Rotation of a drawing that faces south so that it faces a side. */
export const TURN: Record<Side, number> = { S: 0, W: 90, N: 180, E: 270 }

/** Row and column of a cell of a tile. */
export type Cell = readonly [row: number, col: number]

export const mid = (at: number): number => at * Q + Q / 2

export const squareThing = ([x, y]: Square): string => `sq:${x},${y}`

export function squareRect([x, y]: Square): Rect {
  return [x * Q, y * Q, x * Q + Q, y * Q + Q]
}

export function tileRect([x, y]: Square): Rect {
  return [x * T, y * T, x * T + T, y * T + T]
}

/** Position of a printed cell after `turns` quarter turns clockwise. */
export function turned([row, col]: Cell, turns: number): Cell {
  let cell: Cell = [row, col]
  for (let i = 0; i < turns; i++) cell = [cell[1], 2 - cell[0]]
  return cell
}

/** The tile of a square. */
export function tileAt(tiles: readonly Tile[], [x, y]: Square): Tile | null {
  const at: Square = [Math.floor(x / 3), Math.floor(y / 3)]
  return tiles.find((tile) => tile.x === at[0] && tile.y === at[1]) ?? null
}

/** Squares of the building of a tile, or of the whole tile if it has none. */
export function buildingSquares(scene: ZombiesScene, tile: Tile): Square[] {
  const inside: Square[] = []
  const grid = scene.tiles[tile.kind]?.grid ?? []
  const letter = grid.join('').includes('B') ? 'B' : null
  for (let row = 0; row < 3; row++) {
    for (let col = 0; col < 3; col++) {
      if (letter && grid[row]?.[col] !== letter) continue
      const [r, c] = turned([row, col], tile.rot)
      inside.push([3 * tile.x + c, 3 * tile.y + r])
    }
  }
  return inside
}

const MARGIN = 24
/** The edge of the cardboard under the last row. */
const FOOT = 8

export interface Sheet {
  left: number
  top: number
  width: number
  height: number
}

/** Minimum number of tiles that fit on the drawing area, so that a single tile is not drawn too large. */
const LEAST = { width: 3.5 * T, height: 3 * T }

/** The drawing area: the tiles and, while this client places a tile, its possible positions. */
export function frame(view: ZombiesView, decision: Decision | null): Sheet {
  const all: Square[] = view.tiles.map((tile): Square => [tile.x, tile.y])
  all.push(...placesOf(decision).map((place) => place.at))
  const xs = all.map(([x]) => x)
  const ys = all.map(([, y]) => y)
  const [x0, y0] = [Math.min(...xs), Math.min(...ys)]
  const [x1, y1] = [Math.max(...xs) + 1, Math.max(...ys) + 1]
  const width = Math.max(LEAST.width, (x1 - x0) * T + 2 * MARGIN)
  const height = Math.max(LEAST.height, (y1 - y0) * T + 2 * MARGIN + FOOT)
  return { left: ((x0 + x1) * T - width) / 2, top: ((y0 + y1) * T + FOOT - height) / 2, width, height }
}
