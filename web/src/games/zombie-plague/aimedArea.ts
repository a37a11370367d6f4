// The area of an aimed action that is being considered.
import { bare } from '../../lib/board/thingIds'

import type { Option } from '../../lib/net/protocol'

/**
 * Names of the squares to outline. An option with an area counts if the pointer is on a piece that only it names, or if only
 * aimed actions are left.
 */
export function aimedSquares(
  aim: Record<string, string[]>,
  options: readonly Option[],
  state: { glow: ReadonlySet<string>; picked: readonly string[]; hover: ReadonlySet<string> },
): Set<string> {
  const { glow, picked, hover } = state
  const all = new Set(options.flatMap((option) => option.things ?? []))
  const narrowed = picked.length > 0 || glow.size < all.size
  const left = options.filter((option) => {
    const things = option.things ?? []
    return things.length > 0 && things.every((thing) => glow.has(thing) || picked.includes(thing))
  })
  const chosen = narrowed && left.length > 0 && left.every((option) => aim[option.text]) ? left : []
  const alone = (thing: string) => options.filter((option) => option.things?.includes(thing)).length === 1
  const pointed = left.filter((option) => aim[option.text] && option.things!.some((thing) => hover.has(thing) && alone(thing)))
  return new Set((pointed.length ? pointed : chosen).flatMap((option) => (aim[option.text] ?? []).map(bare)))
}
