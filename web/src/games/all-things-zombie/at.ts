// The middle of a thing on the map.

import type { Point } from '../../lib/camera'
import { standing, type Standing } from './board/standing'
import { mapOf } from './boards'
import { centre } from './hexes'
import type { HexScene, HexView } from './shapes'

const stood = new WeakMap<HexView, Standing>()

export function at(thing: string, scene: HexScene, view: HexView): Point | null {
  const map = mapOf(scene, view.layout)
  if (thing.startsWith('hex:')) return map.at(thing)
  const building = thing.startsWith('bld:') ? map.building(thing) : undefined
  if (building) {
    const rooms = map.rooms(building)
    return rooms.length ? centre(rooms[Math.floor(rooms.length / 2)]!) : null
  }
  let placed = stood.get(view)
  if (!placed) stood.set(view, (placed = standing(map, view)))
  return placed.at.get(thing) ?? null
}
