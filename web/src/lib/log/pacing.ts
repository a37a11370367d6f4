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
  storyteller: Storyteller | null,
  speed: Speed,
  waiting: number,
  mine: readonly number[] = [],
  reading: (line: LogLine) => number = () => 0,
): Moment[] {
  if (!storyteller || hurried[speed] === 0) return []
  const sequence: Moment[] = []
  let view = before
  let walked = 0
  for (const line of update.lines) {
    const views = storyteller.steps(view, line)
    if (line.tone === 'head') sequence.push({ line, view: views[0] ?? view, time: times.head })
    else if (views.length) {
      walked += 1
      for (const one of views) sequence.push({ line, view: one, time: views.length > 1 ? times.stride : times.step })
    } else if (line.card) sequence.push({ line, view, time: times.card })
    else if (line.dice) sequence.push({ line, view, time: times.dice })
    else if (storyteller.tally(line) !== null) sequence.push({ line, view, time: times.hurt })
    view = views.at(-1) ?? view
  }
  const others = walked === 1 && sequence.every(({ line }) => line === sequence[0]!.line) && !mine.includes(update.by)
  if (others) return sequence.map((moment) => ({ ...moment, time: (moment.time * hurried[speed]) / (1 + waiting / 2) }))
  if (sequence.length < 2 || walked + sequence.filter(({ line }) => storyteller.tally(line) !== null).length < 2) return []
  const whole = sequence.reduce((sum, { time }) => sum + time, 0)
  const room = longest * Math.max(1, walked / moves)
  const factor = (Math.min(1, room / whole) * hurried[speed]) / (1 + waiting / 2)
  const moving = countMoved(update.lines, storyteller)
  return sequence.map((moment) => {
    const time = moment.time * factor
    if (storyteller.tally(moment.line) === 'moved') return { ...moment, time, moving }
    return { ...moment, time: waiting ? time : Math.max(time, reading(moment.line)), stops: isDeath(moment.line) }
  })
}

/** The update that is playing, and its remaining moments. `short`: it has a single line. */
interface PlayingUpdate {
  update: Update
  moments: Moment[]
  short: boolean
}

/** Plays updates one after the other, as stories where possible. */
export class Player {
  #queue: Update[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #freeAt = 0
  #playing: PlayingUpdate | null = null

  constructor(
    private readonly show: (update: Update) => void,
    private readonly speed: () => Speed,
    private readonly story: (update: Update, waiting: number) => Moment[] = () => [],
    private readonly showMoment: (moment: Moment, update: Update) => void = () => {},
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
    this.#playing = null
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#freeAt = 0
  }

  /** Show the rest of the current story at once. */
  skip(): void {
    if (!this.#playing) return
    this.#playing.moments = []
    this.resume()
  }

  /** Go on after a stop. */
  resume(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#freeAt = 0
    this.#next()
  }

  /** Show everything that is waiting at once. */
  finish(): void {
    const left = [...(this.#playing ? [this.#playing.update] : []), ...this.#queue]
    this.clear()
    for (const update of left) this.show(update)
  }

  #next(): void {
    if (this.#timer !== undefined) return
    const pause = this.#freeAt - Date.now()
    if (pause > 0) {
      this.#timer = setTimeout(() => {
        this.#timer = undefined
        this.#next()
      }, pause)
      return
    }
    if (this.#playing) return this.#playNext(this.#playing)
    const update = this.#queue.shift()
    if (!update) return
    const moments = this.story(update, this.#queue.length)
    if (moments.length) return this.#playNext((this.#playing = { update, moments, short: moments.every(({ line }) => line === moments[0]!.line) }))
    this.#freeAt = Date.now() + beat(update, this.speed(), this.#queue.length)
    this.show(update)
    if (this.#queue.length > 0) this.#next()
  }

  #playNext(playing: PlayingUpdate): void {
    const moment = playing.moments.shift()
    if (moment) {
      this.#freeAt = Date.now() + (moment.stops ? STOP_MS : moment.time)
      this.showMoment(moment, playing.update)
    } else {
      this.#playing = null
      this.#freeAt = Date.now() + (playing.short ? 0 : quiet[this.speed()])
      this.show(playing.update)
      if (this.#queue.length === 0) return
    }
    this.#next()
  }
}
