// The last attack, from the log: the roll and its targets, even with decisions in between.

import type { LogEntry } from '../../../lib/log/logChapters'
import type { Kind } from '../board/figurePlacement'

export interface Victim {
  /** The kind of zombie, or the survivor. */
  key: string
  kind: Kind | 'survivor'
  count: number
}

export function lastAttack(log: readonly LogEntry[]): Victim[] {
  const lines = log.slice(-30).flatMap((entry) => entry.lines)
  const from = lines.findLastIndex((line) => line.dice)
  if (from < 0) return []
  const out = new Map<string, Victim>()
  for (const line of lines.slice(from + 1)) {
    if (line.tone === 'head' || line.kind === 'moved') break
    if (line.kind === 'killed') {
      const kind = line.data?.zombie as Kind
      out.set(kind, { key: kind, kind, count: (out.get(kind)?.count ?? 0) + Number(line.data?.count) })
    } else if (line.kind === 'wounded' || line.kind === 'died') {
      for (const key of line.things ?? []) out.set(key, { key, kind: 'survivor', count: 1 })
    }
  }
  return [...out.values()]
}
