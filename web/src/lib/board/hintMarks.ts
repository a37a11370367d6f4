// The steps of a hint on the board: a mark with its number where each happens, and an arrow from whoever does it.
import type { HintStep } from '../net/protocol'

import type { Point } from './camera'

export interface Plan {
  steps: HintStep[]
  /** What else one might do, and the letter it goes by. */
  others: HintStep[]
  letter: string
}

export interface Mark {
  /** Its number, or the letter of the other plan. */
  label: string
  /** Where it leads, past what; the first point is where it begins. */
  path: Point[]
  /** Somebody goes there; else it happens from afar. */
  walks: boolean
}

export interface Board {
  at: (thing: string) => Point | null
  /** Somebody or something that can be elsewhere; all else is a place. */
  figure: (thing: string) => boolean
  /** The place where a figure stands. */
  home: (figure: string) => string | null
  /** Does somebody go somewhere by doing this? Else it happens from afar. */
  goes: (verb: string) => boolean
  /** Whom the question is about. */
  subject: string | null
}

/** Nearer than this, in units of the board, is the same spot. */
const near = 6

const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)

/** Steps as marks, in order. Who has gone somewhere does the next from there; a step that names nobody is his who did the one before. */
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

/** What a step is done to, of all it names: the farthest from who does it, or that one itself. */
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
