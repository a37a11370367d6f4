// Lines of sight on the table: who looks now, and the line to the hex under the pointer.

import type { Decision, Inspection } from '../../lib/net/protocol'
import { distance } from './hexes'
import { mapOf, type HexMap } from './mapBoards'
import type { HexScene, HexScenery, HexView, SurvivorView } from './viewTypes'

export interface Viewpoint {
  map: HexMap
  from: HexScenery
  /** The survivor who looks; null for an empty hex. */
  who: SurvivorView | null
  /** The thing to inspect. */
  thing: string
  /** Range printed on the weapon in hand; 0 without one. */
  range: number
  /** Draw the veil and the range. */
  wide: boolean
}

export interface LineOfFire {
  from: HexScenery
  to: HexScenery
  distance: number
  free: boolean
  /** Hexes in the way; none where it is too dark to see that far, null until known. */
  blocked: HexScenery[] | null
  inRange: boolean
}

const AIMING = ['aim', 'reaction-fire', 'surplus']

/** The survivor who is asked to aim or shoot now, if any. */
export function aimingSurvivor(view: HexView, decision: Decision | null): SurvivorView | null {
  if (!decision || !AIMING.includes(decision.topic)) return null
  return view.survivors.find((one) => one.id === decision.subject) ?? null
}

/** The survivor or hex from which the lines are drawn now. */
export function viewpointOf(
  scene: HexScene,
  view: HexView,
  decision: Decision | null,
  pointed: string | null,
  open: boolean,
  firing: boolean,
): Viewpoint | null {
  const map = mapOf(scene, view.layout)
  const gunner = aimingSurvivor(view, decision)
  const acting = view.survivors.find((one) => one.id === view.acting) ?? null
  const there = map.hex(pointed)
  const standing = there ? view.survivors.find((one) => one.hex && map.hex(one.hex) === there) : undefined
  const look = (who: SurvivorView | null, from: HexScenery | undefined, wide: boolean): Viewpoint | null =>
    from ? { map, from, who, thing: who?.id ?? from.id, range: who?.hand?.range ?? 0, wide } : null
  if (gunner?.hex) return look(gunner, map.hex(gunner.hex), true)
  if (firing && acting?.hex) return look(acting, map.hex(acting.hex), true)
  if (open && there) return look(standing ?? null, there, true)
  if (standing && standing !== acting) return look(standing, there, true)
  if (acting?.hex) return look(acting, map.hex(acting.hex), open || (!!there && there === map.hex(acting.hex)))
  return null
}

/** The line to the hex under the pointer. A line is the same from both ends: `hidden` is the inspection of the far one. */
export function lineTo(viewpoint: Viewpoint, inspection: Inspection, hidden: Inspection | null, pointed: string | null): LineOfFire | null {
  const to = viewpoint.map.hex(pointed)
  if (!to || to === viewpoint.from) return null
  const free = inspection.sees?.includes(to.id) ?? false
  const stops = free ? [] : (inspection.blocks?.[to.id] ?? (hidden?.thing === to.id ? hidden.blocks?.[viewpoint.from.id] : undefined))
  return {
    from: viewpoint.from,
    to,
    distance: distance(viewpoint.from, to),
    free,
    blocked: stops?.flatMap((id) => viewpoint.map.hex(id) ?? []) ?? null,
    inRange: inspection.near?.includes(to.id) ?? false,
  }
}

export interface Odds {
  key: string
  face: number
}

const ORDINALS = ['target-first', 'target-second', 'target-third']

/** The roll needed against each target at the end of a line. */
export function oddsOf(view: HexView, viewpoint: Viewpoint, inspection: Inspection, line: LineOfFire): Odds[] {
  if (!line.inRange) return []
  const needs = inspection.needs ?? {}
  const here = (hex: string | null) => viewpoint.map.hex(hex) === line.to
  const people = view.survivors
    .filter((one) => here(one.hex) && one.id in needs)
    .map((one) => ({ key: `person-${one.person}`, face: needs[one.id]! }))
  const dead = view.zombies.some((zombie) => here(zombie.hex))
  const zombies = ORDINALS.flatMap((key, place) => {
    const face = needs[`target:${place + 1}`]
    return face === undefined ? [] : [{ key, face }]
  })
  return dead || !people.length ? [...people, ...zombies] : people
}

/** Survivors and number of zombies in sight of the observer. */
export function figuresInSight(
  view: HexView,
  viewpoint: Viewpoint,
  inspection: Inspection,
): { people: SurvivorView[]; zombies: number; inRange: number } {
  const among = (places: readonly string[] | undefined) => {
    const ids = new Set(places)
    return (hex: string | null) => ids.has(viewpoint.map.hex(hex)?.id ?? '')
  }
  const [seen, near] = [among(inspection.sees), among(inspection.near)]
  return {
    people: view.survivors.filter((one) => one.id !== viewpoint.who?.id && seen(one.hex)),
    zombies: view.zombies.filter((zombie) => seen(zombie.hex)).length,
    inRange: view.zombies.filter((zombie) => near(zombie.hex)).length,
  }
}
