// Individual zombies. The view only counts them; here each has an id, so that it can be shown walking.

import type { LogLine } from '../../lib/net/protocol'
import { numberIn, pathOf, wordIn } from './logEvents'
import type { PlacePicture } from './viewTypes'

export interface ZombieSlot {
  id: number
  /** Id of its location. */
  place: string
  /** Its place, one of eight. */
  slot: number
}

export interface Herd {
  dead: ZombieSlot[]
  next: number
}

export const emptyHerd: Herd = { dead: [], next: 0 }

type IdsByPlace = Map<string, number[]>

/** Update the zombies from the log lines: they walk, arrive or die. Remaining differences to the counts are corrected at the end of a row. */
export function updateHerd(before: Herd, places: readonly Pick<PlacePicture, 'id' | 'zombies'>[], lines: readonly LogLine[]): Herd {
  const standing: IdsByPlace = new Map(places.map(({ id }) => [id, []]))
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

function act(line: LogLine, standing: IdsByPlace, next: number): number {
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
