// Decisions with a panel of their own: gathering a team.

import type { Decision } from '../../lib/net/protocol'
import type { DecisionPanel } from '../types'
import type { HexScene, HexView } from './shapes'
import LazyPanel from './shop/LazyPanel.svelte'
import { gathers } from './shop/shopping.svelte'

export function panel(decision: Decision): DecisionPanel<HexScene, HexView> | null {
  return gathers(decision) ? { Panel: LazyPanel } : null
}
