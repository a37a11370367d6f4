// Live region of the text view. Two regions alternate, so that a repeated sentence is read again.

export class AlternatingRegion {
  regions = $state<[string, string]>(['', ''])
  #current = 0
  #waiting: string[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  /** Announce sentences that belong together. */
  say(...sentences: string[]): void {
    this.#waiting.push(...sentences.filter(Boolean))
    if (this.#waiting.length === 0) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#speak(), 60)
  }

  #speak(): void {
    const text = this.#waiting.join(' ')
    this.#waiting = []
    this.#current = 1 - this.#current
    this.regions = this.#current ? ['', text] : [text, '']
  }
}
