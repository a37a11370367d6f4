// Names of pieces that no option names better.

import { bare } from '../../lib/board/thingIds'
import type { Kind } from './board/figurePlacement'
import type { ZombicideScene, ZombicideView } from './viewTypes'

type Words = { key: string; args?: Record<string, string | number> }

/** Name of a zone as in the rules. */
function placeOf(zone: string | undefined, scene: ZombicideScene): Record<string, string> {
  return scene.zones.find((one) => one.id === zone)?.place ?? {}
}

/** Name of a zone with its number of zombies. */
export function zoneWords(zone: string, scene: ZombicideScene, view: ZombicideView): Words | null {
  if (!scene.zones.some((one) => one.id === zone)) return null
  const count = Object.values(view.zones.find((one) => one.id === zone)?.zombies ?? {}).reduce((all, some) => all + some, 0)
  return { key: count ? 'thing-zone-crowd' : 'thing-zone', args: { ...placeOf(zone, scene), count } }
}

export function describe(thing: string, scene: ZombicideScene, view: ZombicideView): Words | null {
  const name = bare(thing)
  switch (thing.split(':')[0]) {
    case 'zone':
      return zoneWords(thing, scene, view)
    case 'sur': {
      const one = view.survivors.find((other) => other.id === thing)
      return { key: 'thing-survivor', args: { who: one?.name ?? scene.sheets.find((sheet) => sheet.id === name)?.name ?? name } }
    }
    case 'zom': {
      const [zone, kind] = name.split(':') as [string, Kind]
      const count = view.zones.find((one) => one.id === `zone:${zone}`)?.zombies[kind] ?? 0
      return { key: 'thing-horde', args: { count, kind: `@kind-${kind}` } }
    }
    case 'door':
      return { key: 'thing-door', args: placeOf(scene.doors.find((one) => one.id === thing)?.room, scene) }
    case 'obj':
      return { key: 'thing-objective', args: placeOf(scene.objectives.find((one) => one.id === thing)?.zone, scene) }
    case 'spawn':
      return { key: 'thing-spawn', args: placeOf(scene.spawns.find((one) => one.id === thing)?.zone, scene) }
    case 'car': {
      const [id, chair] = name.split(':')
      const kind = scene.cars.find((car) => car.id === `car:${id}`)?.kind ?? 'police'
      if (!chair) return { key: `car-${kind}` }
      return { key: chair === 'driver' ? 'seat-driver' : 'seat-passenger' }
    }
    case 'card': {
      const card = view.survivors.flatMap((one) => one.slots).find((slot) => slot && slot !== 'wound' && slot.id === thing)
      return card && card !== 'wound' ? { key: `card-${card.card}` } : null
    }
    case 'skill':
      return { key: `skill-${name}` }
    default:
      return null
  }
}
