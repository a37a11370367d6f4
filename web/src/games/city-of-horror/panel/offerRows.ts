// The options of an offer in the making, by row.

import type { Option } from '../../../lib/net/protocol'
import { cardOf, faceOf } from '../cards'
import { PAINT } from '../seatSigns'
import type { CityView } from '../viewTypes'

export type Row = 'give' | 'want' | 'promise'

export interface Add {
  option: Option
  icon: string
  paint?: string
  /** Message of the chip; without it, the text of the option. */
  key?: string
}

const GOODS: Record<string, { row: Row; icon: string; key: string }> = {
  'give-antidote': { row: 'give', icon: 't-antidote', key: 'add-antidote' },
  'want-antidote': { row: 'want', icon: 't-antidote', key: 'add-antidote' },
  'want-card': { row: 'want', icon: 'a-pistol', key: 'add-card' },
  'want-promise': { row: 'want', icon: 'g-chat', key: 'add-promise' },
  promise: { row: 'promise', icon: 'g-chat', key: 'add-promise' },
}

const WORDS: Record<string, string> = {
  'promise-vote': 't-point',
  'promise-share-vote': 't-parachute',
  'promise-help': 'm-zombie-a',
  'promise-stand-by': 'g-lock',
  'promise-give': 't-antidote',
  'promise-tie': 't-first',
}

/** One chip for all cards of a kind. */
const CARDS = ['give', 'hand']

/** Row and picture of an option; null for options with their own button (send, withdraw, accept). */
function addOf(option: Option, view: CityView): { row: Row; add: Add } | null {
  const { verb } = option
  const thing = option.things?.[0] ?? ''
  const offer = view.offer
  const wording: Row = offer?.wording === 'yours' ? 'want' : 'promise'
  const good = GOODS[verb]
  if (good) return { row: good.row, add: { option, icon: good.icon, key: good.key } }
  if (CARDS.includes(verb)) {
    const card = cardOf(view, thing)?.card ?? ''
    return { row: verb === 'give' ? 'give' : 'want', add: { option, icon: faceOf(card).art, key: `card-${card}` } }
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
    const alike = CARDS.includes(option.verb) && rows[row].some((other) => other.key === add.key)
    if (!alike) rows[row].push(add)
  }
  return rows
}
