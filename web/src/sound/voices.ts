// Decides which sounds play at the same time, and how loud a repetition is. No audio here.

export const MOST_VOICES = 8
const DROPPED_MS = 60
const REPEATED_MS = 400
const STEP_DB = -3
const LEAST_DB = -9

export interface Voice {
  name: string
  priority: number
  /** Milliseconds. */
  from: number
  until: number
}

/** What to do with a sound: its extra gain, and the voice that ends for it. */
export interface Admission {
  gainDb: number
  ends: Voice | null
}

export class Voices {
  #playing: Voice[] = []
  #last = new Map<string, { at: number; times: number }>()

  /** Admit a sound, or return null. */
  admit(name: string, priority: number, now: number, ms: number): Admission | null {
    const last = this.#last.get(name)
    const since = last ? now - last.at : Infinity
    if (since < DROPPED_MS) return null
    this.#playing = this.#playing.filter((voice) => voice.until > now)
    let ends: Voice | null = null
    if (this.#playing.length >= MOST_VOICES) {
      const lowest = Math.min(...this.#playing.map((voice) => voice.priority))
      if (lowest >= priority) return null
      ends = this.#playing.find((voice) => voice.priority === lowest) ?? null
      this.#playing = this.#playing.filter((voice) => voice !== ends)
    }
    const times = since < REPEATED_MS ? (last?.times ?? 0) + 1 : 0
    this.#last.set(name, { at: now, times })
    this.#playing.push({ name, priority, from: now, until: now + ms })
    return { gainDb: Math.max(LEAST_DB, times && STEP_DB * times), ends }
  }

  /** Return when the last sound of this priority or a higher one ends; `now` if none sounds. */
  quietFrom(priority: number, now: number): number {
    return Math.max(now, ...this.#playing.filter((voice) => voice.priority >= priority).map((voice) => voice.until))
  }
}
