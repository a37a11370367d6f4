// Who a survivor is: portrait, colour of its side, how it is called.
import type { Decision, Seat } from '../../lib/net/protocol'

import { t } from '../../lib/text/i18n.svelte'
import type { HexView, SurvivorView, ZombieView } from './viewTypes'

/** Name of the drawing without its prefix. */
export function portrait(person: string): string {
  return person.startsWith('generic') ? 'generic' : person.replace('_', '-')
}

/** The same of a thing, "sur:too_tall". */
export const portraitOf = (thing: string): string => portrait(thing.slice(thing.indexOf(':') + 1))

const POSES: Record<ZombieView['pace'], string> = { slow: 'walker', normal: 'zombie-a', fast: 'runner' }

/** The dead by their pace: the slow walk, the fast run. */
export const poseOf = (pace: ZombieView['pace']): string => POSES[pace]

export const personName = (person: string): string => t(`person-${person}`)

/** Colours of a side, or of a survivor who fights alone. */
export interface Banner {
  side: number
  renegade: boolean
}

/** True with more than one side on the table: each survivor then wears the colour of its side. */
export function hasSides(view: HexView): boolean {
  return new Set(view.survivors.map((one) => one.side)).size > 1
}

export function sideColour({ side, renegade }: Banner): string {
  return renegade ? 'var(--blood)' : `var(--seat-${(side % 6) + 1})`
}

/** Sign of a side: its number, and an exclamation mark for those who fight for themselves. */
export function sideSign({ side, renegade }: Banner): string {
  return renegade ? '!' : String(side + 1)
}

export function sideName({ side, renegade }: Banner): string {
  return renegade ? t('side-renegade') : t('side-number', { number: side + 1 })
}

/** Return whether a survivor is on no side of mine. */
export function isHostile(view: HexView, mine: readonly number[], survivor: SurvivorView): boolean {
  const sides = new Set(view.survivors.filter((one) => mine.includes(one.seat)).map((one) => one.side))
  return sides.size > 0 && !sides.has(survivor.side)
}

/** Who plays a survivor: "you" where that is one person at this screen. */
export function playerName(seats: readonly Seat[], mine: readonly number[], seat: number): string {
  if (seat < 0) return t('played-by-rules')
  if (mine.length === 1 && mine[0] === seat) return t('party-you')
  return seats.find((one) => one.index === seat)?.name ?? ''
}

/** The survivor whose card is open: picked, subject of the decision, acting, next of the player's own, or first. */
export function subject(view: HexView, decision: Decision | null, mine: readonly number[], picked: readonly string[]): SurvivorView | null {
  const find = (test: (one: SurvivorView) => boolean) => view.survivors.find(test) ?? null
  const alive = (one: SurvivorView) => one.fate !== 'dead' && one.fate !== 'left'
  return (
    find((one) => picked.includes(one.id)) ??
    find((one) => one.id === decision?.subject) ??
    find((one) => one.id === view.acting) ??
    find((one) => mine.includes(one.seat) && alive(one) && !one.done) ??
    find((one) => mine.includes(one.seat) && alive(one)) ??
    find(alive) ??
    find(() => true)
  )
}
