// The value of a seat's list in set-up: "person", "open", or "bot:" and the bot's name, which can have a temper.

import type { NewSeat } from '../lib/net/protocol'

export function seatChoice(value: string): Pick<NewSeat, 'kind' | 'bot'> {
  const [kind, ...bot] = value.split(':')
  return { kind: kind as NewSeat['kind'], bot: bot.join(':') }
}
