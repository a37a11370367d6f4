// Tables of others, as the lobby lists them.

import type { OpenTable } from '../net/protocol'

export const seatsFree = (table: OpenTable): number => table.seats.filter((seat) => seat === 'free').length

/** One's own language first; where somebody is missing before where one may only look on, and of those where fewest are missing. */
export function inOrder(tables: OpenTable[], language: string): OpenTable[] {
  const rank = (table: OpenTable) => [
    Number(seatsFree(table) === 0),
    Number(table.language !== undefined && table.language !== '' && table.language !== language),
    seatsFree(table),
  ]
  return tables.toSorted((one, other) => {
    const [a, b] = [rank(one), rank(other)]
    return a.map((value, at) => value - b[at]!).find((difference) => difference !== 0) ?? 0
  })
}
