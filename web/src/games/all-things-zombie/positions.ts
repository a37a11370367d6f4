// Where things on the map are, and who is on it.

import type { Point } from '../../lib/board/camera'
import { bare } from '../../lib/board/thingIds'
import type { Figure } from '../types'
import { placeFigures, type FigurePlacement } from './board/figurePlacement'
import { centre } from './hexes'
import { mapOf } from './mapBoards'
import type { HexScene, HexView } from './viewTypes'

const stood = new WeakMap<HexView, FigurePlacement>()

export function at(thing: string, scene: HexScene, view: HexView): Point | null {
  const map = mapOf(scene, view.layout)
  if (thing.startsWith('hex:')) return map.at(thing)
  const building = thing.startsWith('bld:') ? map.building(thing) : undefined
  if (building) {
    const rooms = map.rooms(building)
    return rooms.length ? centre(rooms[Math.floor(rooms.length / 2)]!) : null
  }
  let placed = stood.get(view)
  if (!placed) stood.set(view, (placed = placeFigures(map, view)))
  return placed.at.get(thing) ?? null
}

export function figures(_: HexScene, view: HexView): Figure[] {
  const named = (hex: string) => (hex.startsWith('hex:') ? hex : `hex:${hex}`)
  return [
    ...view.survivors
      .filter((one) => one.hex)
      .map((one) => ({ thing: one.id, place: named(one.hex!), sheet: true, name: { key: `person-${bare(one.id)}` } })),
    ...view.zombies.map((one) => ({ thing: one.id, place: named(one.hex), name: { key: `pace-${one.pace}` } })),
  ]
}
