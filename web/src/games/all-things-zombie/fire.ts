// What a die has to show so that a shot hits: the Ranged Combat Table, read backwards (AT-08.13 to AT-08.23).

import { distance } from './hexes'
import type { HexMap } from './boards'
import type { Survivor } from './types'

const LONG = 5

/** The total of die and Rep a shot needs. `ordinal` counts targets from 1; `target` is null for a zombie. */
export function totalNeeded(map: HexMap, shooter: Survivor, target: Survivor | null, ordinal: number, rushed = false): number {
  const there = map.hex(target?.hex)
  const here = map.hex(shooter.hex)
  if (target && there && there.terrain !== 'clear') return 10
  if (ordinal >= 3) return 10
  if (rushed || ordinal === 2) return 9
  if (!target || !there || !here) return 8
  return distance(here, there) >= LONG || target.gear.includes('vest') ? 9 : 8
}

/** The least face that hits, 1 to 7; 7 never does. */
export function faceNeeded(total: number, rep: number): number {
  return Math.min(7, Math.max(1, total - rep))
}
