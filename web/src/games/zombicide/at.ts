// The middle of a thing of the town.

import { standing, type Standing } from './board/standing'
import { townOf, type Point } from './map/town'
import type { ZombicideScene, ZombicideView } from './shapes'

const stood = new WeakMap<ZombicideView, Standing>()

export function at(thing: string, scene: ZombicideScene, view: ZombicideView): Point | null {
  const town = townOf(scene)
  if (town.zones.has(thing)) return town.middle(thing)
  let placed = stood.get(view)
  if (!placed) stood.set(view, (placed = standing(town, view)))
  const horde = placed.hordes.find((one) => one.horde.id === thing)?.at
  return placed.survivors.get(thing) ?? horde ?? placed.cars.get(thing) ?? placed.objectives.get(thing) ?? null
}
