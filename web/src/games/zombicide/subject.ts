// Whose sheet and cards are shown.

import type { Decision } from '../../lib/wire'
import type { SurvivorView, ZombicideView } from './types'

/** Survivors a decision is about: those its options name. */
function asked(view: ZombicideView, decision: Decision | null): SurvivorView | null {
  const things = decision?.options?.flatMap((option) => option.things ?? []) ?? []
  const cards = new Set(things.filter((thing) => thing.startsWith('card:')))
  const slots = things.filter((thing) => thing.startsWith('slot:')).map((thing) => `sur:${thing.split(':')[1]}`)
  const owner = (one: SurvivorView) => one.slots.some((slot) => slot && slot !== 'wound' && cards.has(slot.id))
  return view.survivors.find((one) => slots[0] === one.id) ?? (cards.size ? (view.survivors.find(owner) ?? null) : null)
}

/** Whose cards are to be chosen from, else who acts, else whom one has pointed at, else the next of one's own. */
export function subject(view: ZombicideView, mine: readonly number[], picked: readonly string[], decision: Decision | null): SurvivorView | null {
  const find = (test: (one: SurvivorView) => boolean) => view.survivors.find(test) ?? null
  return (
    asked(view, decision) ??
    find((one) => one.id === view.acting) ??
    find((one) => picked.includes(one.id)) ??
    find((one) => mine.includes(one.seat) && one.fate === 'board' && !one.done) ??
    find((one) => mine.includes(one.seat) && one.fate === 'board') ??
    find((one) => one.fate === 'board') ??
    view.survivors[0] ??
    null
  )
}
