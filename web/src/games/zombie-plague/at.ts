// The middle of a thing of the house.

import { bare } from '../../lib/things'
import { standing } from './board/standing'
import { edgeFrame, houseOf, mid, squareOf, type Square } from './house'
import type { PlagueScene, PlagueView } from './shapes'

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
  return standing(house, view.figures).find((one) => one.figure.id === thing)?.at ?? null
}
