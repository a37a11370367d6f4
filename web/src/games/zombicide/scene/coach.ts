// The guided first game: from the position, the one thing worth doing next, with the rules it rests on.

import type { Decision } from '../../../lib/wire'
import type { CardView, SurvivorView, ZombicideScene, ZombicideView } from '../types'

export interface Advice {
  /** Message "coach-ID" with its text. */
  id: string
  rules: string[]
  /** What is meant, to be lit on asking. */
  things: string[]
}

const advice = (id: string, rules: string[], things: (string | null | undefined)[] = []): Advice => ({
  id,
  rules,
  things: things.filter((thing): thing is string => Boolean(thing)),
})

const cardsOf = (one: SurvivorView): CardView[] => one.slots.filter((slot): slot is CardView => slot !== null && slot !== 'wound')
const handsOf = (one: SurvivorView): CardView[] => cardsOf({ ...one, slots: one.slots.slice(0, 2) })

/** What a decision other than a turn is about. */
const ASKED: Record<string, [id: string, ...rules: string[]]> = {
  'ask-pick-survivor': ['pick', 'ZC-03.17'],
  'ask-first': ['first', 'ZC-03.16'],
  'ask-next': ['next', 'ZC-06.01'],
  'ask-arrange': ['arrange', 'ZC-05.35', 'ZC-06.25'],
  'ask-trade': ['trade', 'ZC-06.26'],
  'ask-wound': ['wound', 'ZC-07.04', 'ZC-07.09'],
  'ask-lose': ['lose', 'ZC-07.05', 'ZC-07.08'],
  'ask-skill': ['skill', 'ZC-05.28'],
  'ask-target': ['target', 'ZC-08.17'],
  'ask-reroll': ['reroll', 'ZC-08.06'],
  'ask-room': ['rooms', 'ZC-06.21', 'ZC-06.22'],
  'ask-room-for': ['full', 'ZC-05.38'],
  'ask-way': ['way', 'ZC-07.20'],
  'ask-match': ['match', 'ZC-09.28'],
  'ask-walk-on': ['on', 'ZC-09.16'],
}

export function coach(scene: ZombicideScene, view: ZombicideView, decision: Decision | null): Advice {
  if (view.phase === 'over') return advice('over', ['ZC-M00.02'])
  const asked = ASKED[decision?.prompt.key ?? '']
  if (asked) return advice(asked[0], asked.slice(1))
  const me = view.survivors.find((one) => one.id === view.acting)
  if (decision?.options?.length && decision.prompt.key !== 'ask-turn') return advice('choose', decision.prompt.rules ?? [])
  if (!me?.zone || !decision?.options?.length) return advice('wait', ['ZC-04.01', 'ZC-07.01'])
  return turn(scene, view, me, decision)
}

/** In a turn: take, fight, get out, search, arm, open, go; in this order. */
function turn(scene: ZombicideScene, view: ZombicideView, me: SurvivorView, decision: Decision): Advice {
  const can = (verb: string) => decision.options?.filter((option) => option.verb === verb) ?? []
  const token = scene.objectives.find((one) => view.objectives.includes(one.id))
  if (can('take').length) return advice('take', ['ZC-06.38', 'ZC-M00.02'], [token?.id])
  if (can('strike').length) return advice('strike', ['ZC-06.29', 'ZC-08.16'], [me.zone])
  const here = view.zones.find((zone) => zone.id === me.zone)
  if (here && Object.keys(here.zombies).length) return advice('flee', ['ZC-06.05', 'ZC-07.04'], [me.zone])
  const shots = can('shoot').filter((option) => !option.confirm)
  if (shots.length) return advice('shoot', ['ZC-06.28', 'ZC-08.21', 'ZC-05.19'], shots.flatMap((option) => option.things ?? []).filter((thing) => thing.startsWith('zone:')))
  if (can('open').length && strong(scene, view)) return advice('open', ['ZC-06.19', 'ZC-06.21'], can('open').flatMap((option) => option.things ?? []).filter((thing) => thing.startsWith('door:')))
  const opener = cardsOf(me).find((card) => scene.cards[card.card]?.opens)
  if (opener && !handsOf(me).includes(opener) && can('arrange').length) return advice('arm', ['ZC-05.36', 'ZC-06.25'], [opener.id])
  if (can('search').length) return view.round <= 1 ? advice('search', ['ZC-06.07', 'ZC-06.08', 'ZC-M00.04']) : advice('loot', ['ZC-06.07', 'ZC-06.09'])
  if (can('open').length) return advice('open', ['ZC-06.19', 'ZC-06.21'], can('open').flatMap((option) => option.things ?? []).filter((thing) => thing.startsWith('door:')))
  if (can('move').length && armed(scene, me)) return advice('go', ['ZC-06.04', 'ZC-M00.02'], [token?.zone])
  return advice('end', ['ZC-06.40', 'ZC-07.01'])
}

const armed = (scene: ZombicideScene, one: SurvivorView): boolean => handsOf(one).some((card) => scene.cards[card.card]?.dice)

/** Two survivors with a weapon are enough to open a door. */
function strong(scene: ZombicideScene, view: ZombicideView): boolean {
  return view.survivors.filter((one) => one.fate === 'board' && armed(scene, one)).length >= 2
}
