// What a screen reader hears: one polite region at the end of the page, fed with prompts and log lines.

const state = $state({ text: '' })
let waiting: string[] = []
let timer: ReturnType<typeof setTimeout> | undefined

export const spoken = {
  get text(): string {
    return state.text
  },
}

/** Sentences that come together are read together. */
export function announce(...sentences: string[]): void {
  waiting.push(...sentences.filter(Boolean))
  clearTimeout(timer)
  timer = setTimeout(() => {
    state.text = waiting.join('. ')
    waiting = []
  }, 150)
}
