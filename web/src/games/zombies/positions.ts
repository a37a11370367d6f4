// Positions of things on the board, and figures at a place.

import type { Figure } from '../types'
import { placeFigures, type Point } from './board/figurePlacement'
import { mid, squareThing, T } from './city'
import { pairOf } from './tilePlaces'
import type { ZombiesScene, ZombiesView } from './viewTypes'

export function at(thing: string, _: ZombiesScene, view: ZombiesView): Point | null {
  const kind = thing.slice(0, thing.indexOf(':'))
  if (kind === 'sq') {
    const [x, y] = pairOf(thing)
    return { x: mid(x), y: mid(y) }
  }
  if (kind === 'tile' || kind === 'spot') {
    const [x, y] = pairOf(thing)
    return { x: (x + 0.5) * T, y: (y + 0.5) * T }
  }
  const placed = placeFigures(view)
  return placed.pawns.find((one) => one.pawn.id === thing)?.at ?? placed.zombies.find((one) => one.zombie.id === thing)?.at ?? null
}

export function figures(_: ZombiesScene, view: ZombiesView): Figure[] {
  const pawns = view.pawns.filter((one) => one.status === 'alive')
  return [
    ...pawns.map((one) => ({ thing: one.id, place: squareThing([one.x, one.y]), sheet: true })),
    ...view.zombies.map((one) => ({ thing: one.id, place: squareThing([one.x, one.y]) })),
  ]
}
