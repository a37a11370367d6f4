// Going somewhere in one click: the ways that the rules tell become options like any other. One step is the option it
// is; a longer way is an option with more actions to follow, which the table takes as long as nothing unexpected happens.

import type { Inspection, Option, MoveRoute } from '../net/protocol'

export interface Choice extends Option {
  /** What follows the first action. */
  then?: string[]
  /** Where it leads, past what. */
  way?: MoveRoute
}

/** What a way is called. */
export type Telling = (way: MoveRoute, among: number) => Pick<Option, 'key' | 'args' | 'prospects'>

/** The options with the ways among them: what one step does knows its way, and every longer way is an option more. */
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

/** The place a choice leads to. */
export const goal = (choice: Choice): string | undefined => choice.way?.path.at(-1)

/** The ways to a place among the choices. */
export function waysTo(choices: readonly Choice[], place: string | null): MoveRoute[] {
  return place === null ? [] : choices.flatMap((choice) => (goal(choice) === place ? [choice.way!] : []))
}
