// What a line says of what happened, to be acted out: its kind is the name of the event, its data the facts.

import type { LogLine } from '../../lib/net/protocol'

export function numberIn(line: LogLine, name: string): number {
  return Number(line.data?.[name] ?? 0)
}

export function wordIn(line: LogLine, name: string): string {
  const value = line.data?.[name]
  return typeof value === 'string' ? value : ''
}

/** Where something went, from where it stood: things of places. */
export function pathOf(line: LogLine): string[] {
  const path = line.data?.['path']
  return Array.isArray(path) ? path : []
}
