// Looks of pieces without a drawing: always the same for the same name.

import type { Kind } from '../../art/cardFace'
import { seedOf } from '../../art/seededRandom'
import { kindOf } from '../../lib/board/thingIds'
import { seatPaint } from '../../lib/text/seatLabels'
import type { PlainCard, PlainThing } from './viewTypes'

const FLOORS = ['wood', 'tile', 'carpet', 'office', 'green', 'concrete', 'check', 'iron'] as const
const PAINTS = ['#cdb38b', '#a9d36c', '#6aa0ff', '#ffc233', '#f584ae', '#3fc1ad'] as const
const KINDS: readonly Kind[] = ['thing', 'ranged', 'melee', 'event', 'wound']
const BOXES = ['#3d5a73', '#6b3f4a', '#4f6b3a', '#5b4480', '#7a5a2e', '#2f6b66'] as const
const SIGNS: Record<string, string> = { figure: 'p-figure', cube: 'p-cube', disc: 'p-disc' }

const chosen = <One>(from: readonly One[], name: string): One => from[seedOf(name) % from.length]!

/** A floor for each place by its name; no floor is used twice before all are used. */
export function floorsOf(places: readonly string[]): Map<string, string> {
  const looks = new Map<string, string>()
  let left = [...FLOORS]
  for (const place of places) {
    const floor = chosen(left, place)
    looks.set(place, `fl-${floor}`)
    left = left.length > 1 ? left.filter((other) => other !== floor) : [...FLOORS]
  }
  return looks
}

/** Symbol of a piece: one of the three plain ones, or any that is drawn. */
export function symbolOf(thing: PlainThing): string {
  const sign = thing.sign ?? 'figure'
  return SIGNS[sign] ?? (/^[a-z]+-[a-z0-9-]+$/.test(sign) ? sign : 'p-cube')
}

/** Its owner's colour, else that of its kind. */
export function paintOf(thing: PlainThing): string {
  return thing.seat === undefined ? chosen(PAINTS, thing.name ?? kindOf(thing.id)) : seatPaint(thing.seat)
}

export function cardKind(card: PlainCard): Kind {
  return chosen(KINDS, card.kind ?? card.name)
}

export function boxColour(game: string): string {
  return chosen(BOXES, game)
}
