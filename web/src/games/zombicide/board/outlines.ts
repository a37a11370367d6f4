// The outline a zone is marked with.

import { outline } from '../../../art/geometry'
import type { Town } from '../map/town'

export const isZone = (thing: string): boolean => thing.startsWith('zone:')

/** One path around each of the zones. */
export function zonePath(town: Town, zones: readonly string[], inset = 7): string {
  return zones.map((zone) => outline(town.shape(zone), inset, 10)).join('')
}
