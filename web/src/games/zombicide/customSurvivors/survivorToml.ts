// Custom survivors: the blank sheet as the setup page edits it, and the TOML text that the table gets. The rules on the
// server define valid sheets and report problems.

import { parse, stringify } from 'smol-toml'
import type { BlankSheet } from '../viewTypes'

/** A sheet being filled in: skills by their ids, "" = not chosen yet. */
export interface Blank {
  name: string
  blue: string
  /** Card of a Starts-with skill, or "". */
  item: string
  orange: string[]
  red: string[]
}

/** Lines of the sheet. */
export const LEVELS = [
  { level: 'orange', count: 2 },
  { level: 'red', count: 3 },
] as const

export const blank = (): Blank => ({ name: '', blue: '', item: '', orange: ['', ''], red: ['', '', ''] })

/** The text of sheets, without empty entries. */
export function toText(sheets: readonly Blank[], form: BlankSheet): string {
  if (sheets.length === 0) return ''
  const nameOf = (id: string) => form.skills.find((skill) => skill.id === id)?.name ?? ''
  return stringify({
    survivor: sheets.map((sheet) => {
      const blue = sheet.blue === form.starts ? (form.items.find((item) => item.id === sheet.item)?.skill ?? '') : nameOf(sheet.blue)
      return {
        name: sheet.name.trim(),
        ...(blue ? { blue } : {}),
        orange: sheet.orange.map(nameOf).filter(Boolean),
        red: sheet.red.map(nameOf).filter(Boolean),
      }
    }),
  })
}

/** The sheets of a text. Throws if it is not TOML; unknown entries stay blank. */
export function fromText(text: string, form: BlankSheet): Blank[] {
  const given = parse(text).survivor
  return Array.isArray(given) ? given.map((entry) => read(entry as Record<string, unknown>, form)) : []
}

function read(entry: Record<string, unknown>, form: BlankSheet): Blank {
  const known = (name: unknown) => form.skills.find((skill) => skill.name === name)?.id ?? ''
  const item = form.items.find(({ skill }) => typeof entry.blue === 'string' && skill.toLowerCase() === entry.blue.toLowerCase())
  const sheet: Blank = {
    ...blank(),
    name: typeof entry.name === 'string' ? entry.name : '',
    blue: item ? form.starts : known(entry.blue),
    item: item?.id ?? '',
  }
  for (const { level, count } of LEVELS) {
    const skills: unknown = entry[level]
    sheet[level] = Array.from({ length: count }, (_, place) => known(Array.isArray(skills) ? skills[place] : ''))
  }
  return sheet
}
