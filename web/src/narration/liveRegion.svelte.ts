// What a screen reader hears at the told table. Two regions take turns, so that an answer that repeats is a change, too.

export class Spoken {
  regions = $state<[string, string]>(['', ''])
  #turn = 0
  #waiting: string[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  /** Sentences that come together are read together, in their order. */
  say(...sentences: string[]): void {
    this.#waiting.push(...sentences.filter(Boolean))
    if (this.#waiting.length === 0) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#speak(), 60)
  }

  #speak(): void {
    const text = this.#waiting.join(' ')
    this.#waiting = []
    this.#turn = 1 - this.#turn
    this.regions = this.#turn ? ['', text] : [text, '']
  }
}
