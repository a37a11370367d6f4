// What the table shows of sight: from where, how far the weapon reaches, and the line to what is pointed at.

import type { Decision } from '../../lib/wire'
import { mapOf, type HexMap } from './boards'
import { faceNeeded, totalNeeded } from './fire'
import { distance } from './hexes'
import { obstacles, seenFrom } from './sight'
import type { HexScene, HexView, SceneHex, Survivor } from './types'

export interface Gaze {
  map: HexMap
  from: SceneHex
  /** Who looks; null where a bare hex does. */
  who: Survivor | null
  /** Range of the weapon in hand; 0 without one. */
  range: number
  seen: Set<string>
  /** Draw the veil and the range. */
  wide: boolean
}

export interface LineOfFire {
  from: SceneHex
  to: SceneHex
  distance: number
  /** Hexes in the way. */
  blocked: SceneHex[]
  /** Too dark to see so far. */
  dark: boolean
  inRange: boolean
}

/** Who is asked to aim or shoot now, if anybody. */
export function aiming(view: HexView, decision: Decision | null): Survivor | null {
  if (!decision || !/^ask-(target|shots)$/.test(decision.prompt.key)) return null
  const name = String(decision.prompt.args?.who ?? '').replace('@person-', '')
  return view.survivors.find((one) => one.person === name) ?? null
}

const weaponRange = (who: Survivor | null): number => who?.hand?.range ?? 0

/** From whom or where one looks now. */
export function gazeOf(scene: HexScene, view: HexView, decision: Decision | null, pointed: string | null, open: boolean, firing: boolean): Gaze | null {
  const map = mapOf(scene, view.layout)
  const gunner = aiming(view, decision)
  const acting = view.survivors.find((one) => one.id === view.acting) ?? null
  const there = map.hex(pointed)
  const standing = there ? view.survivors.find((one) => one.hex && map.hex(one.hex) === there) : undefined
  const look = (who: Survivor | null, from: SceneHex | undefined, wide: boolean): Gaze | null =>
    from ? { map, from, who, range: weaponRange(who), seen: seenFrom(map, from, view.light), wide } : null
  if (gunner?.hex) return look(gunner, map.hex(gunner.hex), true)
  if (firing && acting?.hex) return look(acting, map.hex(acting.hex), true)
  if (open && there) return look(standing ?? null, there, true)
  if (standing && standing !== acting) return look(standing, there, true)
  if (acting?.hex) return look(acting, map.hex(acting.hex), open || (!!there && there === map.hex(acting.hex)))
  return null
}

/** The line from who looks to the hex pointed at. */
export function lineTo(gaze: Gaze, pointed: string | null, light: number): LineOfFire | null {
  const to = gaze.map.hex(pointed)
  if (!to || to === gaze.from) return null
  const far = distance(gaze.from, to)
  return {
    from: gaze.from,
    to,
    distance: far,
    blocked: obstacles(gaze.map, gaze.from, to),
    dark: far > light,
    inRange: gaze.range > 0 && far <= gaze.range,
  }
}

export interface Odds {
  key: string
  face: number
}

/** What a die must show against those who stand at the end of a line. */
export function oddsOf(view: HexView, gaze: Gaze, line: LineOfFire): Odds[] {
  const { who, map } = gaze
  if (!who?.hand || !line.inRange || line.blocked.length || line.dark) return []
  const face = (target: Survivor | null, ordinal: number) => faceNeeded(totalNeeded(map, who, target, ordinal), who.rep)
  const people = view.survivors.filter((one) => one.hex && map.hex(one.hex) === line.to && one.side !== who.side)
  const dead = view.zombies.some((zombie) => map.hex(zombie.hex) === line.to)
  return [
    ...people.map((one) => ({ key: `person-${one.person}`, face: face(one, 1) })),
    ...(dead || !people.length
      ? [
          { key: 'target-first', face: face(null, 1) },
          { key: 'target-second', face: face(null, 2) },
          { key: 'target-third', face: face(null, 3) },
        ]
      : []),
  ]
}

/** Whom one sees: names of survivors and number of zombies in sight of who looks. */
export function company(view: HexView, gaze: Gaze): { people: Survivor[]; zombies: number; inRange: number } {
  const { map, from, seen, range, who } = gaze
  const there = (hex: string | null) => map.hex(hex)
  const visible = (hex: string | null) => seen.has(there(hex)?.id ?? '')
  return {
    people: view.survivors.filter((one) => one.hex && one.id !== who?.id && visible(one.hex)),
    zombies: view.zombies.filter((zombie) => visible(zombie.hex)).length,
    inRange: view.zombies.filter((zombie) => visible(zombie.hex) && distance(from, there(zombie.hex)!) <= range).length,
  }
}
