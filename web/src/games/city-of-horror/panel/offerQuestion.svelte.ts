// Offers to this player as questions.

import type { Decision, Message, Option } from '../../../lib/net/protocol'
import { t } from '../../../lib/text/i18n.svelte'
import type { CityView, OfferPicture } from '../viewTypes'
import { rowsOf } from './offerChips'

const idOf = (offer: OfferPicture): string => JSON.stringify({ ...offer, words: 0 })

/** Offers that the player has put off. */
let later = $state.raw<string[]>([])

export function postpone(offer: OfferPicture): void {
  later = [...later, idOf(offer)]
}

/** Return the answers to an offer. */
export function answersTo(offer: OfferPicture, options: readonly Option[]): Option[] {
  return ['accept', 'refuse', 'change'].flatMap(
    (verb) => options.find((option) => option.verb === verb && option.things?.[0] === `seat:${offer.seat}`) ?? [],
  )
}

/** Return the offers that wait for an answer of these seats. */
export const offersTo = (view: CityView, seats: readonly number[]): OfferPicture[] => view.bids.filter((bid) => seats.includes(bid.to))

/** Return the offer to ask the player about now, if any. */
export function offerAsked(view: CityView, decision: Decision): OfferPicture | null {
  if (decision.kind !== 'window') return null
  const seat = decision.seat ?? -1
  const open = offersTo(view, [seat]).filter((bid) => !later.includes(idOf(bid)))
  return open.find((bid) => answersTo(bid, decision.options ?? []).length > 0) ?? null
}

/** Return the offer as a question: "Ada gives Energy Drink and wants your vote". */
export function questionOf(view: CityView, offer: OfferPicture): Message {
  const rows = rowsOf(view, offer)
  const words = (chips: { text: string }[]) => chips.map((chip) => chip.text).join(t('offer-and'))
  const gives = words(rows.give)
  const wants = words(rows.want)
  const promises = words(rows.promise)
  const has = [gives && 'gives', promises && 'promises', wants && 'wants'].filter(Boolean).join('-')
  return { key: `offer-asks-${has}`, args: { seat: `@seat-${offer.seat}`, gives, wants, promises } }
}
