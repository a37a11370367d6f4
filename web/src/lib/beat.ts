// The rhythm in which actions are shown. Updates may arrive faster than eyes follow: each is given its beat, shorter
// the more are waiting, so that the page is never more than a few seconds behind the table.

import type { Speed } from '../games/types'
import type { Update } from './wire'

const quiet: Record<Speed, number> = { normal: 320, fast: 130, instant: 0 }
const dice: Record<Speed, number> = { normal: 1100, fast: 450, instant: 0 }
const behind = 4000

/** Milliseconds an update stays on the table before the next one may be shown, with `waiting` more in the queue. */
export function beat(update: Update, speed: Speed, waiting: number): number {
  const rolled = update.lines.some((line) => line.dice)
  const wanted = (rolled ? dice : quiet)[speed]
  return waiting > 0 ? Math.min(wanted, behind / waiting) : wanted
}

/** Plays updates one after the other, each for its beat. */
export class Player {
  #queue: Update[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #free = 0

  constructor(
    private readonly show: (update: Update) => void,
    private readonly speed: () => Speed,
  ) {}

  get waiting(): number {
    return this.#queue.length
  }

  add(update: Update): void {
    this.#queue.push(update)
    this.#next()
  }

  /** Forget what has not been shown: the whole position came instead. */
  clear(): void {
    this.#queue = []
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#free = 0
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
    const update = this.#queue.shift()
    if (!update) return
    this.#free = Date.now() + beat(update, this.speed(), this.#queue.length)
    this.show(update)
    if (this.#queue.length > 0) this.#next()
  }
}
