// The phases of a turn. The higher initiative roll goes first, so zombies and survivors change places.

import type { Phase } from '../types'
import type { HexView } from './viewTypes'

export function phasesOf(view: HexView): Phase[] {
  return view.phases.map((name) => ({ key: `phase-${name}`, current: view.phase === name }))
}
