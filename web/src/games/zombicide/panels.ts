// Decisions that are better made with a panel of their own than with the action bar.

import type { Decision } from '../../lib/wire'
import type { DecisionPanel } from '../types'
import PickPanel from './panel/PickPanel.svelte'
import SkillPanel from './panel/SkillPanel.svelte'
import SwapPanel from './panel/SwapPanel.svelte'
import type { ZombicideScene, ZombicideView } from './types'

export function panel(decision: Decision): DecisionPanel<ZombicideScene, ZombicideView> | null {
  const asks = (verb: string) => decision.options?.some((option) => option.verb === verb) ?? false
  if (asks('pick')) return { Panel: PickPanel }
  if (asks('learn')) return { Panel: SkillPanel }
  if (asks('swap') || decision.prompt.key === 'ask-arrange' || decision.prompt.key === 'ask-trade') return { Panel: SwapPanel }
  return null
}
