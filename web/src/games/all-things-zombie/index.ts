// All Things Zombie at this table.

import people from '../../art/figures.svg?sheet=all-things-zombie'
import { placeSheet } from '../../art/symbolSheets'
import '../../art/sharedSymbols'
import { thingNumber } from '../../art/figures'
import { defineGame } from '../types'
import Board from './Board.svelte'
import { focus, frame } from './boardFrame'
import { artOf, faceOf, cardOf } from './cards'
import Clock from './Clock.svelte'
import Hand from './Hand.svelte'
import { lookingKeys } from './hoveredThing.svelte'
import { mapOf } from './mapBoards'
import Mini from './Mini.svelte'
import { panel } from './panels'
import Party from './Party.svelte'
import { phasesOf } from './phases'
import { story } from './phaseStory'
import { portrait, portraitOf, poseOf } from './portraits'
import { at, figures } from './positions'
import Rail from './Rail.svelte'
import Scene from './Scene.svelte'
import Sheet from './Sheet.svelte'
import { describe } from './thingNames'
import { state } from './thingStates'
import { icons, keys } from './verbs'
import type { HexScene, HexView } from './viewTypes'

placeSheet('all-things-zombie', people)

/** Picture of a thing in the log. */
function symbol(thing: string, _: HexScene, view: HexView): string | null {
  switch (thing.split(':')[0]) {
    case 'sur':
      return `c-${portraitOf(thing)}`
    case 'zom':
      return `m-${poseOf(view.zombies.find((one) => one.id === thing)?.pace ?? 'normal')}`
    case 'bld':
      return view.searched.includes(thing) ? 't-searched' : 't-entered'
    case 'item':
      return artOf(thing)
    default:
      return null
  }
}

function cast(_: HexScene, view: HexView) {
  const MOST = 9
  return {
    living: view.survivors.filter((one) => one.fate !== 'dead').map((one) => `s-${portrait(one.person)}`),
    dead: [...view.zombies]
      .sort((a, b) => (thingNumber(a.id) % 7) - (thingNumber(b.id) % 7))
      .slice(0, MOST)
      .map((one) => `z-${poseOf(one.pace)}`),
    graves: view.survivors.filter((one) => one.fate === 'dead').length,
  }
}

export default defineGame<HexScene, HexView>({
  Board,
  Party,
  Sheet,
  Cards: Hand,
  Clock,
  Rail,
  Scene,
  scores: () => import('./Scores.svelte'),
  Mini,
  plan: () => import('./ScenarioMap.svelte'),
  panel,
  dice: false,
  story,
  at,
  figures,
  cardOf,
  size: (scene: HexScene, view: HexView) => frame(scene, view),
  focus,
  near: (scene: HexScene, view: HexView) => mapOf(scene, view.layout).sheets.length > 1,
  phases: phasesOf,
  round: (view: HexView) => view.turn,
  icons,
  keys,
  state,
  shortcuts: lookingKeys,
  party: 'column',
  partyWidth: 214,
  railIn: 'box',
  symbol,
  card: faceOf,
  cast,
  describe,
})
