// The dead one by one. The table only counts them; here each keeps its name, so that it can be seen to walk.

import type { LogLine } from '../../lib/net/protocol'
import { numberIn, pathOf, wordIn } from './logEvents'
import type { PlacePicture } from './viewTypes'

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

/** What became of the herd: those the lines name walk, come or die; numbers that still differ are put right at the end of a row. */
export function muster(before: Herd, places: readonly Pick<PlacePicture, 'id' | 'zombies'>[], lines: readonly LogLine[]): Herd {
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

function act(line: LogLine, standing: Standing, next: number): number {
  const count = numberIn(line, 'count')
  if (line.kind === 'zombies-walked') {
    const [from = '', to = ''] = pathOf(line)
    standing.get(to)?.push(...(standing.get(from)?.splice(0, count) ?? []))
    return next
  }
  const row = standing.get(wordIn(line, 'place'))
  if (!row) return next
  if (line.kind === 'zombies-killed') row.splice(Math.max(0, row.length - count), count)
  if (line.kind === 'zombies-came') for (let i = 0; i < count; i++) row.push(next++)
  return next
}
