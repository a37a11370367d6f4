// Words for players.
import type { Decision, Seat } from '../../lib/net/protocol'

import { t } from '../../lib/text/i18n.svelte'
import type { ZombiesView, Pawn } from './viewTypes'

export function seatName(seats: readonly Seat[], seat: number): string {
  return seats.find((one) => one.index === seat)?.name ?? t('pawn', { number: seat + 1 })
}

/** "you", "bot" or "friend". */
export function seatRole(seats: readonly Seat[], mine: readonly number[], seat: number): string {
  if (mine.includes(seat)) return t('role-you')
  return t(seats.find((one) => one.index === seat)?.kind === 'bot' ? 'role-bot' : 'role-friend')
}

/** The pawn whose sheet is shown: the one asked at this screen, else the only one here, else the active one. */
export function subject(view: ZombiesView, mine: readonly number[], answering: number | null): Pawn | null {
  const seat = answering !== null && mine.includes(answering) ? answering : (mine.find((one) => one === view.active) ?? mine[0] ?? view.active)
  return view.pawns[seat] ?? null
}

/** The pawn the question is about, else the moving one, else the active one. */
export function acting(view: ZombiesView, decision: Decision | null): string {
  if (decision?.subject?.startsWith('pawn:')) return decision.subject
  return view.move?.pawn ?? view.pawns[view.active]?.id ?? ''
}

/** By how many zombies a player leads or trails. */
export function race(view: ZombiesView, pawn: Pawn): { key: string; count: number; seat: number } | null {
  const others = view.pawns.filter((one) => one.seat !== pawn.seat && one.status !== 'zombie')
  const best = others.reduce<Pawn | null>((most, one) => (!most || one.kills > most.kills ? one : most), null)
  if (!best) return null
  const count = pawn.kills - best.kills
  return { key: count > 0 ? 'race-leads' : count < 0 ? 'race-behind' : 'race-even', count: Math.abs(count), seat: best.seat }
}
