// State of the drawn tile before it is placed, shared by board, controls and camera.

import type { Shortcut } from '../../lib/choice/shortcuts'
import type { Decision } from '../../lib/net/protocol'
import { nearestPlace, nextTurn, placesOf, type Place, type Square } from './tilePlaces'
import type { ZombiesView } from './viewTypes'

/** Keys that rotate it. */
export const turningKeys: Shortcut[] = [
  { id: 'turn', key: 'r', does: 'turn-right' },
  { id: 'turn-back', key: 'R', does: 'turn-left' },
]

export interface Preview {
  place: Place
  turn: number
  places: Place[]
  /** Number of the current position, from 1. */
  number: number
}

let held = $state.raw<{ decision: number; thing: string; turn: number } | null>(null)

/** Current position; at first the one nearest to the active pawn. */
export function preview(view: ZombiesView, decision: Decision | null): Preview | null {
  if (!view.ghost || decision?.seat === undefined || decision.seat === null) return null
  const places = placesOf(decision)
  const mine = held?.decision === decision.id ? held : null
  const place = places.find((one) => one.thing === mine?.thing) ?? nearestPlace(places, standing(view))
  if (!place) return null
  const turn = mine && place.turns.includes(mine.turn) ? mine.turn : place.turns[0]!
  return { place, turn, places, number: places.indexOf(place) + 1 }
}

function standing(view: ZombiesView): Square {
  const pawn = view.pawns[view.active]
  return pawn?.status === 'alive' ? [(pawn.x - 1) / 3, (pawn.y - 1) / 3] : [0, 0]
}

/** Move the tile to another position, and keep its rotation if that fits. */
export function hold(decision: Decision, now: Preview, thing: string): void {
  held = { decision: decision.id, thing, turn: now.turn }
}

export function turnBy(decision: Decision, now: Preview, by: 1 | -1): void {
  held = { decision: decision.id, thing: now.place.thing, turn: nextTurn(now.place.turns, now.turn, by) }
}

export function nextPlace(decision: Decision, now: Preview, by: 1 | -1): void {
  const { places, number } = now
  hold(decision, now, places[(number - 1 + by + places.length) % places.length]!.thing)
}

/** Place the tile: pick the position and, if several fit, the rotation. */
export function layDown(now: Preview, onpick: (thing: string) => void): void {
  onpick(now.place.thing)
  if (now.place.turns.length > 1) onpick(`turn:${now.turn}`)
}
