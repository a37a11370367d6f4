// Frame of the board: its squares and the slab around them.

import type { Decision } from '../../lib/net/protocol'
import { mid, U } from './house'
import type { PlagueScene, PlagueView } from './viewTypes'

const MARGIN = 16

export function frame(scene: PlagueScene) {
  return { left: -MARGIN, top: -MARGIN, width: scene.width * U + 2 * MARGIN, height: scene.height * U + 2.5 * MARGIN }
}

/** Position of the figure the question is about, or of the acting one, from the upper left corner of the frame. */
export function focus(_: PlagueScene, view: PlagueView, decision: Decision | null): { x: number; y: number } | null {
  const on = (id: string | null | undefined) => view.figures.find((figure) => figure.id === id && figure.col > 0)
  const seen = on(decision?.subject) ?? on(view.acting)
  return seen ? { x: mid(seen.col) + MARGIN, y: mid(seen.row) + MARGIN } : null
}
