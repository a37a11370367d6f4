// Where small things lie that are not figures.

import type { Point } from '../city'

/** Open food tokens lie in a row at the crossroads, under the truck. */
export function foodSpot(index: number): Point {
  return { x: 64 + index * 44, y: 372 }
}
