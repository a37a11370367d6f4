// What the guide of a lesson says now. A function of the server's guidance and of what this page has closed.

import type { Guidance, GuideCard } from '../../lib/net/protocol'

/** `answer`: to a move that was no step. `back`: the way back to a step. `wait`: nothing fits, or others act. */
export type Talk =
  { kind: 'card'; card: GuideCard; isRead: boolean } | { kind: 'answer' } | { kind: 'back' } | { kind: 'won' | 'lost' | 'seen' } | { kind: 'wait' }

/** What the learner closed: cards by id, and the last version whose answer was read. */
export interface ClosedTalk {
  cards: ReadonlySet<string>
  answer: number
}

export function talkOf(guidance: Guidance, version: number, closed: ClosedTalk): Talk {
  const end = guidance.end ?? ''
  const canGoBack = (guidance.back ?? -1) >= 0
  if (end === 'won') return { kind: 'won' }
  if (end === 'lost') return { kind: 'lost' }
  if (guidance.answer && closed.answer !== version) return { kind: 'answer' }
  if (canGoBack) return { kind: 'back' }
  const cards = guidance.cards ?? []
  const card = cards.find((one, index) => index === cards.length - 1 || !closed.cards.has(one.id))
  if (card) return { kind: 'card', card, isRead: card !== cards.at(-1) }
  return end === 'seen' && !closed.cards.has('seen') ? { kind: 'seen' } : { kind: 'wait' }
}
