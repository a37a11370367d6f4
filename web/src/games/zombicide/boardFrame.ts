// Frame of the board: its tiles and the slab around them.

import { townOf } from './map/town'
import type { ZombicideScene, ZombicideView } from './viewTypes'

export const MARGIN = 20

export function frame(scene: ZombicideScene) {
  const town = townOf(scene)
  return { left: -MARGIN, top: -MARGIN, width: town.width + 2 * MARGIN, height: town.height + 2.25 * MARGIN }
}

/** Position of the acting survivor, from the upper left corner of the frame. */
export function focus(scene: ZombicideScene, view: ZombicideView): { x: number; y: number } | null {
  const zone = view.survivors.find((one) => one.id === view.acting)?.zone
  if (!zone) return null
  const { x, y } = townOf(scene).middle(zone)
  return { x: x + MARGIN, y: y + MARGIN }
}
