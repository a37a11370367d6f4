// Decisions with a panel of their own: gathering a team.

import type { Decision } from '../../lib/wire'
import type { DecisionPanel } from '../types'
import { recruits, shops } from './shop/shopping.svelte'
import ShopPanel from './shop/ShopPanel.svelte'

export function panel(decision: Decision): DecisionPanel | null {
  return recruits(decision) || shops(decision) ? { Panel: ShopPanel } : null
}
