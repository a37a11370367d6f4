// Cards to take from: supplies to share, the discards, or a pack of the draft.

import type { Decision } from '../../lib/net/protocol'
import type { CardPicture, CityView } from './viewTypes'

export interface OfferedCards {
  /** Message key of its heading. */
  title: string
  antidotes: number
  cards: CardPicture[]
}

const offers = (decision: Decision | null, verb: string): boolean => decision?.options?.some((option) => option.verb === verb) ?? false

export function tableOf(view: CityView, decision: Decision | null, seat: number): OfferedCards | null {
  if (offers(decision, 'share')) {
    const place = view.places.find((one) => one.id === view.resolving)
    if (place) return { title: 'taking-supplies', antidotes: place.antidotes, cards: place.cards }
  }
  if (offers(decision, 'keep')) return { title: 'taking-pack', antidotes: 0, cards: view.seats[seat]?.pack ?? [] }
  if (offers(decision, 'take')) return { title: 'taking-discards', antidotes: 0, cards: view.discard }
  return null
}
