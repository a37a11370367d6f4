// Marks of things on the board. A thing has one mark, the strongest: picked, blocking, hovered and selectable,
// selectable, shown.

export type Mark = 'picked' | 'warn' | 'hover' | 'can' | 'shown'

export interface Marks {
  glow: ReadonlySet<string>
  picked: readonly string[]
  warn: ReadonlySet<string>
  hover: ReadonlySet<string>
}

const STRONGEST_FIRST: readonly Mark[] = ['picked', 'warn', 'hover', 'can', 'shown']

export function markOf(thing: string, marks: Marks): Mark | null {
  if (marks.picked.includes(thing)) return 'picked'
  if (marks.warn.has(thing)) return 'warn'
  if (marks.glow.has(thing)) return marks.hover.has(thing) ? 'hover' : 'can'
  return marks.hover.has(thing) ? 'shown' : null
}

/** Return the strongest mark of these things. */
export function markOfAny(things: readonly string[], marks: Marks): Mark | null {
  const matches = new Set(things.map((thing) => markOf(thing, marks)))
  return STRONGEST_FIRST.find((mark) => matches.has(mark)) ?? null
}

/** Can the thing be selected or unselected? */
export function choosable(thing: string, marks: Pick<Marks, 'glow' | 'picked'>): boolean {
  return marks.glow.has(thing) || marks.picked.includes(thing)
}

/** Return all marked things of a kind, by mark. */
export function marked(marks: Marks, wanted: (thing: string) => boolean): Record<Mark, string[]> {
  const matches: Record<Mark, string[]> = { picked: [], warn: [], hover: [], can: [], shown: [] }
  for (const thing of new Set([...marks.picked, ...marks.warn, ...marks.hover, ...marks.glow])) {
    if (wanted(thing)) matches[markOf(thing, marks)!].push(thing)
  }
  return matches
}

/** Return the marks as outlines on the ground: one path per mark. */
export function outlines(marks: Marks, wanted: (thing: string) => boolean, path: (things: string[]) => string): Record<Mark, string> {
  const matches = marked(marks, wanted)
  return {
    picked: path(matches.picked),
    warn: path(matches.warn),
    hover: path(matches.hover),
    can: path(matches.can),
    shown: path(matches.shown),
  }
}
