// The dead one by one. The table only counts them; here each keeps its name, so that it can be seen to walk.

import type { Line } from '../../lib/wire'
import type { Place } from './types'

export interface Dead {
  id: number
  /** Thing of the location it stands at. */
  place: string
  /** Which of the eight places it has. */
  slot: number
}

export interface Herd {
  dead: Dead[]
  next: number
}

export const nobody: Herd = { dead: [], next: 0 }

type Standing = Map<string, number[]>

/** "@place-bank" names the thing "place:bank". */
function thing(word: unknown): string {
  return String(word).replace('@place-', 'place:')
}

/** What became of the herd: those the lines name walk, come or die; numbers that still differ are put right at the end of a row. */
export function muster(before: Herd, places: readonly Pick<Place, 'id' | 'zombies'>[], lines: readonly Line[]): Herd {
  const standing: Standing = new Map(places.map(({ id }) => [id, []]))
  for (const one of [...before.dead].sort((a, b) => a.slot - b.slot)) standing.get(one.place)?.push(one.id)
  let next = before.next
  for (const line of lines) next = act(line, standing, next)
  for (const { id, zombies } of places) {
    const row = standing.get(id)!
    while (row.length > zombies) row.pop()
    while (row.length < zombies) row.push(next++)
  }
  const dead = [...standing].flatMap(([place, ids]) => ids.map((id, slot) => ({ id, place, slot })))
  return { dead, next }
}

function act(line: Line, standing: Standing, next: number): number {
  const args = line.args ?? {}
  const count = Number(args['count'] ?? 0)
  const row = standing.get(thing(args['place']))
  if (!row) return next
  if (line.key === 'event-walked') {
    row.push(...(standing.get(thing(args['source']))?.splice(0, count) ?? []))
  } else if (line.key === 'event-killed') {
    row.splice(Math.max(0, row.length - count), count)
  } else if (line.key.startsWith('event-came-')) {
    for (let i = 0; i < count; i++) row.push(next++)
  }
  return next
}
