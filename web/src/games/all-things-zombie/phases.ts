// Where the turn is. Whoever rolled higher goes first, so the dead and the living change places.

import type { Phase } from '../types'
import type { HexView } from './viewTypes'

export function phasesOf(view: HexView): Phase[] {
  return view.phases.map((name) => ({ key: `phase-${name}`, current: view.phase === name }))
}
