// Figures by place; identical ones share a row.

import type { Figure } from '../../games/types'

export interface Row {
  thing: string
  name: string
  count: number
  things: string[]
  symbol: string | null
}

/** Return the place of a figure, or the place itself. */
export const placeOf = (figures: Figure[], thing: string): string => figures.find((one) => one.thing === thing)?.place ?? thing

/** Return the rows of a place. Figures with their own sheet keep their own row. */
export function crowd(figures: Figure[], place: string, called: (one: Figure) => string, symbol: (thing: string) => string | null): Row[] {
  const rows = new Map<string, Row>()
  for (const one of figures) {
    if (place === '' || one.place !== place) continue
    const name = called(one)
    const same = one.sheet ? one.thing : `${symbol(one.thing)} ${name}`
    const row = rows.get(same) ?? { thing: one.thing, name, count: 0, things: [], symbol: symbol(one.thing) }
    row.count += one.count ?? 1
    row.things.push(one.thing)
    rows.set(same, row)
  }
  return [...rows.values()]
}
