// What a thing is called when no option names it better.

import { bare } from '../../lib/things'
import type { Kind } from './board/standing'
import type { ZombicideScene, ZombicideView } from './shapes'

type Words = { key: string; args?: Record<string, string | number> }

/** Message with the name of a room: "ruined room (back)" is room-ruined-room-back. */
export function roomKey(name: string): string {
  return `room-${name
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '')}`
}

/** A zone by its name, a room by what it is, and how many zombies are there. */
export function zoneWords(zone: string, scene: ZombicideScene, view: ZombicideView): Words | null {
  const found = scene.zones.find((one) => one.id === zone)
  if (!found) return null
  const count = Object.values(view.zones.find((one) => one.id === zone)?.zombies ?? {}).reduce((all, some) => all + some, 0)
  const crowd = count ? '-crowd' : ''
  if (found.street) return { key: `thing-zone-street${crowd}`, args: { zone: bare(zone), count } }
  return { key: `thing-zone-room${crowd}`, args: { zone: bare(zone), room: `@${roomKey(found.name)}`, count } }
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
      return { key: 'thing-door', args: { door: name } }
    case 'obj':
      return { key: 'thing-objective', args: { token: name } }
    case 'spawn':
      return { key: 'thing-spawn', args: { token: name } }
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
