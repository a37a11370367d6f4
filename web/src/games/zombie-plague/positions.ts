// Squares of pieces, and the figures in the house.

import { bare } from '../../lib/board/thingIds'
import type { Figure } from '../types'
import { placeFigures } from './board/figurePlacement'
import { edgeFrame, houseOf, mid, squareName, squareOf, type Square } from './house'
import type { PlagueScene, PlagueView } from './viewTypes'

const middle = ([c, r]: Square) => ({ x: mid(c), y: mid(r) })

export function at(thing: string, scene: PlagueScene, view: PlagueView): { x: number; y: number } | null {
  const house = houseOf(scene)
  if (thing.startsWith('sq:')) return middle(squareOf(thing))
  if (thing.startsWith('open:')) {
    const gap = house.gap.get(bare(thing))
    return gap ? edgeFrame(...gap.sides) : null
  }
  const place = scene.places.find((one) => one.id === thing)
  if (place) return middle(place.square)
  return placeFigures(house, view.figures).find((one) => one.figure.id === thing)?.at ?? null
}

export function figures(_: PlagueScene, view: PlagueView): Figure[] {
  return view.figures
    .filter((one) => one.aboard || one.col > 0)
    .map((one) => ({ thing: one.id, place: one.aboard ? 'car' : `sq:${squareName([one.col, one.row])}`, sheet: true }))
}
