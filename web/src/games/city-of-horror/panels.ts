// Decisions that are better made with a panel of their own than with the action bar.

import type { Component } from 'svelte'
import type { Decision } from '../../lib/wire'
import type { GameProps } from '../types'
import OfferPanel from './panel/OfferPanel.svelte'
import PlanPanel from './panel/PlanPanel.svelte'
import VotePanel from './panel/VotePanel.svelte'
import type { CityView } from './types'

export function panel(decision: Decision, view: CityView): Component<GameProps> | null {
  const asks = (verb: string) => decision.options?.some((option) => option.verb === verb) ?? false
  if (asks('point')) return VotePanel
  if (asks('plan')) return PlanPanel
  return view.offer && decision.kind === 'turn' ? OfferPanel : null
}
