// Decisions with a panel of their own: gathering a team.

import type { Decision } from '../../lib/net/protocol'
import type { DecisionPanel } from '../types'
import LazyPanel from './shop/LazyPanel.svelte'
import { isGathering } from './shop/shopping.svelte'
import type { HexScene, HexView } from './viewTypes'

export function panel(decision: Decision): DecisionPanel<HexScene, HexView> | null {
  return isGathering(decision) ? { Panel: LazyPanel } : null
}
