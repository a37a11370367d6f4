// The sheet the board is drawn on: its squares and the slab around them.

import { mid, U } from './house'
import type { PlagueScene, PlagueView } from './types'

const MARGIN = 16

export function frame(scene: PlagueScene) {
  return { left: -MARGIN, top: -MARGIN, width: scene.width * U + 2 * MARGIN, height: scene.height * U + 2.5 * MARGIN }
}

/** The figure that acts, measured from the upper left corner of the sheet. */
export function focus(_: PlagueScene, view: PlagueView): { x: number; y: number } | null {
  const acting = view.figures.find((figure) => figure.id === view.acting)
  return acting ? { x: mid(acting.col) + MARGIN, y: mid(acting.row) + MARGIN } : null
}
