// The seat whose characters and cards are shown.

import type { Decision } from '../../lib/net/protocol'
import type { CityView } from './viewTypes'

/** This client's asked seat, else its first seat still in, else the starting player. */
export function subject(view: CityView, mine: readonly number[], decision: Decision | null): number {
  const asked = decision?.seat
  if (asked !== undefined && asked !== null && mine.includes(asked)) return asked
  return mine.find((seat) => !view.seats[seat]?.out) ?? mine[0] ?? view.start
}
