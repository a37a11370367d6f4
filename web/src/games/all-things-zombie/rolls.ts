// Dice of the last action that had any, in the order in which they fell.
import type { LogLine } from '../../lib/net/protocol'

import type { LogEntry } from '../../lib/log/logChapters'
import type { BranchScenery, HexScene, ReactionScenery } from './viewTypes'

/** A reaction test: the row of its table, and which branch of it applied (-1: a Star has chosen otherwise). */
export interface Test {
  test: ReactionScenery['test']
  passed: number
  branches: BranchScenery[]
  applied: number
  /** The reaction that follows: "fire", "flee", … */
  branch: string
}

export interface LandedRoll {
  id: string
  line: LogLine
  test: Test | null
}

/** A line of the log as a reaction test; null for anything else. */
export function testOf(scene: HexScene, line: LogLine): Test | null {
  if (line.kind !== 'tested') return null
  const { test, passed, row, branch } = line.data ?? {}
  const table = scene.reactions.find((one) => one.test === test && one.passed === passed)
  return table ? { ...table, applied: Number(row), branch: String(branch) } : null
}

const rolled = (line: LogLine): boolean => Boolean(line.dice) || line.kind === 'tested'

/** Newest last; the initiative has a panel of its own. */
export function rollsOf(scene: HexScene, log: readonly LogEntry[]): LandedRoll[] {
  const entry = log.findLast(({ lines }) => lines.some((line) => rolled(line) && line.kind !== 'initiative'))
  return (entry?.lines ?? []).flatMap((line, i) =>
    rolled(line) && line.kind !== 'initiative' ? [{ id: `${entry!.version}-${i}`, line, test: testOf(scene, line) }] : [],
  )
}
