// What a screen reader hears: one polite region at the end of the page, to which sentences are added. Each is an element of
// its own, so that the same words are heard again, and nothing is dropped because something else followed at once.

/** Sentences that stay in the page: those read long ago are taken away. */
const KEPT = 20

const state = $state<{ said: { id: number; text: string }[] }>({ said: [] })
let waiting: string[] = []
let timer: ReturnType<typeof setTimeout> | undefined
let id = 0

export const spoken = {
  get said(): { id: number; text: string }[] {
    return state.said
  },
}

/** Whole sentences side by side, each with one full stop. */
export function sentences(parts: string[]): string {
  return parts
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => (/[.!?…:]["»”)]?$/.test(part) ? part : `${part}.`))
    .join(' ')
}

/** Sentences that come together are read together. */
export function announce(...parts: string[]): void {
  waiting.push(...parts.filter(Boolean))
  if (waiting.length === 0) return
  clearTimeout(timer)
  timer = setTimeout(() => {
    state.said = [...state.said, { id: (id += 1), text: sentences(waiting) }].slice(-KEPT)
    waiting = []
  }, 150)
}
