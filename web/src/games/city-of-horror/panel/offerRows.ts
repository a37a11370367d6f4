// The options of an offer that are chosen one at a time, by row, and the chips of a draft.

import type { Option } from '../../../lib/net/protocol'
import { t } from '../../../lib/text/i18n.svelte'
import { cardOf, faceOf } from '../cards'
import { PAINT } from '../seatSigns'
import type { CityView } from '../viewTypes'
import type { Piece } from './offerDraft.svelte'

export type Row = 'give' | 'want' | 'promise'

export interface Add {
  option: Option
  icon: string
  paint?: string
  /** Message of the chip; without it, the text of the option. */
  key?: string
}

const WORDS: Record<string, string> = {
  'promise-vote': 't-point',
  'promise-share-vote': 't-parachute',
  'promise-help': 'm-zombie-a',
  'promise-stand-by': 'g-lock',
  'promise-give': 't-antidote',
  'promise-tie': 't-first',
}

/** Row and picture of an option; null for the others (send, withdraw, goods). */
function addOf(option: Option, view: CityView): { row: Row; add: Add } | null {
  const { verb } = option
  const thing = option.things?.[0] ?? ''
  const offer = view.offer
  const wording: Row = offer?.wording === 'yours' ? 'want' : 'promise'
  if (verb === 'hand') {
    const card = cardOf(view, thing)?.card ?? ''
    return { row: 'want', add: { option, icon: faceOf(card).art, key: `card-${card}` } }
  }
  if (WORDS[verb]) return { row: wording, add: { option, icon: WORDS[verb] } }
  if (verb === 'about') return { row: wording, add: { option, icon: `loc-${thing.replace('place:', '')}` } }
  if (verb === 'item') return { row: wording, add: { option, icon: WORDS['promise-give']! } }
  if (verb === 'number') return { row: wording, add: { option, icon: 'm-zombie-a' } }
  if (verb === 'name') {
    const colour = view.seats[Number(thing.slice(5))]?.colour ?? 'red'
    return { row: wording, add: { option, icon: `own-${colour}`, paint: PAINT[colour] } }
  }
  return null
}

export function addsOf(options: readonly Option[], view: CityView): Record<Row, Add[]> {
  const rows: Record<Row, Add[]> = { give: [], want: [], promise: [] }
  for (const option of options) {
    const one = addOf(option, view)
    if (!one) continue
    const { row, add } = one
    // one chip for all cards of a kind
    const alike = option.verb === 'hand' && rows[row].some((other) => other.key === add.key)
    if (!alike) rows[row].push(add)
  }
  return rows
}

/** Picture and text of goods in a draft. */
export function chipOf(piece: Piece, view: CityView): { icon: string; text: string } {
  if (piece.kind === 'antidote') return { icon: 't-antidote', text: t('add-antidote') }
  if (!piece.card) return { icon: 'a-pistol', text: t('add-card') }
  const card = cardOf(view, piece.card)?.card ?? ''
  return { icon: faceOf(card).art, text: t(`card-${card}`) }
}
