// Moving several steps with one click: routes from an inspection become options. A route of one step is the option
// itself. A longer route is an option with follow-up actions, which the server takes unless something unexpected
// happens.

import type { HintStep, Inspection, Option, MoveRoute } from '../net/protocol'

export interface Choice extends Option {
  /** Actions after the first one. */
  then?: string[]
  /** The route of a move. */
  way?: MoveRoute
}

/** Words for a route; `among` = number of routes to that place. */
export type RouteLabel = (way: MoveRoute, among: number) => Pick<Option, 'key' | 'args' | 'prospects'>

/** Return the options with their routes, and one more option for every longer route. */
export function withRoutes(options: Option[], inspection: Inspection | null, labelOf: RouteLabel): Choice[] {
  const first = new Map(options.map((option) => [option.text, option]))
  const steps = new Map<string, MoveRoute>()
  const longer: Choice[] = []
  for (const [place, way] of Object.entries(inspection?.reach ?? {})) {
    const routes = [way, ...(inspection?.detours?.[place] ?? [])].filter((one) => first.has(one.actions[0] ?? ''))
    for (const one of routes) {
      const [begin, ...then] = one.actions as [string, ...string[]]
      const base = first.get(begin)!
      if (then.length === 0) {
        steps.set(begin, one)
        continue
      }
      longer.push({
        ...labelOf(one, routes.length),
        text: one.actions.join(' > '),
        verb: base.verb,
        things: [place, inspection!.thing],
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
export function routesTo(choices: readonly Choice[], place: string | null): MoveRoute[] {
  return place === null ? [] : choices.flatMap((choice) => (goal(choice) === place ? [choice.way!] : []))
}

/** Return the actions of a hint up to the first step that dice or cards can prevent. */
export function certainActions(steps: readonly HintStep[]): string[] {
  const open = steps.findIndex((step) => step.perhaps)
  return (open < 0 ? steps : steps.slice(0, open)).flatMap((step) => step.actions ?? [])
}

/** A step of a hint as the page shows it. */
export interface ShownStep extends HintStep {
  /** Several moves to one place. */
  walk?: boolean
}

/** Return the steps of a hint with its first walk as one step, in the words of the route to the same place. */
export function withWalk(steps: HintStep[], choices: readonly Choice[]): ShownStep[] {
  const [first] = steps
  if (!first) return steps
  const other = steps.findIndex((step) => step.perhaps || step.option.verb !== first.option.verb)
  for (let end = other < 0 ? steps.length : other; end > 1; end -= 1) {
    const walk = steps.slice(0, end)
    const actions = walk.flatMap((step) => step.actions ?? [])
    const last = walk.at(-1)!.option.things ?? []
    const there = choices.filter((choice) => choice.then && choice.verb === first.option.verb && last.includes(goal(choice)!))
    const long = there.find((choice) => choice.way!.actions.length === actions.length) ?? there[0]
    if (!long) continue
    const option: Option = { ...first.option, key: long.key, args: long.args ?? {} }
    if (long.cost !== undefined) option.cost = long.cost
    const again = walk.flatMap((step) => [step.option.things ?? [], ...(step.again ?? [])]).slice(1)
    return [{ ...first, option, again, actions, walk: true }, ...steps.slice(end)]
  }
  return steps
}
