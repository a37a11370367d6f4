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

/** Chapters of the last `most` lines, newest first. */
export function chapters(log: LogEntry[], most: number): Chapter[] {
  const out: Chapter[] = []
  let lines: LogLine[] = []
  let taken = 0
  const close = (head: LogLine | null) => {
    const id = head?.id ?? lines.at(-1)?.id ?? ''
    if (head || lines.length > 0) out.push({ id, head, lines })
    lines = []
  }
  for (let entry = log.length - 1; entry >= 0; entry -= 1) {
    const { version, lines: said } = log[entry]!
    for (let index = said.length - 1; index >= 0; index -= 1) {
      if (taken >= most) {
        close(null)
        return out
      }
      taken += 1
      const line = { id: `${version}/${index}`, version, line: said[index]! }
      if (line.line.tone === 'head') close(line)
      else lines.push(line)
    }
  }
  close(null)
  return out
}
