// What the table shows of sight: who looks now, and of what the rules say about it, the line to what is pointed at.

import type { Decision, Inspection } from '../../lib/net/protocol'
import { distance } from './hexes'
import { mapOf, type HexMap } from './mapBoards'
import type { HexScene, HexScenery, HexView, SurvivorView } from './viewTypes'

export interface Gaze {
  map: HexMap
  from: HexScenery
  /** Who looks; null where a bare hex does. */
  who: SurvivorView | null
  /** What the rules are asked about. */
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
  /** Hexes in the way; none where it is too dark to see so far, null while that is not known yet. */
  blocked: HexScenery[] | null
  inRange: boolean
}

const AIMING = ['aim', 'reaction-fire', 'surplus']

/** Who is asked to aim or shoot now, if anybody. */
export function aiming(view: HexView, decision: Decision | null): SurvivorView | null {
  if (!decision || !AIMING.includes(decision.topic)) return null
  return view.survivors.find((one) => one.id === decision.subject) ?? null
}

/** From whom or where one looks now. */
export function gazeOf(
  scene: HexScene,
  view: HexView,
  decision: Decision | null,
  pointed: string | null,
  open: boolean,
  firing: boolean,
): Gaze | null {
  const map = mapOf(scene, view.layout)
  const gunner = aiming(view, decision)
  const acting = view.survivors.find((one) => one.id === view.acting) ?? null
  const there = map.hex(pointed)
  const standing = there ? view.survivors.find((one) => one.hex && map.hex(one.hex) === there) : undefined
  const look = (who: SurvivorView | null, from: HexScenery | undefined, wide: boolean): Gaze | null =>
    from ? { map, from, who, thing: who?.id ?? from.id, range: who?.hand?.range ?? 0, wide } : null
  if (gunner?.hex) return look(gunner, map.hex(gunner.hex), true)
  if (firing && acting?.hex) return look(acting, map.hex(acting.hex), true)
  if (open && there) return look(standing ?? null, there, true)
  if (standing && standing !== acting) return look(standing, there, true)
  if (acting?.hex) return look(acting, map.hex(acting.hex), open || (!!there && there === map.hex(acting.hex)))
  return null
}

/** The line from who looks to the hex pointed at. A line is the same from both ends: `hidden` is told of the far one. */
export function lineTo(gaze: Gaze, told: Inspection, hidden: Inspection | null, pointed: string | null): LineOfFire | null {
  const to = gaze.map.hex(pointed)
  if (!to || to === gaze.from) return null
  const free = told.sees?.includes(to.id) ?? false
  const stops = free ? [] : (told.blocks?.[to.id] ?? (hidden?.thing === to.id ? hidden.blocks?.[gaze.from.id] : undefined))
  return {
    from: gaze.from,
    to,
    distance: distance(gaze.from, to),
    free,
    blocked: stops?.flatMap((id) => gaze.map.hex(id) ?? []) ?? null,
    inRange: told.near?.includes(to.id) ?? false,
  }
}

export interface Odds {
  key: string
  face: number
}

const ORDINALS = ['target-first', 'target-second', 'target-third']

/** What a die must show against those who stand at the end of a line. */
export function oddsOf(view: HexView, gaze: Gaze, told: Inspection, line: LineOfFire): Odds[] {
  if (!line.inRange) return []
  const needs = told.needs ?? {}
  const here = (hex: string | null) => gaze.map.hex(hex) === line.to
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

/** Whom one sees: survivors and number of zombies in sight of who looks. */
export function company(view: HexView, gaze: Gaze, told: Inspection): { people: SurvivorView[]; zombies: number; inRange: number } {
  const among = (places: readonly string[] | undefined) => {
    const found = new Set(places)
    return (hex: string | null) => found.has(gaze.map.hex(hex)?.id ?? '')
  }
  const [seen, near] = [among(told.sees), among(told.near)]
  return {
    people: view.survivors.filter((one) => one.id !== gaze.who?.id && seen(one.hex)),
    zombies: view.zombies.filter((zombie) => seen(zombie.hex)).length,
    inRange: view.zombies.filter((zombie) => near(zombie.hex)).length,
  }
}
