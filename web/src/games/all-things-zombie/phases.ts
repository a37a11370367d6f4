// Where the turn is. Whoever rolled higher goes first, so the dead and the living change places.

import type { Phase } from '../types'
import type { HexView, PhaseName } from './types'

const DEAD = -1

export function phasesOf(view: HexView): Phase[] {
  if (view.phase === 'setup' || view.phase === 'entry') return named(['setup', 'entry'], view)
  const best = [...view.initiative].sort((a, b) => b.face - a.face)[0]
  const goes: PhaseName[] = best && best.party !== DEAD ? ['survivors', 'zombies'] : ['zombies', 'survivors']
  return named(['initiative', ...goes, 'shots'], view)
}

function named(names: PhaseName[], view: HexView): Phase[] {
  return names.map((name) => ({ key: `phase-${name}`, current: view.phase === name }))
}
