// Decisions that are better made with a panel of their own than with the action bar.

import type { Decision } from '../../lib/net/protocol'
import type { DecisionPanel } from '../types'
import LazyTrade from './panel/LazyTrade.svelte'
import PickPanel from './panel/PickPanel.svelte'
import SkillPanel from './panel/SkillPanel.svelte'
import type { ZombicideScene, ZombicideView } from './viewTypes'

const PANELS: Record<string, DecisionPanel<ZombicideScene, ZombicideView>['Panel']> = {
  'pick-survivor': PickPanel,
  'new-skill-orange': SkillPanel,
  'new-skill-red': SkillPanel,
  arrange: LazyTrade,
  trade: LazyTrade,
}

export function panel(decision: Decision): DecisionPanel<ZombicideScene, ZombicideView> | null {
  if (!decision.options?.length) return null
  const Panel = PANELS[decision.topic]
  return Panel ? { Panel } : null
}
