// Moving several steps with one click: routes from an inspection become options. A route of one step is the option
// itself. A longer route is an option with follow-up actions, which the server takes unless something unexpected
// happens.

import type { Inspection, Option, MoveRoute } from '../net/protocol'

export interface Choice extends Option {
  /** Actions after the first one. */
  then?: string[]
  /** The route of a move. */
  way?: MoveRoute
}

/** Words for a route; `among` = number of routes to that place. */
export type Telling = (way: MoveRoute, among: number) => Pick<Option, 'key' | 'args' | 'prospects'>

/** Return the options with their routes, and one more option for every longer route. */
export function withWays(options: Option[], told: Inspection | null, tell: Telling): Choice[] {
  const first = new Map(options.map((option) => [option.text, option]))
  const steps = new Map<string, MoveRoute>()
  const longer: Choice[] = []
  for (const [place, way] of Object.entries(told?.reach ?? {})) {
    const ways = [way, ...(told?.detours?.[place] ?? [])].filter((one) => first.has(one.actions[0] ?? ''))
    for (const one of ways) {
      const [begin, ...then] = one.actions as [string, ...string[]]
      const base = first.get(begin)!
      if (then.length === 0) {
        steps.set(begin, one)
        continue
      }
      longer.push({
        ...tell(one, ways.length),
        text: one.actions.join(' > '),
        verb: base.verb,
        things: [place, told!.thing],
        cost: one.cost,
        rules: base.rules,
        then,
        way: one,
      })
    }
  }
  if (steps.size === 0 && longer.length === 0) return options
  return [...options.map((option) => (steps.has(option.text) ? { ...option, way: steps.get(option.text)! } : option)), ...longer]
}

/** Return the place where a choice ends. */
export const goal = (choice: Choice): string | undefined => choice.way?.path.at(-1)

/** Return the routes to a place. */
export function waysTo(choices: readonly Choice[], place: string | null): MoveRoute[] {
  return place === null ? [] : choices.flatMap((choice) => (goal(choice) === place ? [choice.way!] : []))
}
