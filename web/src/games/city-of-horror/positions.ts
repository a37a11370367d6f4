// Positions of things on the board, and figures at a place.

import { bare } from '../../lib/board/thingIds'
import type { Figure } from '../types'
import { assignSpaces } from './characterSpaces'
import { area, slotPosition, type Point } from './city'
import type { CityScene, CityView } from './viewTypes'

export function at(thing: string, _: CityScene, view: CityView): Point | null {
  const place = view.places.find((one) => one.id === thing || one.id === thing.replace(/^move:/, 'place:'))
  if (place) {
    const [left, top, right, bottom] = area(place)
    return { x: (left + right) / 2, y: (top + bottom) / 2 }
  }
  const spot = assignSpaces(new Map(), view.characters, view.places).get(thing)
  const home = spot && view.places.find((one) => one.id === spot.place)
  return spot && home ? slotPosition(home, spot.slot) : null
}

export function figures(_: CityScene, view: CityView): Figure[] {
  const people = view.characters
    .filter((one) => one.alive && one.place)
    .map((one) => ({ thing: one.id, place: one.place!, name: { key: `char-${bare(one.id)}` } }))
  return [...people, ...view.seats.map(({ seat }) => ({ thing: `seat:${seat}`, place: `seat:${seat}`, sheet: true }))]
}
