// Labels of seats: initial, colour, and the name of a bot's level.
import type { Seat } from '../net/protocol'

import { hasMessage, t } from './i18n.svelte'

const COLOURS = 6

export function initial(name: string): string {
  return [...name][0]?.toUpperCase() ?? '?'
}

/** Return the colour of a seat, by its number or its player's choice. */
export function seatPaint(seat: number | Pick<Seat, 'index' | 'colour'>): string {
  const number = typeof seat === 'number' ? seat : (seat.colour ?? seat.index)
  return `var(--seat-${(number % COLOURS) + 1})`
}

/** Return the part of a message key that names a bot: level and temper. */
const keyOf = (bot: string) => bot.replace(/@.*/, '').replace(':', '-')

export function botLevel(bot: string): string {
  const key = `bot-${keyOf(bot)}`
  return hasMessage(key) ? t(key) : bot
}

/** Return how a bot plays, in a sentence. */
export function botNote(bot: string): string {
  const key = `bot-note-${keyOf(bot)}`
  return t(hasMessage(key) ? key : 'setup-bot-note')
}
