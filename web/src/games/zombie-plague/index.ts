// Registration of Zombie Plague with the page.

import people from '../../art/figures-more.svg?sheet=zombie-plague'
import { placeSheet } from '../../art/symbolSheets'
import '../../art/sharedSymbols'
import { crowdPose, thingNumber } from '../../art/figures'
import { defineGame } from '../types'
import Board from './Board.svelte'
import { focus, frame } from './boardFrame'
import { faceOf, heldCard } from './cards'
import Hand from './Hand.svelte'
import Mini from './Mini.svelte'
import Party from './Party.svelte'
import { story } from './phaseStory'
import { at, figures } from './positions'
import Rail from './Rail.svelte'
import Sheet from './Sheet.svelte'
import { describe } from './thingNames'
import { state } from './thingStates'
import { icons, keys } from './verbs'
import type { PlagueScene, PlagueView } from './viewTypes'

placeSheet('zombie-plague', people)

const PHASES: PlagueView['phase'][] = ['humans', 'arrivals', 'zombies']

/** Picture of a piece in the log. */
function symbol(thing: string): string | null {
  const number = thingNumber(thing)
  switch (thing.split(':')[0]) {
    case 'hum':
      return `c-human-${number}`
    case 'zom':
      return `m-${crowdPose(number)}`
    case 'open':
      return 't-barricade'
    case 'place':
      return 't-searched'
    default:
      return null
  }
}

function cast(_: unknown, view: PlagueView) {
  const humans = view.figures.filter((figure) => figure.kind === 'human')
  const away = view.fallen.filter((fallen) => fallen.fate === 'escaped')
  const dead = view.figures.filter((figure) => figure.kind !== 'human')
  return {
    living: [...humans, ...away].map(({ number }) => `s-human-${number}`),
    dead: dead.map((figure) => (figure.kind === 'dog' ? 'z-dog' : `z-${crowdPose(thingNumber(figure.id))}`)),
    graves: view.fallen.length - away.length,
  }
}

export default defineGame<PlagueScene, PlagueView>({
  Board,
  Party,
  Sheet,
  Cards: Hand,
  Rail,
  Mini,
  story,
  at,
  figures,
  cardOf: heldCard,
  size: frame,
  focus,
  phases: (view: PlagueView) => PHASES.map((name) => ({ key: `phase-${name}`, current: view.phase === name })),
  round: (view: PlagueView) => view.round,
  icons,
  keys,
  state,
  party: 'column',
  partyWidth: 236,
  railIn: 'party',
  symbol,
  card: faceOf,
  cast,
  describe,
})
