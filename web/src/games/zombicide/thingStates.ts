// States of pieces besides their names: a survivor's wounds, actions, experience and hands; contents of zones; doors.
import type { Message } from '../../lib/net/protocol'

import { carries, inHand, standing, unarmed, unloaded } from '../../lib/text/thingStates'
import type { CardView, SurvivorView, ZombicideScene, ZombicideView } from './viewTypes'

export function state(thing: string, scene: ZombicideScene, view: ZombicideView): Message[] {
  const survivor = view.survivors.find((one) => one.id === thing)
  if (survivor) return [...whereOf(survivor.zone, scene), ...survivorState(survivor)]
  switch (thing.split(':')[0]) {
    case 'zone':
      return zoneState(thing, view)
    case 'zom':
      return whereOf(`zone:${thing.split(':')[1]}`, scene)
    case 'door': {
      const door = scene.doors.find((one) => one.id === thing)
      return [{ key: view.openDoors.includes(thing) ? 'state-open' : 'state-closed' }, ...(door ? [{ key: `state-${door.color}` }] : [])]
    }
    case 'obj': {
      const objective = scene.objectives.find((one) => one.id === thing)
      return objective ? [{ key: `state-${objective.color}` }] : []
    }
    case 'car': {
      const car = view.cars.find((one) => one.id === thing)
      if (!car) return []
      const aboard = car.seats.flatMap((id) => view.survivors.find((one) => one.id === id)?.name ?? [])
      return [...whereOf(car.zone, scene), ...standing(aboard)]
    }
    default:
      return []
  }
}

function whereOf(zone: string | null, scene: ZombicideScene): Message[] {
  const zoneScenery = scene.zones.find((one) => one.id === zone)
  return zoneScenery ? [{ key: 'place', args: zoneScenery.place }] : []
}

function survivorState({ fate, wounds, actions, actionsMax, xp, level, slots, done }: SurvivorView): Message[] {
  if (fate !== 'board') return [{ key: `fate-${fate}` }]
  const hands = slots.slice(0, 2).filter((slot): slot is CardView => slot !== null && slot !== 'wound')
  const pack = slots.slice(2).filter((slot): slot is CardView => slot !== null && slot !== 'wound')
  const called = ({ card }: CardView) => `@card-${card}`
  return [
    { key: 'wounds', args: { count: wounds } },
    done ? { key: 'turn-over' } : { key: 'actions-left', args: { left: actions, most: actionsMax } },
    { key: 'state-level', args: { level: `@level-${level}`, points: xp } },
    hands.length ? inHand(hands.map(called)) : unarmed,
    ...hands.filter(({ loaded }) => !loaded).map((card) => unloaded(called(card))),
    ...carries(pack.map(called)),
  ]
}

function zoneState(zone: string, view: ZombicideView): Message[] {
  const zoneView = view.zones.find((one) => one.id === zone)
  const here = view.survivors.filter((one) => one.zone === zone && one.fate === 'board').map(({ name }) => name)
  return [
    ...Object.entries(zoneView?.zombies ?? {}).map(([kind, count]) => ({ key: 'thing-horde', args: { count, kind: `@kind-${kind}` } })),
    ...standing(here),
    ...(zoneView?.noise ? [{ key: 'noise-count', args: { count: zoneView.noise } }] : []),
    ...(view.dangers[zone] ? [{ key: 'state-danger', args: { count: view.dangers[zone] } }] : []),
  ]
}
