// Outlines of highlighted pieces, and the area a finger needs.

import { outline, type Rect } from '../../../art/geometry'
import { bare } from '../../../lib/board/thingIds'
import { edgeFrame, type House, squareOf, U, X } from '../house'

/** No figure and no card. */
export function isGround(thing: string): boolean {
  return /^(sq|open|place|edge):|^car$/.test(thing)
}

/** Rectangle of a square, opening, search place, the car or a side of the map; null for anything else. */
export function groundRect(house: House, thing: string): Rect | null {
  const name = bare(thing)
  switch (thing.slice(0, thing.indexOf(':') + 1) || thing) {
    case 'sq:':
      return squareRect(...squareOf(thing))
    case 'open:': {
      const gap = house.gap.get(name)
      if (!gap) return null
      const { x, y, turn } = edgeFrame(gap.outer, gap.inner)
      const [w, h] = turn % 180 ? [15, 23] : [23, 15]
      return [x - w, y - h, x + w, y + h]
    }
    case 'place:': {
      const place = house.scene.places.find((one) => bare(one.id) === name)
      return place ? squareRect(place.square[0], place.square[1]) : null
    }
    case 'car': {
      const { columns, rows } = house.scene.car
      return [X(columns[0]), X(rows[0]), X(columns[1]) + U, X(rows[1]) + U]
    }
    case 'edge:':
      return sideRect(house, name)
    default:
      return null
  }
}

function squareRect(c: number, r: number): Rect {
  return [X(c), X(r), X(c) + U, X(r) + U]
}

function sideRect(house: House, side: string): Rect | null {
  const [w, h] = [house.width * U, house.height * U]
  const sides: Record<string, Rect> = {
    N: [0, 0, w, U],
    S: [0, h - U, w, h],
    W: [0, 0, U, h],
    E: [w - U, 0, w, h],
  }
  return sides[side] ?? null
}

/** One path around each of the pieces. */
export function groundPath(house: House, things: readonly string[], inset = 4, radius = 7): string {
  return things
    .map((thing) => {
      const rect = groundRect(house, thing)
      return rect ? outline([rect], thing.startsWith('open:') ? 1 : inset, radius) : ''
    })
    .join('')
}
