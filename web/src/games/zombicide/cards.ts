// The equipment: picture, kind and the numbers on each card. Names and texts are the messages `card-*`.

import type { Kind } from '../../art/cardFace'
import type { CardScene, CardView, SurvivorView, ZombicideScene, ZombicideView } from './viewTypes'

const ART: Record<string, string> = {
  baseball_bat: 'i-bat',
  chainsaw: 'i-chainsaw',
  crowbar: 'i-crowbar',
  fire_axe: 'i-axe',
  katana: 'i-katana',
  machete: 'i-machete',
  pan: 'i-pan',
  pistol: 'i-pistol',
  rifle: 'i-rifle',
  sawed_off: 'i-sawed-off',
  shotgun: 'i-shotgun',
  sub_mg: 'i-sub-mg',
  evil_twins: 'i-twin-pistols',
  mas_shotgun: 'i-mas-shotgun',
  molotov: 'i-molotov',
  aaahh: 'z-walker',
  bag_of_rice: 'i-rice',
  canned_food: 'i-can',
  water: 'i-water',
  flashlight: 'i-flashlight',
  gasoline: 'i-gasoline',
  glass_bottles: 'i-bottle',
  goalie_mask: 'i-goalie-mask',
  plenty_of_ammo_bullets: 'i-ammo',
  plenty_of_ammo_shells: 'i-shells',
  scope: 'i-scope',
  'zombies-walker': 'z-walker',
  'zombies-runner': 'z-runner',
  'zombies-fatty': 'z-fatty',
  'zombies-abomination': 'z-abomination',
  'zombies-none': 't-spawn',
  'zombies-extra_activation': 't-spawn',
  'zombies-manhole': 't-manhole',
}
/** "wound" = a Wound card, null = an empty slot. */
export type Slot = SurvivorView['slots'][number]

/** Drawing of each kind of equipment. */
const DRAWN: Record<CardScene['kind'], Kind> = {
  melee: 'melee',
  ranged: 'ranged',
  'melee+ranged': 'ranged',
  event: 'event',
  supply: 'thing',
  item: 'thing',
}

/** "card-pistol" and "pistol" name the same card. */
export function cardId(card: string): string {
  return card.replace(/^card-/, '')
}

export function kindOf(facts: CardScene | undefined): Kind {
  return facts ? DRAWN[facts.kind] : 'thing'
}

const pictureOf = (card: string): string => ART[card] ?? 't-search'

export function faceOf(card: string, scene: ZombicideScene): { art: string; kind: Kind } {
  const id = cardId(card)
  return { art: pictureOf(id), kind: id.startsWith('zombies-') ? 'event' : kindOf(scene.cards[id]) }
}

/** A Rifle with its Scope is drawn as one piece. */
export function artOf(card: CardView): string {
  return card.card === 'rifle' && card.scope ? 'i-sniper' : pictureOf(card.card)
}

export interface Stat {
  key: 'range' | 'dice' | 'accuracy' | 'damage'
  value: string
}

/** Numbers of a weapon; empty for cards without dice. */
export function statsOf(facts: CardScene | undefined): Stat[] {
  if (!facts || !facts.dice) return []
  const [least, most] = facts.range
  return [
    { key: 'range', value: least === most ? String(most) : `${least}–${most}` },
    { key: 'dice', value: String(facts.dice) },
    { key: 'accuracy', value: `${facts.accuracy}+` },
    { key: 'damage', value: String(facts.damage) },
  ]
}

/** Signs printed on a weapon. */
export function signsOf(facts: CardScene | undefined): string[] {
  if (!facts || (kindOf(facts) !== 'melee' && kindOf(facts) !== 'ranged')) return []
  const signs = [facts.noisy ? 'noisy' : 'silent']
  if (facts.dual) signs.push('dual')
  if (facts.opens) signs.push('door')
  if (facts.reload) signs.push('reload')
  return signs
}

export const signIcon: Record<string, string> = { noisy: 'g-noise', silent: 'g-silent', dual: 'g-dual', door: 'g-door', reload: 'g-reload' }

/** The card of a piece id. */
export function cardOf(thing: string, _: unknown, view: ZombicideView): string | null {
  const match = view.survivors.flatMap((one) => one.slots).find((slot) => slot && slot !== 'wound' && slot.id === thing)
  return match && match !== 'wound' ? `card-${match.card}` : null
}
