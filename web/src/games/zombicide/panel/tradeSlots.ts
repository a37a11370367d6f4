// Inventories and slots of a decision to arrange or trade.

import type { Option } from '../../../lib/net/protocol'
import type { SurvivorView, ZombicideView } from '../viewTypes'

/** Survivors named by the slots that can be swapped, the one whose turn it is first. */
export function traders(view: ZombicideView, options: readonly Option[], subject: string): SurvivorView[] {
  const ids = new Set([subject])
  for (const option of options) {
    for (const thing of option.things ?? []) if (thing.startsWith('slot:')) ids.add(`sur:${thing.split(':')[1]}`)
  }
  const pair = view.survivors.filter((one) => ids.has(one.id))
  return pair.sort((a, b) => Number(b.id === view.acting) - Number(a.id === view.acting))
}

/** The option that swaps two slots, in either order. */
export function swapOf(options: readonly Option[], a: string, b: string): Option | null {
  return options.find((option) => option.verb === 'swap' && option.things?.includes(a) && option.things.includes(b)) ?? null
}
