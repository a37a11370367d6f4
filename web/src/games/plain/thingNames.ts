// Names of pieces of any game, if its catalogue has them.
import { bare } from '../../lib/board/thingIds'
import type { Seat } from '../../lib/net/protocol'

import { hasMessage, t } from '../../lib/text/i18n.svelte'
import { placesOf, readViewOnce } from './readScene'
import type { PlainNumber, PlainThing } from './viewTypes'

/** Makes a name without a message readable: "search_deck" is "search deck". */
export function readableName(key: string): string {
  return hasMessage(key) ? t(key) : key.replace(/[-_:]+/g, ' ')
}

export const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

export function thingName(thing: PlainThing, seats: readonly Seat[] = []): string {
  if (thing.name) return readableName(thing.name)
  return (thing.seat === undefined ? '' : seats[thing.seat]?.name) || readableName(bare(thing.id))
}

/** The word of a number that agrees with it: `{ $count -> ... }`. */
export function numberName(number: PlainNumber): string {
  return hasMessage(number.name) ? t(number.name, { count: number.value }) : readableName(number.name)
}

/** The screen reader's name of a piece, spoken before its options. */
export function describe(thing: string, scene: unknown, view: unknown): { key: string } | null {
  const { things, cards } = readViewOnce(view)
  const match = [...placesOf(scene), ...things, ...cards].find((one) => one.id === thing)
  return match?.name && hasMessage(match.name) ? { key: match.name } : null
}
