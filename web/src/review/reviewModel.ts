// Review of a finished game: its costliest decisions, its turning point, and their position in time.

import { fetchReview } from '../lib/net/api'
import type { ReviewedDecision, Option, ReplayStep, Review } from '../lib/net/protocol'

export const WORST = 3
/** Percent; a decision that costs no more counts as equal to the veteran's. */
export const SAME = 1
/** Percent; the smallest rise that can be the turning point. */
const RISE = 5

export const cost = (one: ReviewedDecision): number => one.best - one.chance

/** Return the costliest decisions in the order of the game. The same omission within a round counts once. */
export function costliest(decisions: ReviewedDecision[]): ReviewedDecision[] {
  const out: ReviewedDecision[] = []
  for (const one of decisions.filter(({ costly }) => costly).sort((a, b) => cost(b) - cost(a))) {
    const again = out.some((other) => other.round === one.round && other.better?.text === one.better?.text)
    if (!again && out.length < WORST) out.push(one)
  }
  return out.sort((a, b) => a.version - b.version)
}

export interface Turning {
  decision: ReviewedDecision
  after: number
}

/** Return the decision with the largest rise of the chance, if it exceeds the error of the simulated games. */
export function turningPoint({ decisions, won, next = -1 }: Review): Turning | null {
  let best: Turning | null = null
  decisions.forEach((decision, index) => {
    const following = decisions[index + 1]
    if (!following && next >= 0) return
    const after = following?.best ?? (won ? 100 : 0)
    const spread = Math.max(decision.spread ?? 0, following?.spread ?? 0)
    const rise = after - decision.chance
    if (rise >= Math.max(RISE, spread) && (!best || rise > best.after - best.decision.chance)) best = { decision, after }
  })
  return best
}

/** Return how many decisions matched the veteran's or cost next to nothing. */
export const countGoodDecisions = (decisions: ReviewedDecision[]): number => decisions.filter((one) => !one.better || cost(one) <= SAME).length

/** An entry of the list: a costly decision, or the turning point. */
export interface Entry {
  id: string
  /** From 1; 0 = the turning point. */
  number: number
  decision: ReviewedDecision
  /** Change in percent. */
  change: number
  after: number
}

export function entriesOf(review: Review): Entry[] {
  const listed = costliest(review.decisions).map((decision, index) => ({
    id: `cost ${decision.version}`,
    number: index + 1,
    decision,
    change: -cost(decision),
    after: decision.chance,
  }))
  const turn = turningPoint(review)
  if (!turn) return listed
  const { decision, after } = turn
  const entry = { id: `turn ${decision.version}`, number: 0, decision, change: after - decision.chance, after }
  return [...listed, entry]
}

/** A run of steps in the same round: its first step and its length. */
export interface Stretch {
  round: number
  first: number
  last: number
}

/** Return the rounds in order. A campaign restarts its count, which starts new rounds here too. */
export function stretches(steps: ReplayStep[], round: (view: unknown) => number): Stretch[] {
  const out: Stretch[] = []
  for (const { version, view } of steps) {
    const number = round(view)
    const before = out.at(-1)
    if (before?.round === number) before.last = version
    else out.push({ round: number, first: version, last: version })
  }
  return out
}

/** Return the position of a moment in rounds from the start. */
export function roundPosition(rounds: Stretch[], version: number): number {
  const index = Math.max(
    0,
    rounds.findLastIndex((one) => one.first <= version),
  )
  const one = rounds[index]
  return one ? index + Math.min(1, (version - one.first + 0.5) / (one.last - one.first + 1)) : 0
}

/** Format a change with its sign. */
export const formatSigned = (change: number): string => (change < 0 ? `−${-change}` : `+${change}`)

export interface Point {
  x: number
  y: number
}

/** Mark of an option on the board: from a figure to a target, or at one place. */
export interface Mark {
  from: Point | null
  to: Point
}

/** Return the mark of an option: at a thing it names that is on the board, else at the subject of the decision. */
export function markOf(option: Option, subject: string, at: (thing: string) => Point | null, figure: (thing: string) => boolean): Mark | null {
  const things = (option.things ?? []).filter((thing) => at(thing))
  const start = subject ? at(subject) : null
  const mover = things.find((thing) => figure(thing) && things.length > 1) ?? (figure(subject) ? subject : '')
  const from = mover ? at(mover) : null
  const apart = (point: Point) => !from || Math.hypot(point.x - from.x, point.y - from.y) > 1
  for (const thing of things) {
    const to = at(thing)
    if (to && thing !== mover && apart(to)) return { from, to }
  }
  const to = things.length ? at(things[0]!) : start
  return to && { from: null, to }
}

/** Reviews loaded during this visit. */
const cache = new Map<string, Review>()

/** Load the review of a seat in parts. `onpart` receives all parts so far. Stops when `wanted` returns false. */
export async function loadReview(
  table: string,
  key: string,
  seat: number | null,
  onpart: (review: Review) => void,
  wanted: () => boolean,
): Promise<void> {
  const name = `${table} ${seat ?? ''}`
  let review = cache.get(name)
  if (review) onpart(review)
  while (wanted() && (!review || (review.next ?? -1) >= 0)) {
    const part: Review = await fetchReview(table, key, seat, review?.next ?? 0)
    review = { ...part, decisions: [...(review?.decisions ?? []), ...part.decisions] }
    cache.set(name, review)
    if (wanted()) onpart(review)
  }
}
