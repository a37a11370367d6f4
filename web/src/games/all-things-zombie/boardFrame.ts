// The sheet the map is drawn on, and where a phone's camera looks.

import type { Point } from '../../lib/board/camera'
import type { Decision } from '../../lib/net/protocol'
import { mapOf } from './mapBoards'
import type { HexScene, HexView } from './viewTypes'

const MARGIN = 18

export function frame(scene: HexScene, view: HexView) {
  const map = mapOf(scene, view.layout)
  return { left: -MARGIN, top: -MARGIN, width: map.width + 2 * MARGIN, height: map.height + 2.4 * MARGIN }
}

const middle = (things: string[]): string | undefined => things[Math.floor(things.length / 2)]

/** Who acts or aims, else the middle of the places that can be chosen, measured from the upper left corner of the sheet. */
export function focus(scene: HexScene, view: HexView, decision: Decision | null): Point | null {
  const map = mapOf(scene, view.layout)
  const offered = decision?.options?.flatMap((option) => option.things ?? []) ?? []
  const figure = (thing: string | undefined) => view.survivors.find((one) => one.id === thing)?.hex
  const at =
    map.at(figure(decision?.subject)) ??
    map.at(figure(view.acting ?? undefined)) ??
    map.at(middle(offered.filter((thing) => thing.startsWith('hex:')))) ??
    map.at(figure(offered.find((thing) => figure(thing)))) ??
    map.at(view.survivors.find((one) => one.hex)?.hex)
  return at ? { x: at.x + MARGIN, y: at.y + MARGIN } : null
}
