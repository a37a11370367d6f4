// Registration of Zombicide with the page.

import sheet from '../../art/figures-zombicide.svg?raw'
import people from '../../art/figures.svg?sheet=zombicide'
import { placeSheet } from '../../art/symbolSheets'
import '../../art/sharedSymbols'
import { bare } from '../../lib/board/thingIds'
import { defineGame } from '../types'
import Board from './Board.svelte'
import { focus, frame } from './boardFrame'
import { faceOf, cardOf } from './cards'
import Hand from './Hand.svelte'
import Mini from './Mini.svelte'
import { overlayKeys } from './overlays.svelte'
import { panel } from './panels'
import Party from './Party.svelte'
import { story } from './phaseStory'
import { portraitOf } from './portraits'
import { at, figures } from './positions'
import Rail from './Rail.svelte'
import Sheet from './Sheet.svelte'
import { describe } from './thingNames'
import { state } from './thingStates'
import Track from './Track.svelte'
import { icons, keys } from './verbs'
import type { ZombicideScene, ZombicideView } from './viewTypes'

placeSheet('zombicide', people + sheet)

const PHASES: ZombicideView['phase'][] = ['players', 'zombies', 'end']

/** Picture of a piece in the log. */
function symbol(thing: string, scene: ZombicideScene): string | null {
  switch (thing.split(':')[0]) {
    case 'sur':
      return portraitOf(thing, 'small')
    case 'zom':
      return `m-${thing.split(':')[2]}`
    case 'door':
      return 't-door'
    case 'obj':
      return 't-objective'
    case 'spawn':
      return 't-spawn'
    case 'car':
      return `t-car-${scene.cars.find((car) => car.id === `car:${bare(thing).split(':')[0]}`)?.kind ?? 'police'}`
    default:
      return null
  }
}

function cast(_: unknown, view: ZombicideView) {
  const dead = view.zones.flatMap((zone) =>
    Object.entries(zone.zombies).flatMap(([kind, count]) => Array.from({ length: Math.min(2, count) }, () => `z-${kind}`)),
  )
  return {
    living: view.survivors.filter((one) => one.fate !== 'dead').map((one) => portraitOf(one.id, 'full')),
    dead: dead.slice(0, 9),
    graves: view.survivors.filter((one) => one.fate === 'dead').length,
  }
}

export default defineGame<ZombicideScene, ZombicideView>({
  Board,
  Party,
  Sheet,
  Cards: Hand,
  Rail,
  Mini,
  plan: () => import('./MissionMap.svelte'),
  Track,
  panel,
  story,
  at,
  figures,
  cardOf,
  size: frame,
  focus,
  phases: (view: ZombicideView) => PHASES.map((name) => ({ key: `phase-${name}`, current: view.phase === name })),
  round: (view: ZombicideView) => view.round,
  icons,
  keys,
  state,
  shortcuts: overlayKeys,
  party: (scene: ZombicideScene) => (scene.columns / scene.rows < 1.9 ? 'column' : 'auto'),
  partyWidth: 208,
  rosterStrip: true,
  railIn: 'party',
  symbol,
  card: faceOf,
  cast,
  texts: { survivors: () => import('./customSurvivors/CustomSurvivors.svelte') },
  describe,
})
