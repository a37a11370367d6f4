// State of a thing for screen readers: what a character scores and whether it is rested, room and dangers of a location, a player's goods.

import type { Message } from '../../lib/net/protocol'
import type { CityScene, CityView } from './viewTypes'

export function state(thing: string, _: CityScene, view: CityView): Message[] {
  const person = view.characters.find((one) => one.id === thing)
  if (person) {
    if (!person.alive) return [{ key: 'state-dead' }]
    return [
      { key: person.rested ? 'rested' : 'exhausted' },
      { key: 'state-value', args: { points: person.value } },
      ...(person.shelter ? [{ key: `state-${person.shelter}` }] : []),
    ]
  }
  const place = view.places.find((one) => one.id === thing)
  if (place) {
    return [
      place.spaces < 0 ? { key: 'state-room' } : { key: 'state-free', args: { free: place.free } },
      ...(place.attack > 0 ? [{ key: 'state-attack', args: { count: place.attack } }] : []),
      ...(place.antidotes ? [{ key: 'goods-antidotes', args: { count: place.antidotes } }] : []),
      ...(place.cards.length ? [{ key: 'goods-cards', args: { count: place.cards.length } }] : []),
      ...(place.tokens ? [{ key: 'state-fuse', args: { tokens: place.tokens, fuse: place.fuse } }] : []),
      ...(place.closed ? [{ key: `state-${place.closed}` }] : []),
    ]
  }
  const seat = thing.startsWith('seat:') ? view.seats.find((one) => `seat:${one.seat}` === thing) : undefined
  if (!seat) return []
  if (seat.out) return [{ key: 'out' }]
  return [
    { key: `colour-${seat.colour}` },
    { key: 'goods-cards', args: { count: seat.hand.length } },
    { key: 'goods-antidotes', args: { count: seat.antidotes } },
    { key: 'goods-food', args: { count: seat.food.length } },
  ]
}
