// Public tables in the lobby.

import type { OpenTable } from '../net/protocol'

export const seatsFree = (table: OpenTable): number => table.seats.filter((seat) => seat === 'free').length

/** Sort tables: the player's language first, then those with a free seat, then those with the fewest free seats. */
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
