// The shop: customer, selected item and goods for sale. Shared by the shelves and the panel below them.

import type { Chooser } from '../../../lib/choice/selection.svelte'
import type { Decision, Option, RefusalReason } from '../../../lib/net/protocol'
import type { HexScene, HexView, ItemScenery, PersonScenery, SurvivorView } from '../viewTypes'

const state = $state({ who: null as string | null, look: null as string | null, from: null as string | null })

export const shopping = {
  /** The selected thing: a survivor or an item. */
  get look(): string | null {
    return state.look
  },
  see(thing: string | null): void {
    if (state.from === null) state.look = thing
  },
  for(thing: string): void {
    state.who = thing
    state.from = null
  },
  /** The survivor who hands over the selected item; null while buying. */
  get from(): string | null {
    return state.from
  },
  /** Take something out of a box to hand it over. */
  take(from: string, thing: string): void {
    state.from = from
    state.look = thing
  },
}

export const isRecruiting = (decision: Decision | null): boolean => decision?.topic === 'pick-survivor'
export const isInShop = (decision: Decision | null): boolean => decision?.topic === 'shop'
/** Between two scenarios of the campaign. */
export const isInCamp = (decision: Decision | null): boolean => decision?.topic === 'camp'
/** Weapons and gear can be bought. */
export const canBuy = (decision: Decision | null): boolean => isInShop(decision) || isInCamp(decision)
export const isGathering = (decision: Decision | null): boolean => isRecruiting(decision) || canBuy(decision)

/** The seat that is asked, whose team is gathered now. */
export function buyerSeat(decision: Decision | null): number {
  return decision?.seat ?? decision?.waiting[0] ?? decision?.asked[0] ?? 0
}

/** The seat whose team is shown: the player's own if there is one, else the seat that is asked. */
export function shownSeat(decision: Decision | null, mine: readonly number[]): number {
  const asked = buyerSeat(decision)
  return mine.includes(asked) ? asked : (mine[0] ?? asked)
}

/** The survivors of a player; in the camp every player can manage all of them. */
export function teamOf(view: HexView, seat: number, camp = false): SurvivorView[] {
  return view.survivors.filter((one) => camp || one.seat === seat)
}

/** The customer: the chosen survivor, else the first of the team that can still buy. */
export function customer(view: HexView, decision: Decision | null, seat: number): SurvivorView | null {
  const team = teamOf(view, seat, isInCamp(decision))
  const wants = (one: SurvivorView) => decision?.options?.some((option) => option.verb === 'buy' && option.things?.includes(one.id)) ?? false
  return team.find((one) => one.id === state.who) ?? team.find(wants) ?? team[0] ?? null
}

/** Ways to take a thing: a survivor for the team, or an item for the customer. */
export function takeOptions(decision: Decision | null, thing: string, who: SurvivorView | null): Option[] {
  const options = decision?.options ?? []
  if (thing.startsWith('sur:')) return options.filter((option) => option.verb === 'recruit' && option.things?.includes(thing))
  return options.filter((option) => option.verb === 'buy' && option.things?.includes(thing) && who && option.things.includes(who.id))
}

/** Reasons why a thing cannot be bought, each once. */
export function reasonsAgainst(decision: Decision | null, thing: string, who: SurvivorView | null): RefusalReason[] {
  const refused = (decision?.refused ?? []).filter(({ option }) => {
    if (!option.things?.includes(thing)) return false
    return thing.startsWith('sur:') ? option.verb === 'recruit' : option.verb === 'buy' && who !== null && option.things.includes(who.id)
  })
  const reasons = new Map<string, RefusalReason>()
  for (const reason of refused.flatMap((one) => one.reasons)) if (!reasons.has(reason.key)) reasons.set(reason.key, reason)
  return [...reasons.values()]
}

/** Handle a click: the first selects a thing, the second takes it if there is one way to. */
export function selectOrTake(chooser: Chooser, decision: Decision | null, thing: string, who: SurvivorView | null): void {
  const seen = state.look === thing && state.from === null
  state.from = null
  state.look = thing
  const options = takeOptions(decision, thing, who)
  if (seen && options.length === 1) chooser.take(options[0]!)
}

/** Ways to hand a thing over. */
export function handOverOptions(decision: Decision | null, from: string, thing: string): Option[] {
  return (decision?.options ?? []).filter((option) => option.verb === 'hand' && option.things?.[0] === from && option.things[1] === thing)
}

/** Changes to a survivor's own items between two scenarios: the other weapon in hand, a scope on or off. */
export function rearrangeOptions(decision: Decision | null, who: string): Option[] {
  return (decision?.options ?? []).filter((option) => (option.verb === 'rearm' || option.verb === 'rescope') && option.things?.[0] === who)
}

/** Healing a wound, where it can be paid. */
export function healOption(decision: Decision | null, who: string): Option | undefined {
  return decision?.options?.find((option) => option.verb === 'heal' && option.things?.includes(who))
}

export type Ware = { thing: string; person: PersonScenery; item: null } | { thing: string; person: null; item: ItemScenery }

export function wareOf(scene: HexScene, thing: string | null): Ware | null {
  const person = scene.people.find((one) => one.id === thing)
  if (person) return { thing: person.id, person, item: null }
  const item = scene.items.find((one) => one.id === thing)
  return item ? { thing: item.id, person: null, item } : null
}
