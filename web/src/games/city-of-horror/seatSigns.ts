// Owners of characters by colour and sign, and names of seats for this client.
import type { Seat } from '../../lib/net/protocol'

import { t } from '../../lib/text/i18n.svelte'
import { STANDS } from '../seats'
import type { CityView } from './viewTypes'

export type Colour = CityView['leader']

export const PAINT: Record<Colour, string> = STANDS

export function colourOf(view: CityView, seat: number): Colour {
  return view.seats[seat]?.colour ?? 'red'
}

export function paintOf(view: CityView, seat: number): string {
  return PAINT[colourOf(view, seat)]
}

/** Return the name of a seat, or "you" in this form if it is the only seat at this screen. */
export function seatName(seats: readonly Seat[], mine: readonly number[], seat: number, form: 'you' | 'to-you' = 'you'): string {
  if (mine.length === 1 && mine[0] === seat) return t(form)
  return seats.find((one) => one.index === seat)?.name ?? ''
}

/** Return the number in "seat:3". */
export function seatOf(thing: string): number {
  return Number(thing.slice(thing.indexOf(':') + 1))
}
