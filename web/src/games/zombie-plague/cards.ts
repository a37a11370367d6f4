// The search cards: picture and frame. Names and texts are the messages `card-*`; values of weapons are in the scene.

import type { Kind } from '../../art/cardFace'
import type { PlagueView } from './viewTypes'

export interface CardFace {
  art: string
  kind: Kind
}

const melee = (art: string): CardFace => ({ art, kind: 'melee' })
const firearm = (art: string): CardFace => ({ art, kind: 'ranged' })
const thing = (art: string): CardFace => ({ art, kind: 'thing' })
const event = (art: string): CardFace => ({ art, kind: 'event' })

const FACES: Record<string, CardFace> = {
  kitchen_knife: melee('i-knife'),
  baseball_bat: melee('i-bat'),
  hockey_stick: melee('i-hockey'),
  chainsaw: melee('i-chainsaw'),
  pistol: firearm('i-pistol'),
  rifle: firearm('i-rifle'),
  shotgun: firearm('i-shotgun'),
  double_shotgun: firearm('i-double-shotgun'),
  ammo: thing('i-ammo'),
  first_aid_kit: thing('i-medkit'),
  energy_drink: thing('i-drink'),
  car_keys: thing('i-keys'),
  surprise: event('t-spawn'),
  seized_by_fear: event('z-zombie-a'),
  dead_resident: event('z-zombie-c'),
  smash: event('t-explosion'),
  lucky_coincidence: event('t-barricade'),
  eureka: event('t-search'),
}

/** "card-pistol" and "pistol" name the same card. */
export function cardId(card: string): string {
  return card.replace(/^card-/, '')
}

export function faceOf(card: string): CardFace {
  return FACES[cardId(card)] ?? thing('t-search')
}

/** The card of a piece id. */
export function heldCard(thing: string, _: unknown, view: PlagueView): string | null {
  const held = view.figures.flatMap((one) => [...(one.weapon ? [one.weapon] : []), ...(one.items ?? [])])
  const match = held.find((one) => one.id === thing)
  return match ? `card-${cardId(match.card)}` : null
}
