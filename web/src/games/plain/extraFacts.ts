// Facts of a game that the plain table does not know, as rows: one value, or one for each seat.

export interface Row {
  name: string
  /** One value for all, or one per seat. */
  values: string[]
}

const MOST = 120

/** A value in a few words. */
export function brief(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  if (Array.isArray(value)) return value.length ? value.map(brief).join(', ') : '–'
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([name, inside]) => `${name} ${brief(inside)}`)
      .join(', ')
  }
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '–'
}

const short = (text: string): string => (text.length > MOST ? `${text.slice(0, MOST - 1)}…` : text)

export function rowsOf(rest: [string, unknown][], seats: number): Row[] {
  return rest.map(([name, value]) => ({
    name,
    values: (Array.isArray(value) && seats > 1 && value.length === seats ? value.map(brief) : [brief(value)]).map(short),
  }))
}
