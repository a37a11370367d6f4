// How a player's points come about, read from the lines in which they were counted.

import type { Line } from '../../lib/wire'
import { seatOf } from './owners'

export interface Counted {
  people: number
  antidotes: number
  food: number
  points: number
}

export function countsOf(lines: readonly Line[]): Map<number, Counted> {
  const found = new Map<number, Counted>()
  for (const { key, args = {}, things = [] } of lines) {
    if (key !== 'event-scored' || !things[0]) continue
    const number = (name: string) => Number(args[name] ?? 0)
    found.set(seatOf(things[0]), {
      people: number('people'),
      antidotes: number('antidotes'),
      food: number('food'),
      points: number('points'),
    })
  }
  return found
}
