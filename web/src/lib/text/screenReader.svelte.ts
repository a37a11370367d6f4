// Announcements for screen readers: one polite live region at the end of the page. Each sentence is its own element, so
// that repeated ones are read again and none is dropped.

/** Number of sentences that stay in the page. */
const MAX_MESSAGES = 20

const state = $state<{ messages: { id: number; text: string }[] }>({ messages: [] })
let waiting: string[] = []
let timer: ReturnType<typeof setTimeout> | undefined
let id = 0

export const announcements = {
  get messages(): { id: number; text: string }[] {
    return state.messages
  },
}

/** Join parts into sentences with one full stop each. */
export function sentences(parts: string[]): string {
  return parts
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => (/[.!?…:]["»”)]?$/.test(part) ? part : `${part}.`))
    .join(' ')
}

/** Announce sentences that belong together. */
export function announce(...parts: string[]): void {
  waiting.push(...parts.filter(Boolean))
  if (waiting.length === 0) return
  clearTimeout(timer)
  timer = setTimeout(() => {
    state.messages = [...state.messages, { id: (id += 1), text: sentences(waiting) }].slice(-MAX_MESSAGES)
    waiting = []
  }, 150)
}
