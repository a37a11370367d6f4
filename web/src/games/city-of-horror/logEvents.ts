// Events of log lines for the animations: the kind is the event's name, the data its facts.

import type { LogLine } from '../../lib/net/protocol'

export function numberIn(line: LogLine, name: string): number {
  return Number(line.data?.[name] ?? 0)
}

export function wordIn(line: LogLine, name: string): string {
  const value = line.data?.[name]
  return typeof value === 'string' ? value : ''
}

/** Path of a move as ids of locations. */
export function pathOf(line: LogLine): string[] {
  const path = line.data?.['path']
  return Array.isArray(path) ? path : []
}
