// Where a survivor can still walk to: clear hexes cost 1, rough and building hexes 2; enemies and zombies stop it (AT-06).

import type { HexMap } from './boards'
import type { HexView, SceneHex, Survivor } from './types'

export interface Step {
  hex: SceneHex
  /** MP spent on the way here. */
  spent: number
  before: SceneHex
}

export const costOf = (hex: SceneHex): number => (hex.terrain === 'clear' ? 1 : 2)

/** Every hex within reach with the way to it; it goes no further than a building nobody has entered yet. */
export function reach(map: HexMap, view: HexView, survivor: Survivor, mp: number): Map<string, Step> {
  const start = map.hex(survivor.hex)
  const found = new Map<string, Step>()
  if (!start) return found
  const taken = new Set<SceneHex>()
  for (const zombie of view.zombies) taken.add(map.hex(zombie.hex)!)
  for (const other of view.survivors) if (other.hex && other.side !== survivor.side) taken.add(map.hex(other.hex)!)
  const fresh = (hex: SceneHex) =>
    hex.building !== '' && hex.building !== start.building && ![...view.entered, ...view.searched].includes(`bld:${hex.building}`)
  const front: Step[] = [{ hex: start, spent: 0, before: start }]
  while (front.length) {
    front.sort((a, b) => a.spent - b.spent)
    const step = front.shift()!
    if (step.hex !== start && fresh(step.hex)) continue
    for (const next of map.around(step.hex)) {
      if (!next || next === start || taken.has(next)) continue
      const spent = step.spent + costOf(next)
      if (spent > mp || spent >= (found.get(next.id)?.spent ?? Infinity)) continue
      const there = { hex: next, spent, before: step.hex }
      found.set(next.id, there)
      front.push(there)
    }
  }
  return found
}

/** The hexes on the way to one, the first step first. */
export function wayTo(steps: ReadonlyMap<string, Step>, id: string): SceneHex[] {
  const way: SceneHex[] = []
  for (let step = steps.get(id); step; step = steps.get(step.before.id)) way.unshift(step.hex)
  return way
}
