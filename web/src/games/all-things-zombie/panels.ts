// Decisions with a panel of their own: gathering a team.

import type { Decision } from '../../lib/wire'
import type { DecisionPanel } from '../types'
import { gathers } from './shop/shopping.svelte'
import LazyPanel from './shop/LazyPanel.svelte'
import type { HexScene, HexView } from './shapes'

export function panel(decision: Decision): DecisionPanel<HexScene, HexView> | null {
  return gathers(decision) ? { Panel: LazyPanel } : null
}
