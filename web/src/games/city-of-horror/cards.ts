// The action cards: picture and kind. Names and texts are messages `card-*`.

import type { Kind } from '../../art/cardFace'
import sheet from '../../art/figures-city-of-horror.svg?raw'
import type { CardPicture, CityView } from './viewTypes'

const KINDS: Record<string, Kind> = {
  pistol: 'ranged',
  shotgun: 'ranged',
  chainsaw: 'melee',
  molotov: 'melee',
  homemade_bomb: 'melee',
  signal_flare: 'melee',
  alarm: 'wound',
  kitty: 'event',
  pickpocket: 'event',
  coercion: 'event',
  tear_gas: 'event',
}

/** Cards with their own picture; others show a tool. */
const DRAWN = new Set([...sheet.matchAll(/id="(a-\w+)"/g)].map(([, id]) => id))

/** "card-pistol" and "pistol" name the same card; invasion cards show zombies. */
export function faceOf(card: string): { art: string; kind: Kind } {
  const id = card.replace(/^card-/, '')
  if (id.startsWith('INV')) return { art: 'z-zombie-a', kind: 'wound' }
  const art = `a-${id}`
  return { art: DRAWN.has(art) ? art : 'g-gear', kind: KINDS[id] ?? 'thing' }
}

/** All cards this client can see, by thing id. */
export function cardOf(view: CityView, thing: string): CardPicture | null {
  const piles = [...view.seats.flatMap((seat) => [seat.hand, seat.pack]), view.discard, ...view.places.map((place) => place.cards)]
  for (const pile of piles) {
    const match = pile.find((card) => card.id === thing)
    if (match) return match
  }
  return null
}

/** Message of a thing: its card if this client can see it, a character, or a side of a location. */
export function openCard(thing: string, _: unknown, view: CityView): string | null {
  const [kind, name] = thing.split(':')
  if (kind === 'char') return `char-${name}`
  const place = kind === 'place' && view.places.find((one) => one.id === thing)
  if (place) return `location-${place.place}_${place.side.toLowerCase()}`
  const match = kind === 'card' ? cardOf(view, thing) : null
  return match?.card ? `card-${match.card}` : null
}
