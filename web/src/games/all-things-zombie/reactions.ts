// The four reaction tables (AT-09) as a reader sees them: what is asked in order, and what follows.

import type { Line } from '../../lib/wire'

export type TestName = 'being_charged' | 'received_fire' | 'in_sight' | 'charge'

export interface Branch {
  /** Message key of the condition; "" = always. */
  when: string
  /** Message key of what is done. */
  then: string
  /** The engine's words for it. */
  words: string[]
}

const to = (when: string, then: string, ...words: string[]): Branch => ({ when: when && `if-${when}`, then: `then-${then}`, words })

/** By dice passed: none, one, both. */
export const TABLES: Record<TestName, [Branch[], Branch[], Branch[]]> = {
  being_charged: [
    [to('cover', 'melee', 'melee'), to('clear', 'flee', 'flee')],
    [to('cover-gun', 'fire-melee', 'fire'), to('clear-many', 'flee', 'flee'), to('else', 'melee', 'melee')],
    [to('gun', 'fire-melee', 'fire'), to('else', 'melee', 'melee')],
  ],
  received_fire: [
    [to('charging-cover', 'cover', 'cover'), to('else', 'flee', 'flee')],
    [to('charging', 'charge-on', 'charge'), to('cover', 'fire-back', 'fire', 'stay'), to('else', 'cover', 'cover')],
    [to('charging', 'charge-on', 'charge'), to('out', 'cover', 'cover'), to('else', 'move-fire', 'fire', 'stay')],
  ],
  in_sight: [
    [to('', 'stay', 'stay')],
    [to('no-gun', 'cover', 'cover'), to('else', 'duel', 'duel')],
    [to('range', 'fire', 'fire'), to('else', 'charge-test', 'charge', 'stay')],
  ],
  charge: [
    [to('', 'stay', 'stay')],
    [to('gun', 'fire-instead', 'fire'), to('else', 'charge', 'charge')],
    [to('', 'charge', 'charge')],
  ],
}

export interface Test {
  test: TestName
  passed: number
  branches: Branch[]
  /** Which of them applied. */
  applied: number
}

const word = (value: unknown, prefix: string): string => String(value ?? '').replace(new RegExp(`^@${prefix}-`), '')

/** A line of the log as a reaction test with the branch that applied; null for anything else. */
export function testOf(line: Line): Test | null {
  if (line.key !== 'event-tested' && line.key !== 'event-chose') return null
  const test = word(line.args?.test, 'test') as TestName
  const passed = Number(line.args?.passed ?? 0)
  const branches = TABLES[test]?.[passed]
  if (!branches) return null
  const branch = word(line.args?.branch, 'branch')
  return { test, passed, branches, applied: branches.findIndex(({ words }) => words.includes(branch)) }
}
