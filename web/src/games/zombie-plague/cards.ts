// The search cards: picture, kind, and for weapons the rows on the card. Names and texts are messages `card-*`.

import type { Kind } from '../../art/card'

export interface CardFace {
  art: string
  kind: Kind
  /** Weapons: squares they reach (0 = the square in front), an area, and what kills. */
  weapon?: { range: number; area?: string; kills: string }
}

const melee = (art: string, kills: string): CardFace => ({ art, kind: 'melee', weapon: { range: 0, kills } })
const firearm = (art: string, range: number, area?: string): CardFace => ({ art, kind: 'ranged', weapon: { range, area, kills: '6' } })
const thing = (art: string): CardFace => ({ art, kind: 'thing' })
const event = (art: string): CardFace => ({ art, kind: 'event' })

const FACES: Record<string, CardFace> = {
  kitchen_knife: melee('i-knife', '6'),
  baseball_bat: melee('i-bat', '5–6'),
  hockey_stick: melee('i-hockey', '5–6'),
  chainsaw: melee('i-chainsaw', '3–6'),
  pistol: firearm('i-pistol', 5),
  rifle: firearm('i-rifle', 10),
  shotgun: firearm('i-shotgun', 5, '5 × 3'),
  double_shotgun: firearm('i-double-shotgun', 5, '5 × 3'),
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
