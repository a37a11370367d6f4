// Zombies!!!' parts of the page.

import things from '../../art/figures-zombies.svg?raw'
import pawns from '../../art/figures.svg?sheet=zombies'
import { placeSheet } from '../../art/symbolSheets'
import '../../art/sharedSymbols'
import { crowdPose, thingNumber } from '../../art/figures'
import type { Ending, Seat } from '../../lib/net/protocol'
import { defineGame } from '../types'
import Board from './Board.svelte'
import { pawnColour, pawnInk, pawnSymbol } from './buildingLooks'
import { focus } from './cameraFocus'
import { faceOf, cardOf } from './cards'
import { frame } from './city'
import Controls from './Controls.svelte'
import Hand from './Hand.svelte'
import { turningKeys } from './heldTile.svelte'
import Mini from './Mini.svelte'
import Party from './Party.svelte'
import { story } from './phaseStory'
import { seatName } from './playerNames'
import { at, figures } from './positions'
import Rail from './Rail.svelte'
import Sheet from './Sheet.svelte'
import { describe } from './thingNames'
import { state } from './thingStates'
import { icons, keys } from './verbs'
import type { ZombiesScene, ZombiesView } from './viewTypes'

placeSheet('zombies', things)
placeSheet('pawns', pawns)

const PHASES: ZombiesView['phase'][] = ['tile', 'fight', 'cards', 'move', 'zombies', 'discard']

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

/** Ending picture: winners leave by the road, zombies stay, and each dead player has a grave. */
function cast(_: ZombiesScene, view: ZombiesView, ending: Ending) {
  const winners = ending.scores.filter((score) => score.won && view.pawns[score.seat]?.status !== 'zombie')
  return {
    living: winners.map((score) => pawnSymbol(score.seat)),
    dead: view.zombies.map((zombie) => `z-${crowdPose(thingNumber(zombie.id))}`),
    graves: view.pawns.filter((pawn) => pawn.deaths > 0).length,
  }
}

/** "series-kills-2": the kills of the second player, in the colour of the pawn. */
function plotted(key: string, seats: Seat[]) {
  const seat = Number(key.slice(key.lastIndexOf('-') + 1)) - 1
  return { name: seatName(seats, seat), colour: pawnInk(seat) }
}

export default defineGame<ZombiesScene, ZombiesView>({
  Board,
  Party,
  Sheet,
  Controls,
  controlled: ['place'],
  Cards: Hand,
  Rail,
  Mini,
  story,
  at,
  figures,
  cardOf,
  size: (_, view, decision) => frame(view, decision),
  focus,
  phases: (view) => PHASES.map((name) => ({ key: `phase-${name}`, current: view.phase === name })),
  round: (view) => view.round,
  icons,
  keys,
  state,
  shortcuts: turningKeys,
  party: 'column',
  partyWidth: 200,
  grows: true,
  railIn: 'box',
  symbol,
  card: faceOf,
  cast,
  plotted,
  paint: pawnColour,
  scores: () => import('./Scores.svelte'),
  describe,
})
