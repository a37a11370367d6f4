// State of a player's sealed choice.

import type { Decision } from '../../../lib/net/protocol'
import type { CityView } from '../viewTypes'

export type SealedStatus = 'sealed' | 'thinking' | 'mine' | 'none' | 'acts' | ''

/** State for the player's card: sealed, thinking, this player's turn, or no vote here. */
export function sealedStatus(seat: number, view: CityView, decision: Decision | null, mine: readonly number[]): SealedStatus {
  if (!decision || view.seats[seat]?.out) return ''
  const waiting = decision.waiting.includes(seat)
  if (decision.kind !== 'ballot') return waiting && decision.kind === 'turn' ? 'acts' : ''
  if (!decision.asked.includes(seat)) return view.vote ? 'none' : ''
  if (!waiting) return 'sealed'
  return mine.includes(seat) ? 'mine' : 'thinking'
}
