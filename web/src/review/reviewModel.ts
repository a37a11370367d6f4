// A finished game, judged decision by decision: what of it is worth telling, and where it stands along the game.

import { fetchReview } from '../lib/net/api'
import type { ReviewedDecision, Option, ReplayStep, Review } from '../lib/net/protocol'

export const WORST = 3
/** Percent; who lost no more did as well as the veteran. */
export const SAME = 1
/** Percent; a rise that may be called the turning point. */
const RISE = 5

export const cost = (one: ReviewedDecision): number => one.best - one.chance

/** The decisions that cost most, in the order of the game. Whoever leaves the same thing undone again and again in one
 * round is told once. */
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

/** The decision after which the chance rose most, beyond what the imagined games may err. */
export function turning({ decisions, won, next = -1 }: Review): Turning | null {
  let found: Turning | null = null
  decisions.forEach((decision, index) => {
    const following = decisions[index + 1]
    if (!following && next >= 0) return
    const after = following?.best ?? (won ? 100 : 0)
    const spread = Math.max(decision.spread ?? 0, following?.spread ?? 0)
    const rise = after - decision.chance
    if (rise >= Math.max(RISE, spread) && (!found || rise > found.after - found.decision.chance)) found = { decision, after }
  })
  return found
}

/** How many decisions were what the veteran would have done, or cost next to nothing. */
export const asGood = (decisions: ReviewedDecision[]): number => decisions.filter((one) => !one.better || cost(one) <= SAME).length

/** A line of the list: a decision that cost something, or the turning point. */
export interface Entry {
  id: string
  /** From 1 on; 0 = the turning point. */
  number: number
  decision: ReviewedDecision
  /** What it changed, in percent. */
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
  const turn = turning(review)
  if (!turn) return listed
  const { decision, after } = turn
  const entry = { id: `turn ${decision.version}`, number: 0, decision, change: after - decision.chance, after }
  return [...listed, entry]
}

/** A stretch of the game with one number of round: where its steps begin, and how many there are. */
export interface Stretch {
  round: number
  first: number
  last: number
}

/** The rounds of a game one after the other; where a campaign counts anew, so do they. */
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

/** Where a moment lies along the game, in rounds from its beginning. */
export function along(rounds: Stretch[], version: number): number {
  const index = Math.max(
    0,
    rounds.findLastIndex((one) => one.first <= version),
  )
  const one = rounds[index]
  return one ? index + Math.min(1, (version - one.first + 0.5) / (one.last - one.first + 1)) : 0
}

/** A number with its sign, as it is said of a change. */
export const signed = (change: number): string => (change < 0 ? `−${-change}` : `+${change}`)

export interface Point {
  x: number
  y: number
}

/** What an option does on the board: from somebody to somewhere, or at one place. */
export interface Mark {
  from: Point | null
  to: Point
}

/** Where an option is marked: at what it names that stands on the board, else at what the question was about. */
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

/** Reviews that were asked for on this visit: going back and forth does not ask again. */
const kept = new Map<string, Review>()

/** The review of a seat part by part: `tell` is given all there is so far. Ends when `wanted` says so. */
export async function lookBack(
  table: string,
  key: string,
  seat: number | null,
  tell: (review: Review) => void,
  wanted: () => boolean,
): Promise<void> {
  const name = `${table} ${seat ?? ''}`
  let review = kept.get(name)
  if (review) tell(review)
  while (wanted() && (!review || (review.next ?? -1) >= 0)) {
    const part: Review = await fetchReview(table, key, seat, review?.next ?? 0)
    review = { ...part, decisions: [...(review?.decisions ?? []), ...part.decisions] }
    kept.set(name, review)
    if (wanted()) tell(review)
  }
}
