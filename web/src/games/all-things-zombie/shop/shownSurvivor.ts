// The survivor whose status card and boxes are shown: the acting one, or in the shop the selected one or the customer.

import type { Decision } from '../../../lib/net/protocol'
import { subject } from '../portraits'
import type { HexScene, HexView, PersonScenery, SurvivorView } from '../viewTypes'
import { buyerSeat, customer, isRecruiting, canBuy, shopping } from './shopping.svelte'

/** A survivor as recruited: unhurt, with empty boxes. */
export function newSurvivor(person: PersonScenery): SurvivorView {
  const [rep, mp, melee] = person.front
  return {
    id: person.id,
    person: person.id.slice(4),
    seat: -1,
    side: 0,
    renegade: false,
    hex: null,
    fate: 'waiting',
    star: person.star,
    generic: person.generic,
    wounded: false,
    wounds: 0,
    flipAt: person.flipAt,
    deadAt: person.deadAt,
    rep,
    mp,
    melee,
    boost: 0,
    done: false,
    idle: false,
    hand: null,
    pack: null,
    gear: [],
    boxes: person.boxes,
    ability: person.ability,
  }
}

export function shownSurvivor(
  scene: HexScene,
  view: HexView,
  decision: Decision | null,
  mine: readonly number[],
  picked: readonly string[],
): SurvivorView | null {
  if (canBuy(decision)) return customer(view, decision, buyerSeat(decision))
  if (!isRecruiting(decision)) return subject(view, decision, mine, picked)
  const person = scene.people.find((one) => one.id === shopping.look) ?? scene.people[0]
  return person ? (view.survivors.find((one) => one.id === person.id) ?? newSurvivor(person)) : null
}
