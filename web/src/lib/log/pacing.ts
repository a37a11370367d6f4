// Pacing of updates on screen. Updates can arrive faster than a player can follow, so each stays for a moment; the more
// are waiting, the shorter, so that the page is at most a few seconds behind. An action with many results is shown as a
// story, one result after the other.

import type { Speed, Storyteller } from '../../games/types'
import type { LogLine, Update } from '../net/protocol'
import { countMoved } from './logChapters'

const quiet: Record<Speed, number> = { slow: 560, normal: 320, fast: 130, instant: 0 }
const dice: Record<Speed, number> = { slow: 1900, normal: 1100, fast: 450, instant: 0 }
const behind: Record<Speed, number> = { slow: 8000, normal: 4000, fast: 4000, instant: 0 }

/** Return how long an update stays on screen in milliseconds, with `waiting` more in the queue. */
export function beat(update: Update, speed: Speed, waiting: number): number {
  if (update.lines.length === 0) return 0
  const rolled = update.lines.some((line) => line.dice)
  const wanted = (rolled ? dice : quiet)[speed]
  return waiting > 0 ? Math.min(wanted, behind[speed] / waiting) : wanted
}

/** One moment of a story: a line, the view at that time, and its duration. */
export interface Moment {
  line: LogLine
  view: unknown
  time: number
  /** Figures that move in this story, while it shows them moving. */
  moving?: number
  /** The story waits here for the player, for a while: a player's figure dies. */
  stops?: boolean
}

/** A story stops at most this long, for tables that are only watched. */
const STOP_MS = 15_000
const death = /(^|-)(died|dead|eaten|zombified|turned|ooa|eliminated)(-|$)/
/** Does a player's figure die in this line? */
export const isDeath = (line: LogLine): boolean => line.tone === 'bad' && (death.test(line.key) || death.test(line.kind ?? ''))

const times = { head: 750, card: 1100, dice: 900, step: 300, stride: 190, hurt: 460 }
const hurried: Record<Speed, number> = { slow: 1.8, normal: 1, fast: 0.45, instant: 0 }
/** Maximum duration of a story with `moves` moves, in milliseconds; others in proportion. */
const longest = 7600
const moves = 20

/** Split an update into moments; empty if one view shows everything. Another player's single walk is also a story,
 *  because bots move one action at a time. */
export function storyOf(
  update: Update,
  before: unknown,
  teller: Storyteller | null,
  speed: Speed,
  waiting: number,
  mine: readonly number[] = [],
  reading: (line: LogLine) => number = () => 0,
): Moment[] {
  if (!teller || hurried[speed] === 0) return []
  const sequence: Moment[] = []
  let view = before
  let walked = 0
  for (const line of update.lines) {
    const views = teller.steps(view, line)
    if (line.tone === 'head') sequence.push({ line, view: views[0] ?? view, time: times.head })
    else if (views.length) {
      walked += 1
      for (const one of views) sequence.push({ line, view: one, time: views.length > 1 ? times.stride : times.step })
    } else if (line.card) sequence.push({ line, view, time: times.card })
    else if (line.dice) sequence.push({ line, view, time: times.dice })
    else if (teller.tally(line) !== null) sequence.push({ line, view, time: times.hurt })
    view = views.at(-1) ?? view
  }
  const others = walked === 1 && sequence.every(({ line }) => line === sequence[0]!.line) && !mine.includes(update.by)
  if (others) return sequence.map((moment) => ({ ...moment, time: (moment.time * hurried[speed]) / (1 + waiting / 2) }))
  if (sequence.length < 2 || walked + sequence.filter(({ line }) => teller.tally(line) !== null).length < 2) return []
  const whole = sequence.reduce((sum, { time }) => sum + time, 0)
  const room = longest * Math.max(1, walked / moves)
  const factor = (Math.min(1, room / whole) * hurried[speed]) / (1 + waiting / 2)
  const moving = countMoved(update.lines, teller)
  return sequence.map((moment) => {
    const time = moment.time * factor
    if (teller.tally(moment.line) === 'moved') return { ...moment, time, moving }
    return { ...moment, time: waiting ? time : Math.max(time, reading(moment.line)), stops: isDeath(moment.line) }
  })
}

/** The update that is playing, and its remaining moments. `short`: it has a single line. */
interface Telling {
  update: Update
  left: Moment[]
  short: boolean
}

/** Plays updates one after the other, as stories where possible. */
export class Player {
  #queue: Update[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #free = 0
  #telling: Telling | null = null

  constructor(
    private readonly show: (update: Update) => void,
    private readonly speed: () => Speed,
    private readonly story: (update: Update, waiting: number) => Moment[] = () => [],
    private readonly tell: (moment: Moment, update: Update) => void = () => {},
  ) {}

  get waiting(): number {
    return this.#queue.length
  }

  add(update: Update): void {
    this.#queue.push(update)
    this.#next()
  }

  /** Drop everything that was not shown, because a full state replaces it. */
  clear(): void {
    this.#queue = []
    this.#telling = null
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#free = 0
  }

  /** Show the rest of the current story at once. */
  skip(): void {
    if (!this.#telling) return
    this.#telling.left = []
    this.resume()
  }

  /** Go on after a stop. */
  resume(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#free = 0
    this.#next()
  }

  /** Show everything that is waiting at once. */
  finish(): void {
    const left = [...(this.#telling ? [this.#telling.update] : []), ...this.#queue]
    this.clear()
    for (const update of left) this.show(update)
  }

  #next(): void {
    if (this.#timer !== undefined) return
    const pause = this.#free - Date.now()
    if (pause > 0) {
      this.#timer = setTimeout(() => {
        this.#timer = undefined
        this.#next()
      }, pause)
      return
    }
    if (this.#telling) return this.#go(this.#telling)
    const update = this.#queue.shift()
    if (!update) return
    const left = this.story(update, this.#queue.length)
    if (left.length) return this.#go((this.#telling = { update, left, short: left.every(({ line }) => line === left[0]!.line) }))
    this.#free = Date.now() + beat(update, this.speed(), this.#queue.length)
    this.show(update)
    if (this.#queue.length > 0) this.#next()
  }

  #go(telling: Telling): void {
    const moment = telling.left.shift()
    if (moment) {
      this.#free = Date.now() + (moment.stops ? STOP_MS : moment.time)
      this.tell(moment, telling.update)
    } else {
      this.#telling = null
      this.#free = Date.now() + (telling.short ? 0 : quiet[this.speed()])
      this.show(telling.update)
      if (this.#queue.length === 0) return
    }
    this.#next()
  }
}
