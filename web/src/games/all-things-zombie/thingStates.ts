// Facts about a thing besides its name: owner, Rep, MP and weapon of a survivor; shots heard and searches in a hex.
import type { Message } from '../../lib/net/protocol'

import { carries, emptyInHand, inHand, standing, unarmed } from '../../lib/text/thingStates'
import type { HexScene, HexView, SurvivorView } from './viewTypes'

export function state(thing: string, _: HexScene, view: HexView): Message[] {
  const survivor = view.survivors.find((one) => one.id === thing)
  if (survivor) return survivorState(survivor, view)
  const zombie = view.zombies.find((one) => one.id === thing)
  if (zombie) return zombie.still ? [{ key: 'state-still' }] : []
  if (thing.startsWith('hex:')) {
    const shots = view.shots.filter((one) => one.hex === thing).length
    const here = view.survivors.filter((one) => one.hex === thing)
    const zombies = view.zombies.filter((one) => one.hex === thing).length
    return [
      ...standing(here.map((one) => `@person-${one.person}`)),
      ...(zombies ? [{ key: 'state-zombies', args: { count: zombies } }] : []),
      ...(shots ? [{ key: 'state-shots', args: { count: shots } }] : []),
    ]
  }
  if (thing.startsWith('bld:')) {
    if (view.searched.includes(thing)) return [{ key: 'state-searched' }]
    return [{ key: view.entered.includes(thing) ? 'state-entered' : 'state-unentered' }]
  }
  return []
}

function survivorState(one: SurvivorView, view: HexView): Message[] {
  const acting = view.acting === one.id
  const held = one.hand
  return [
    ...(one.seat >= 0 ? [{ key: 'state-owner', args: { seat: `@seat-${one.seat}` } }] : [{ key: 'state-renegade' }]),
    ...(one.fate === 'on-map' ? [] : [{ key: `fate-${one.fate}` }]),
    { key: 'state-stats', args: { rep: one.rep, mp: acting ? view.mp : one.mp, acting: acting ? 1 : 0 } },
    ...(one.done ? [{ key: 'turn-over' }] : one.idle ? [{ key: 'turn-idle' }] : []),
    !held ? unarmed : held.loaded ? inHand([`@card-${held.item}`]) : emptyInHand(`@card-${held.item}`),
    ...carries([one.pack?.item, ...one.gear].flatMap((item) => (item ? [`@card-${item}`] : []))),
  ]
}
