// Whose people and cards lie open in front of me.

import type { Decision } from '../../lib/net/protocol'
import type { CityView } from './viewTypes'

/** Who is asked of my seats, else the first of mine that is still in, else whoever starts. */
export function subject(view: CityView, mine: readonly number[], decision: Decision | null): number {
  const asked = decision?.seat
  if (asked !== undefined && asked !== null && mine.includes(asked)) return asked
  return mine.find((seat) => !view.seats[seat]?.out) ?? mine[0] ?? view.start
}
