// The log in chapters, newest first. Headings start a chapter; the newest line comes first in it.

import type { Storyteller, Tally } from '../../games/types'
import type { LogLine } from '../net/protocol'

export interface LogEntry {
  version: number
  lines: LogLine[]
}

export interface NumberedLine {
  id: string
  version: number
  line: LogLine
}

export interface Chapter {
  id: string
  head: NumberedLine | null
  lines: NumberedLine[]
}

/** Return chapters with `most` lines in all, newest first, skipping the newest `skip` lines. */
export function chapters(log: LogEntry[], most: number, skip = 0): Chapter[] {
  const out: Chapter[] = []
  let lines: NumberedLine[] = []
  let taken = 0
  let before = skip
  const close = (head: NumberedLine | null) => {
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

/** Lines of one phase folded into one, with counts of what happened. */
export interface Fold {
  id: string
  lines: NumberedLine[]
  count: Record<Tally, number>
}

/** A game's reading of log lines. */
export type LineStory = Pick<Storyteller, 'tally' | 'movesTwice'>
export const NO_STORY: LineStory = { tally: () => null }

const MANY = 5

/** Group lines that belong together: the results of one action, and of consecutive actions in which figures moved,
 *  appeared, fell or were hurt (an enemy played by a bot takes many actions). An action like a card or a shot starts a
 *  new group. */
function phases(lines: NumberedLine[], tally: (line: LogLine) => Tally | null): NumberedLine[][] {
  const out: { version: number; lines: NumberedLine[]; isTally: boolean }[] = []
  for (const line of lines) {
    const last = out.at(-1)
    const isTally = tally(line.line) !== null
    const deed = !isTally && line.id.endsWith('/0')
    if (last?.version === line.version && !deed) {
      last.lines.push(line)
      last.isTally ||= isTally
    } else out.push({ version: line.version, lines: [line], isTally })
  }
  const joined: NumberedLine[][] = []
  out.forEach((one, at) => {
    if (one.isTally && out[at - 1]?.isTally) joined.at(-1)!.push(...one.lines)
    else joined.push([...one.lines])
  })
  return joined
}

/** Count the figures that moved. A figure with several lines counts once; `lines` are oldest first. */
export function countMoved(lines: LogLine[], story: LineStory): number {
  const named = new Set<string>()
  let crowds = 0
  /** Figures that arrived at a place in this phase, and can move on from there. */
  const arrived = new Map<string, number>()
  for (const line of lines) {
    if (story.tally(line) !== 'moved') continue
    const { count, path, zombie } = line.data ?? {}
    if (count === undefined) {
      named.add(line.things?.[0] ?? `line ${named.size}`)
      continue
    }
    crowds += Number(count)
    if (!story.movesTwice?.(line) || !Array.isArray(path)) continue
    const [from, to] = [`${zombie} ${path[0]}`, `${zombie} ${path.at(-1)}`]
    const again = Math.min(Number(count), arrived.get(from) ?? 0)
    crowds -= again
    arrived.set(from, (arrived.get(from) ?? 0) - again)
    arrived.set(to, (arrived.get(to) ?? 0) + Number(count))
  }
  return named.size + crowds
}

/** Return the lines of a chapter, with groups of many results folded. */
export function foldLines(lines: NumberedLine[], story: LineStory = NO_STORY): (NumberedLine | Fold)[] {
  const out: (NumberedLine | Fold)[] = []
  for (const same of phases(lines, story.tally)) {
    const results = same.filter(({ line }) => story.tally(line) !== null)
    if (results.length < MANY) {
      out.push(...same)
      continue
    }
    const count: Record<Tally, number> = { moved: countMoved(same.map(({ line }) => line).toReversed(), story), hurt: 0, came: 0, fell: 0 }
    for (const { line } of results) {
      const kind = story.tally(line)!
      if (kind !== 'moved') count[kind] += Number(line.data?.count ?? 1)
    }
    out.push({ id: `fold ${same[0]!.id}`, lines: same, count })
  }
  return out
}
