// States of pieces besides their names: a figure's points and cards, barricades, searched places.
import { bare } from '../../lib/board/thingIds'
import type { Message } from '../../lib/net/protocol'

import { carries, emptyInHand, inHand } from '../../lib/text/thingStates'
import { cardId } from './cards'
import type { FigureView, PlagueScene, PlagueView } from './viewTypes'

export function state(thing: string, _: PlagueScene, view: PlagueView): Message[] {
  const figure = view.figures.find((one) => one.id === thing)
  if (figure) return figureState(figure)
  switch (thing.split(':')[0]) {
    case 'open': {
      const count = view.lines.find((one) => one.open === thing)?.count ?? 0
      const shut: Message = { key: view.barricades.includes(thing) ? 'state-barricaded' : 'state-open' }
      return count ? [shut, { key: 'state-in-line', args: { count } }] : [shut]
    }
    case 'place': {
      const searched = view.searched[thing] ?? view.searched[bare(thing)] ?? []
      return [searched.length ? { key: 'state-searched', args: { count: searched.length } } : { key: 'state-unsearched' }]
    }
    default:
      return []
  }
}

const called = ({ card }: { card: string }) => `@card-${cardId(card)}`

function figureState({ ap, apMax, done, kind, weapon, items, aboard }: FigureView): Message[] {
  const out: Message[] = [done ? { key: 'turn-over' } : { key: 'points-left', args: { left: ap, most: apMax } }]
  if (aboard) out.push({ key: 'aboard' })
  if (kind !== 'human') return out
  if (!weapon) out.push({ key: 'weapon-none' })
  else out.push(weapon.loaded ? inHand([called(weapon)]) : emptyInHand(called(weapon)))
  return [...out, ...carries(items.map(called))]
}
