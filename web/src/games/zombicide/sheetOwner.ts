// Whose sheet and cards are shown.

import type { Decision } from '../../lib/net/protocol'
import type { SurvivorView, ZombicideView } from './viewTypes'

/** The subject of the question, else the acting figure, else the one under the pointer, else the player's next survivor. */
export function subject(view: ZombicideView, mine: readonly number[], picked: readonly string[], decision: Decision | null): SurvivorView | null {
  const find = (test: (one: SurvivorView) => boolean) => view.survivors.find(test) ?? null
  return (
    find((one) => one.id === decision?.subject) ??
    find((one) => one.id === view.acting) ??
    find((one) => picked.includes(one.id)) ??
    find((one) => mine.includes(one.seat) && one.fate === 'board' && !one.done) ??
    find((one) => mine.includes(one.seat) && one.fate === 'board') ??
    find((one) => one.fate === 'board') ??
    view.survivors[0] ??
    null
  )
}
