// The last attack put together from the log: the roll, and whom its hits struck, however many decisions lay between.

import type { LogEntry } from '../../../lib/table.svelte'
import type { Kind } from '../types'

export interface Victim {
  key: string
  kind: Kind | 'survivor'
  name: string
  count: number
}

export function lastAttack(log: readonly LogEntry[]): Victim[] {
  const lines = log.slice(-30).flatMap((entry) => entry.lines)
  const from = lines.findLastIndex((line) => line.dice)
  if (from < 0) return []
  const out: Victim[] = []
  for (const line of lines.slice(from + 1)) {
    if (line.tone === 'head' || line.key === 'event-moved') break
    if (line.key === 'event-killed') {
      const kind = String(line.args?.kind).replace('@kind-', '') as Kind
      const same = out.find((one) => one.kind === kind)
      if (same) same.count += Number(line.args?.count ?? 1)
      else out.push({ key: kind, kind, name: '', count: Number(line.args?.count ?? 1) })
    } else if (line.key === 'event-wounded' || line.key === 'event-died') {
      const name = String(line.args?.who ?? '')
      if (!out.some((one) => one.name === name)) out.push({ key: name, kind: 'survivor', name, count: 1 })
    }
  }
  return out
}
