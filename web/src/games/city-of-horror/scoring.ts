// A player's points in parts, from the log lines of the scoring.

import type { LogLine } from '../../lib/net/protocol'
import { numberIn } from './logEvents'

export interface PointParts {
  people: number
  antidotes: number
  food: number
}

export function countsOf(lines: readonly LogLine[]): Map<number, PointParts> {
  return new Map(
    lines
      .filter((line) => line.kind === 'scored')
      .map((line) => [
        numberIn(line, 'seat'),
        { people: numberIn(line, 'people'), antidotes: numberIn(line, 'antidotes'), food: numberIn(line, 'food') },
      ]),
  )
}
