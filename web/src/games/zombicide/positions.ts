// Zones of pieces, and the survivors in the town.

import type { Figure } from '../types'
import { placeFigures, type FigurePlacement } from './board/figurePlacement'
import { townOf, type Point } from './map/town'
import type { ZombicideScene, ZombicideView } from './viewTypes'

const stood = new WeakMap<ZombicideView, FigurePlacement>()

export function at(thing: string, scene: ZombicideScene, view: ZombicideView): Point | null {
  const town = townOf(scene)
  if (town.zones.has(thing)) return town.middle(thing)
  const door = scene.doors.find((one) => one.id === thing)
  if (door) return town.doorPoint(door)
  let placed = stood.get(view)
  if (!placed) stood.set(view, (placed = placeFigures(town, view)))
  const horde = placed.hordes.find((one) => one.horde.id === thing)?.at
  return placed.survivors.get(thing) ?? horde ?? placed.cars.get(thing) ?? placed.objectives.get(thing) ?? null
}

export function figures(_: ZombicideScene, view: ZombicideView): Figure[] {
  const living = view.survivors.filter((one) => one.fate === 'board' && one.zone).map((one) => ({ thing: one.id, place: one.zone!, sheet: true }))
  const dead = view.zones.flatMap((zone) =>
    Object.entries(zone.zombies).flatMap(([kind, count]) =>
      count ? [{ thing: `zom:${zone.id.slice(5)}:${kind}`, place: zone.id, count, name: { key: `kind-${kind}` } }] : [],
    ),
  )
  return [...living, ...dead]
}
