// Names of things that no option names.

import { bare } from '../../lib/board/thingIds'
import { cardOf } from './cards'
import { peopleAt } from './characterSpaces'
import type { CityScene, CityView } from './viewTypes'

type Words = { key: string; args?: Record<string, string | number> }

export function describe(thing: string, _: CityScene, view: CityView): Words | null {
  const name = bare(thing)
  switch (thing.split(':')[0]) {
    case 'char': {
      const person = view.characters.find((one) => one.id === thing)
      if (!person?.place) return { key: `char-${name}` }
      const place = `@${person.place.replace(':', '-')}`
      return { key: 'thing-character', args: { person: `@char-${name}`, seat: `@seat-${person.seat}`, place } }
    }
    case 'place': {
      const place = view.places.find((one) => one.id === thing)
      if (!place) return null
      const people = peopleAt(view.characters, thing).length
      return { key: 'thing-place', args: { place: `@place-${name}`, zombies: place.zombies, people } }
    }
    case 'move':
      return { key: 'thing-move', args: { place: `@place-${name}` } }
    case 'seat':
      return { key: 'thing-seat', args: { seat: `@seat-${name}` } }
    case 'colour':
      return { key: `colour-${name}` }
    case 'card': {
      const card = cardOf(view, thing)
      return card?.card ? { key: `card-${card.card}` } : null
    }
    case 'offer':
      return { key: `verb-${name}` }
    case 'item':
      return { key: `item-${name}` }
    case 'truck':
    case 'ambulance':
      return { key: `area-${thing}` }
    case 'leader':
      return { key: 'wheel-leader', args: { colour: `@colour-${view.leader}` } }
    default:
      return null
  }
}
