// Positions of small things that are not figures.

import type { Point } from '../city'

/** Face-up food tokens: a row at the crossroads, below the truck. */
export function foodSpot(index: number): Point {
  return { x: 64 + index * 44, y: 372 }
}
