// Steps of a hint on the board: a numbered mark where each one happens, and an arrow from the figure that acts.
import type { HintStep } from '../net/protocol'

import type { Point } from './camera'

export interface Plan {
  steps: HintStep[]
  /** Steps of the alternative plan, and its letter. */
  others: HintStep[]
  letter: string
}

export interface Mark {
  /** Number of the step, or letter of the alternative plan. */
  label: string
  /** Points of the arrow, from its start to its target. */
  path: Point[]
  /** The figure moves along the path; false = it acts from a distance. */
  walks: boolean
}

export interface Board {
  at: (thing: string) => Point | null
  /** Is this thing a figure? Everything else is a place. */
  figure: (thing: string) => boolean
  /** The place of a figure. */
  home: (figure: string) => string | null
  /** Does this verb move the figure? */
  goes: (verb: string) => boolean
  /** The figure that the decision is about. */
  subject: string | null
}

/** Points nearer than this, in board units, count as the same. */
const near = 6

const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)

/** Return the marks of all steps in order. A figure that moved acts from its new place, and a step without a figure
 *  belongs to the figure of the step before. */
export function marks(steps: readonly HintStep[], map: Board): Mark[] {
  const gone = new Map<string, Point>()
  let last = map.subject && map.figure(map.subject) ? map.subject : null
  const at = (thing: string) => gone.get(thing) ?? map.at(thing)
  return steps.flatMap((step, index) => {
    const things = step.option.things ?? []
    const who = things.find((thing) => thing === map.subject && map.figure(thing)) ?? things.find(map.figure) ?? last
    last = who
    const from = who ? at(who) : null
    const home = who && !gone.has(who) ? map.home(who) : null
    const goals = [things, ...(step.again ?? [])]
      .map((named) =>
        goalOf(
          named.filter((thing) => thing !== home),
          who,
          from,
          at,
        ),
      )
      .filter((goal) => goal !== null)
    const end = goals.at(-1)
    if (!end) return []
    const walks = who !== null && things.includes(who) && !map.figure(end.thing) && map.goes(step.option.verb)
    if (walks) gone.set(who, end.point)
    const path = [from, ...goals.map((goal) => goal.point)].filter((point) => point !== null)
    return [{ label: String(index + 1), path: path.filter((point, i) => i === 0 || apart(point, path[i - 1]!) > near), walks }]
  })
}

/** Return the target of a step: of all things it names, the farthest from the figure, or else the figure. */
function goalOf(
  things: readonly string[],
  who: string | null,
  from: Point | null,
  at: (thing: string) => Point | null,
): { thing: string; point: Point } | null {
  let best: { thing: string; point: Point } | null = null
  for (const thing of things) {
    const point = at(thing)
    if (!point || (thing === who && best)) continue
    if (!best || best.thing === who || !from || apart(point, from) > apart(best.point, from)) best = { thing, point }
  }
  return best
}
