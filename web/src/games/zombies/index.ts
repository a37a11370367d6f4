// Zombies!!! at this table.

import { crowdPose, thingNumber } from '../../art/figures'
import Box from '../boxes/zombies.svelte'
import type { GameUi } from '../types'
import Board from './Board.svelte'
import { faceOf } from './cards'
import { frame } from './city'
import Controls from './Controls.svelte'
import { describe } from './describe'
import { focus } from './focus'
import Hand from './Hand.svelte'
import { pawnSymbol } from './looks'
import Mini from './Mini.svelte'
import Party from './Party.svelte'
import Rail from './Rail.svelte'
import Sheet from './Sheet.svelte'
import type { CityScene, CityView, PhaseName } from './types'
import { icons } from './verbs'

const PHASES: PhaseName[] = ['tile', 'fight', 'cards', 'move', 'zombies', 'discard']

/** Picture of a thing in the log. */
function symbol(thing: string): string | null {
  const number = thingNumber(thing)
  switch (thing.split(':')[0]) {
    case 'pawn':
      return pawnSymbol(number - 1)
    case 'zom':
      return `m-${crowdPose(number)}`
    case 'tile':
      return 't-map'
    default:
      return null
  }
}

function cast(_: CityScene, view: CityView) {
  const alive = view.pawns.filter((pawn) => pawn.status === 'alive' || pawn.status === 'safe')
  return {
    living: alive.map((pawn) => pawnSymbol(pawn.seat)),
    dead: view.zombies.map((zombie) => `z-${crowdPose(thingNumber(zombie.id))}`),
    graves: view.pawns.length - alive.length,
  }
}

const zombies: GameUi = {
  Board,
  Party,
  Sheet,
  Controls,
  controlled: ['place'],
  Cards: Hand,
  Rail,
  Box,
  Mini,
  boxColour: '#567a2a',
  size: (_, view: CityView, decision) => frame(view, decision),
  focus,
  phases: (view: CityView) => PHASES.map((name) => ({ key: `phase-${name}`, current: view.phase === name })),
  round: (view: CityView) => view.round,
  icons,
  party: 'auto',
  partyWidth: 200,
  symbol,
  card: faceOf,
  cast,
  describe,
}

export default zombies
