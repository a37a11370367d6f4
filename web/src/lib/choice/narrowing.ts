// Choosing an option by pointing. All things that options name glow. A click on a thing keeps the options that name it,
// a verb keeps those with that verb, and the last one left is the choice. Pure functions; `Selection` holds the state.

import type { Option, RefusedOption } from '../net/protocol'

export interface Pick {
  verb: string | null
  things: string[]
}

export interface VerbGroup {
  verb: string
  options: Option[]
  refused: RefusedOption[]
  /** Lowest and highest cost of its options; null if they have no cost. */
  cost: { least: number; most: number } | null
}

export interface Narrowed<One extends Option = Option> {
  /** Options that are still possible. */
  left: One[]
  /** Things that narrow the options on a click. */
  glow: Set<string>
  /** The single option left: the choice. */
  only: One | null
}

export const NO_PICKS: Pick = { verb: null, things: [] }

const names = (option: Option, thing: string) => option.things?.includes(thing) ?? false

function keeps(option: Option, pick: Pick): boolean {
  if (pick.verb !== null && option.verb !== pick.verb) return false
  return pick.things.every((thing) => names(option, thing))
}

/** Return the options left after the picks so far. With no pick, all are left and none is chosen. */
export function narrow<One extends Option>(options: One[], pick: Pick): Narrowed<One> {
  const left = options.filter((option) => keeps(option, pick))
  const glow = new Set<string>()
  for (const option of left) {
    for (const thing of option.things ?? []) if (!pick.things.includes(thing)) glow.add(thing)
  }
  const picked = pick.verb !== null || pick.things.length > 0
  const only = picked && left.length === 1 ? (left[0] ?? null) : null
  return { left, glow, only }
}

/** Apply a click on a thing: unpick it, narrow by it, or restart from it if only options that were ruled out name it. A
 *  thing that no option names changes nothing. */
export function pickThing(options: Option[], pick: Pick, thing: string): Pick {
  if (pick.things.includes(thing)) {
    return { verb: pick.verb, things: pick.things.filter((other) => other !== thing) }
  }
  const further: Pick = { verb: pick.verb, things: [...pick.things, thing] }
  if (options.some((option) => keeps(option, further))) return further
  const sameVerb: Pick = { verb: pick.verb, things: [thing] }
  if (options.some((option) => keeps(option, sameVerb))) return sameVerb
  const afresh: Pick = { verb: null, things: [thing] }
  return options.some((option) => keeps(option, afresh)) ? afresh : pick
}

/** Apply a click on a verb: unpick it, or pick it and drop the things that do not go with it. */
export function pickVerb(options: Option[], pick: Pick, verb: string): Pick {
  if (pick.verb === verb) return { verb: null, things: pick.things }
  const rest: Pick = { verb, things: pick.things }
  return options.some((option) => keeps(option, rest)) ? rest : { verb, things: [] }
}

/** Return one group per verb for the action bar, in the game's order of verbs, so that buttons keep their places. */
export function verbGroups(options: Option[], refused: RefusedOption[], order: string[]): VerbGroup[] {
  const groups = new Map<string, VerbGroup>()
  const group = (verb: string) => {
    let group = groups.get(verb)
    if (!group) groups.set(verb, (group = { verb, options: [], refused: [], cost: null }))
    return group
  }
  for (const option of options) {
    const into = group(option.verb)
    into.options.push(option)
    if (option.cost === undefined || option.cost === null) continue
    into.cost = {
      least: Math.min(into.cost?.least ?? option.cost, option.cost),
      most: Math.max(into.cost?.most ?? option.cost, option.cost),
    }
  }
  for (const no of refused) group(no.option.verb).refused.push(no)
  const place = (verb: string) => {
    const at = order.indexOf(verb)
    return at < 0 ? order.length : at
  }
  return [...groups.values()].sort((a, b) => place(a.verb) - place(b.verb))
}

/** Return the things that block refused actions. */
export function obstacles(refused: RefusedOption[]): Set<string> {
  return new Set(refused.flatMap((no) => no.reasons.flatMap((reason) => reason.things ?? [])))
}
