// Outlines of things for marks, and touch areas.

import { outline, type Rect } from '../../../art/geometry'
import { buildingSquares, squareRect, tileRect } from '../city'
import { pairOf } from '../tilePlaces'
import type { ZombiesScene, Tile } from '../viewTypes'

/** Rectangles of a square, a free position or a tile (its building, if any); none for anything else. */
export function groundRects(scene: ZombiesScene, tiles: readonly Tile[], thing: string): Rect[] {
  if (thing.startsWith('sq:')) return [squareRect(pairOf(thing))]
  if (thing.startsWith('spot:')) return [tileRect(pairOf(thing))]
  const tile = tiles.find((one) => one.id === thing)
  return tile ? buildingSquares(scene, tile).map(squareRect) : []
}

/** One path around each of the things. */
export function groundPath(scene: ZombiesScene, tiles: readonly Tile[], things: readonly string[]): string {
  return things
    .map((thing) => {
      const rects = groundRects(scene, tiles, thing)
      return rects.length ? outline(rects, thing.startsWith('sq:') ? 4 : 8, 8) : ''
    })
    .join('')
}

export const isGround = (thing: string): boolean => /^(sq|tile):/.test(thing)
