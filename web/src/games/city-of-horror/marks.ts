// What is marked how. One thing bears one mark, the strongest: picked, in the way, pointed at and choosable, choosable, pointed out.

export type Mark = 'picked' | 'warn' | 'hover' | 'can' | 'shown'

export interface Marks {
  glow: ReadonlySet<string>
  picked: readonly string[]
  warn: ReadonlySet<string>
  hover: ReadonlySet<string>
}

export function markOf(thing: string, marks: Marks): Mark | null {
  if (marks.picked.includes(thing)) return 'picked'
  if (marks.warn.has(thing)) return 'warn'
  if (marks.glow.has(thing)) return marks.hover.has(thing) ? 'hover' : 'can'
  return marks.hover.has(thing) ? 'shown' : null
}

/** Can be taken or let go. */
export function choosable(thing: string, marks: Marks): boolean {
  return marks.glow.has(thing) || marks.picked.includes(thing)
}

/** A location stands for itself and for the movement card that leads to it. */
export function groundThings(place: string): [string, string] {
  return [`place:${place}`, `move:${place}`]
}
