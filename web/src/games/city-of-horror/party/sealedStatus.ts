// State of a player's sealed choice.

import type { Decision } from '../../../lib/net/protocol'
import type { CityView } from '../viewTypes'

export type Standing = 'sealed' | 'thinking' | 'mine' | 'none' | 'acts' | ''

/** State for the player's card: sealed, thinking, this player's turn, or no vote here. */
export function standing(seat: number, view: CityView, decision: Decision | null, mine: readonly number[]): Standing {
  if (!decision || view.seats[seat]?.out) return ''
  const waiting = decision.waiting.includes(seat)
  if (decision.kind !== 'ballot') return waiting && decision.kind === 'turn' ? 'acts' : ''
  if (!decision.asked.includes(seat)) return view.vote ? 'none' : ''
  if (!waiting) return 'sealed'
  return mine.includes(seat) ? 'mine' : 'thinking'
}
