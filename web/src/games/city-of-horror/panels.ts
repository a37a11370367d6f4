// Decisions with their own panel instead of the action bar.

import type { Decision } from '../../lib/net/protocol'
import type { DecisionPanel } from '../types'
import OfferAnswer from './panel/OfferAnswer.svelte'
import OfferPanel from './panel/OfferPanel.svelte'
import { offerAsked, questionOf } from './panel/offerQuestion.svelte'
import PlanPanel from './panel/PlanPanel.svelte'
import VotePanel from './panel/VotePanel.svelte'
import type { CityScene, CityView } from './viewTypes'

export function panel(decision: Decision, view: CityView): DecisionPanel<CityScene, CityView> | null {
  const asks = (verb: string) => decision.options?.some((option) => option.verb === verb) ?? false
  if (asks('point')) return { Panel: VotePanel }
  if (asks('plan')) return { Panel: PlanPanel }
  const asked = offerAsked(view, decision)
  if (asked) return { Panel: OfferAnswer, title: questionOf(view, asked), answers: true }
  const offer = view.offer
  if (!offer || decision.kind !== 'turn') return null
  if (decision.seat === offer.seat && !offer.wording) return { Panel: OfferPanel, title: { key: 'panel-offer', args: { seat: `@seat-${offer.to}` } } }
  return { Panel: OfferPanel, title: decision.prompt }
}
