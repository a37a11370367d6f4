// Dice of the last action that had any, in the order in which they fell.

import type { LogEntry } from '../../lib/table.svelte'
import type { Line } from '../../lib/wire'
import { testOf, type Test } from './reactions'

export interface Fallen {
  id: string
  line: Line
  test: Test | null
}

const rolled = (line: Line): boolean => Boolean(line.dice) || line.key === 'event-chose'

/** Newest last; the initiative has a panel of its own. */
export function rollsOf(log: readonly LogEntry[]): Fallen[] {
  const entry = log.findLast(({ lines }) => lines.some((line) => rolled(line) && !line.key.startsWith('event-initiative')))
  if (!entry) return []
  return entry.lines
    .filter((line) => rolled(line) && !line.key.startsWith('event-initiative'))
    .map((line, i) => ({ id: `${entry.version}-${i}`, line, test: testOf(line) }))
}
