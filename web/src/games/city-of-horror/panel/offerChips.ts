// The content of an offer as chips: goods and promises in the order of its rows.

import { t } from '../../../lib/text/i18n.svelte'
import { faceOf } from '../cards'
import { PAINT } from '../seatSigns'
import type { CardPicture, CityView, OfferPicture, WordPicture } from '../viewTypes'

export interface Chip {
  id: string
  icon: string
  text: string
  paint?: string
}

export interface Rows {
  give: Chip[]
  want: Chip[]
  promise: Chip[]
}

export const WORD_ICON: Record<WordPicture['kind'], string> = {
  vote: 't-point',
  'share-vote': 't-parachute',
  help: 'm-zombie-a',
  'stand-by': 'g-lock',
  give: 't-antidote',
  tie: 't-first',
}

/** Short text of a promise: "vote on Emily, Church". */
export function wordText(word: WordPicture): string {
  const args: Record<string, string | number> = { place: `@${word.place.replace(':', '-')}` }
  if (word.seat !== null) args['named'] = `@seat-${word.seat}`
  if (word.count !== null) args['count'] = word.count
  if (word.item !== null) args['item'] = word.item
  return t(`word-${word.kind}`, args)
}

function wordChip(view: CityView, word: WordPicture, id: string): Chip {
  const paint = word.seat === null ? undefined : PAINT[view.seats[word.seat]?.colour ?? 'red']
  return { id, icon: WORD_ICON[word.kind], text: wordText(word), paint }
}

function cards(list: readonly CardPicture[]): Chip[] {
  const known = list.filter((card) => card.card)
  const hidden = list.length - known.length
  return [
    ...known.map((card) => ({ id: card.id, icon: faceOf(card.card).art, text: t(`card-${card.card}`) })),
    ...(hidden ? [count('a-pistol', 'goods-cards', hidden)] : []),
  ]
}

const count = (icon: string, key: string, value: number): Chip => ({ id: key, icon, text: t(key, { count: value }) })

/** The rows from the proposer's view: I give, I want, I promise. */
export function rowsOf(view: CityView, offer: OfferPicture): Rows {
  return {
    give: [...(offer.antidotes ? [count('t-antidote', 'goods-antidotes', offer.antidotes)] : []), ...cards(offer.cards)],
    want: [
      ...(offer.wantAntidotes ? [count('t-antidote', 'goods-antidotes', offer.wantAntidotes)] : []),
      ...(offer.wantCards ? [count('a-pistol', 'goods-cards', offer.wantCards)] : []),
      ...(offer.wantPromise ? [wordChip(view, offer.wantPromise, 'want-promise')] : []),
    ],
    promise: offer.promise ? [wordChip(view, offer.promise, 'promise')] : [],
  }
}
