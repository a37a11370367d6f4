// The log as a newspaper: newest chapter first, and in a chapter the newest line first under its heading.

import type { LogEntry } from './table.svelte'
import type { Line } from './wire'

export interface LogLine {
  id: string
  version: number
  line: Line
}

export interface Chapter {
  id: string
  head: LogLine | null
  lines: LogLine[]
}

/** Chapters of `most` lines, newest first, after the newest `skip` of them. */
export function chapters(log: LogEntry[], most: number, skip = 0): Chapter[] {
  const out: Chapter[] = []
  let lines: LogLine[] = []
  let taken = 0
  let before = skip
  const close = (head: LogLine | null) => {
    const id = head?.id ?? lines.at(-1)?.id ?? ''
    if (head || lines.length > 0) out.push({ id, head, lines })
    lines = []
  }
  for (let entry = log.length - 1; entry >= 0; entry -= 1) {
    const { version, lines: said } = log[entry]!
    if (before >= said.length) {
      before -= said.length
      continue
    }
    for (let index = said.length - 1 - before; index >= 0; index -= 1) {
      if (taken >= most) {
        close(null)
        return out
      }
      taken += 1
      const line = { id: `${version}/${index}`, version, line: said[index]! }
      if (line.line.tone === 'head') close(line)
      else lines.push(line)
    }
    before = 0
  }
  close(null)
  return out
}
