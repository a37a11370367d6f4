// Focus of the camera on a phone: the position of the drawn tile, else the thing being placed, moved or led.

import type { Decision } from '../../lib/net/protocol'
import { frame, mid, T } from './city'
import { preview } from './heldTile.svelte'
import { acting } from './playerNames'
import type { ZombiesScene, ZombiesView } from './viewTypes'

export function focus(_: ZombiesScene, view: ZombiesView, decision: Decision | null): { x: number; y: number } | null {
  const sheet = frame(view, decision)
  const at = point(view, decision)
  return at && { x: at.x - sheet.left, y: at.y - sheet.top }
}

function point(view: ZombiesView, decision: Decision | null): { x: number; y: number } | null {
  const tile = (x: number, y: number) => ({ x: x * T + T / 2, y: y * T + T / 2 })
  const held = preview(view, decision)
  if (held) return tile(held.place.at[0], held.place.at[1] + 0.12)
  const place = view.tiles.find((one) => one.id === decision?.subject)
  if (place) return tile(place.x, place.y)
  const pawn = view.pawns.find((one) => one.id === acting(view, decision))
  return pawn?.status === 'alive' ? { x: mid(pawn.x), y: mid(pawn.y) } : tile(0, 0)
}
