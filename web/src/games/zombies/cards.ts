// The event cards: picture and kind. Names and texts are messages `card-*` with `.short`, `.brief` and `.text`.

import type { Kind } from '../../art/cardFace'
import type { ZombiesView } from './viewTypes'

export interface CardFace {
  art: string
  kind: Kind
}

const item = (art: string): CardFace => ({ art, kind: 'thing' })
const event = (art: string): CardFace => ({ art, kind: 'event' })

const FACES: Record<string, CardFace> = {
  all_the_marbles: item('i-marbles'),
  chainsaw: item('i-chainsaw'),
  fire_axe: item('i-axe'),
  first_aid_kit: item('i-medkit'),
  grenade: item('i-grenade'),
  shotgun: item('i-shotgun'),
  lots_of_ammo: item('i-ammo'),
  molotov_cocktail: item('i-molotov'),
  skateboard: item('i-skateboard'),
  adrenaline_rush: event('i-adrenaline'),
  alternate_food_source: event('i-food'),
  bad_sense_of_direction: event('i-compass'),
  brain_cramp: event('i-brain'),
  butter_fingers: event('i-butter'),
  claustrophobia: event('i-walls'),
  fear: event('z-zombie-a'),
  hysterical_paralysis: event('i-web'),
  not_dead: event('z-zombie-c'),
  couldnt_get_worse: event('t-spawn'),
  keys: event('i-keys'),
  much_needed_rest: event('i-bed'),
  slight_miscalculation: event('i-sums'),
  isnt_so_bad: event('z-zombie-b'),
  were_screwed: event('z-leader'),
  where_did_everybody_go: event('i-tracks'),
  shoes_untied: event('i-shoe'),
  zombie_master: event('i-strings'),
}

/** "card-fear" and "fear" name the same card. */
export function cardId(card: string): string {
  return card.replace(/^card-/, '')
}

/** Picture of a card, plain if it has none of its own; null for a map tile, which has its own picture. */
export function faceOf(card: string): CardFace | null {
  return card.startsWith('tile-') ? null : (FACES[cardId(card)] ?? event('t-skull'))
}

/** The card of a thing, in hand or in play. */
export function cardOf(thing: string, _: unknown, view: ZombiesView): string | null {
  const match = [...view.hand, ...view.pawns.flatMap((pawn) => pawn.items)].find((one) => one.id === thing)
  return match ? `card-${match.card}` : null
}
