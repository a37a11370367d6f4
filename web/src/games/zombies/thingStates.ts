// State of a thing for screen readers: a pawn's lives, bullets, kills and cards; figures and tokens on a square.
import type { Message } from '../../lib/net/protocol'

import { carries, standing } from '../../lib/text/thingStates'
import { pairOf } from './tilePlaces'
import type { Pawn, ZombiesScene, ZombiesView } from './viewTypes'

export function state(thing: string, _: ZombiesScene, view: ZombiesView): Message[] {
  const pawn = view.pawns.find((one) => one.id === thing)
  if (pawn) return pawnState(pawn)
  if (!thing.startsWith('sq:')) return []
  const [x, y] = pairOf(thing)
  const here = (one: { x: number; y: number }) => one.x === x && one.y === y
  const pawns = view.pawns.filter((one) => one.status === 'alive' && here(one))
  const zombies = view.zombies.filter(here).length
  return [
    ...standing(pawns.map((one) => `@seat-${one.seat}`)),
    ...(zombies ? [{ key: 'state-zombies', args: { count: zombies } }] : []),
    ...view.tokens.filter(here).map(({ kind, count }) => ({ key: `state-token-${kind}`, args: { count } })),
  ]
}

function pawnState({ status, life, bullets, kills, hand, items, carrying }: Pawn): Message[] {
  if (status !== 'alive') return [{ key: `state-${status}` }]
  return [
    { key: 'state-life', args: { count: life } },
    { key: 'state-bullets', args: { count: bullets } },
    { key: 'state-kills', args: { count: kills } },
    { key: 'state-cards', args: { count: hand } },
    ...carries(items.map(({ card }) => `@card-${card}`)),
    ...(carrying ? [{ key: 'seat-carrying' }] : []),
  ]
}
