// City of Horror's parts of the page.

import { crowdPose } from '../../art/figures'
import sheet from '../../art/figures-city-of-horror.svg?raw'
import { placeSheet } from '../../art/symbolSheets'
import { bare } from '../../lib/board/thingIds'
import type { Seat } from '../../lib/net/protocol'
import { t } from '../../lib/text/i18n.svelte'
import { defineGame } from '../types'
import Board from './Board.svelte'
import { cardOf, faceOf, openCard } from './cards'
import { portrait } from './characterSpaces'
import { focus, frame } from './city'
import Clock from './Clock.svelte'
import Hand from './Hand.svelte'
import Mini from './Mini.svelte'
import { offersTo } from './panel/offerQuestion.svelte'
import { panel } from './panels'
import Party from './Party.svelte'
import { story } from './phaseStory'
import { at, figures } from './positions'
import Rail from './Rail.svelte'
import Scene from './Scene.svelte'
import { paintOf, seatOf } from './seatSigns'
import Sheet from './Sheet.svelte'
import { describe } from './thingNames'
import { state } from './thingStates'
import Track from './Track.svelte'
import { icons, keys } from './verbs'
import type { CityScene, CityView } from './viewTypes'

placeSheet('city-of-horror', sheet)

const PHASES: CityView['phase'][] = ['observe', 'choose', 'invade', 'move', 'resolve', 'rescue']

/** Picture of a thing in the log. */
function symbol(thing: string, _: unknown, view: CityView): string | null {
  const name = bare(thing)
  switch (thing.split(':')[0]) {
    case 'char':
      return `ch-${name}`
    case 'place':
    case 'move':
      return `loc-${name}`
    case 'seat':
      return `own-${view.seats[seatOf(thing)]?.colour ?? 'red'}`
    case 'colour':
      return 'm-leader'
    case 'card': {
      const card = cardOf(view, thing)
      return card?.card ? faceOf(card.card).art : null
    }
    case 'food':
      return 't-food'
    case 'invasion':
      return 'm-zombie-a'
    case 'ambulance':
      return 't-antidote'
    default:
      return null
  }
}

function cast(_: unknown, view: CityView) {
  const dead = Math.min(
    9,
    view.places.reduce((sum, place) => sum + place.zombies, 0),
  )
  return {
    living: [...view.characters]
      .filter((person) => person.alive)
      .sort((a, b) => (view.seats[b.seat]?.points ?? 0) - (view.seats[a.seat]?.points ?? 0))
      .map(portrait),
    dead: Array.from({ length: dead }, (_, i) => `z-${crowdPose(i)}`),
    graves: view.characters.filter((person) => !person.alive).length,
  }
}

/** "series-people-2": the characters of the second seat, in their colour on the board. */
function plotted(key: string, seats: Seat[], view: CityView) {
  const seat = Number(/^series-people-(\d+)$/.exec(key)?.[1] ?? 0) - 1
  const name = seats.find((one) => one.index === seat)?.name ?? ''
  return seat < 0 ? null : { name: t('series-people', { seat: name }), colour: paintOf(view, seat) }
}

export default defineGame<CityScene, CityView>({
  Board,
  Party,
  Sheet,
  Cards: Hand,
  Rail,
  Mini,
  Clock,
  Track,
  Scene,
  scores: () => import('./Scores.svelte'),
  panel,
  dice: false,
  railTab: 'tab-offers',
  railCount: (view, mine) => offersTo(view, mine).length,
  news: (line, mine) => /^event-offer-(refused|lapsed)/.test(line.key) && mine.some((seat) => line.things?.includes(`seat:${seat}`)),
  texts: { corners: () => import('./CornerEditor.svelte') },
  story,
  at,
  figures,
  cardOf: openCard,
  size: frame,
  focus,
  phases: (view: CityView) => PHASES.map((name) => ({ key: `phase-${name}`, current: view.phase === name })),
  round: (view: CityView) => view.hour,
  icons,
  keys,
  state,
  party: 'auto',
  partyWidth: 214,
  cardsUnder: true,
  railIn: 'tab',
  symbol,
  card: (key) => (key.startsWith('card-') ? faceOf(key) : null),
  cast,
  plotted,
  paint: (seat, view) => paintOf(view, seat),
  describe,
})
