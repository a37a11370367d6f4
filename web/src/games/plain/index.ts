// The plain table: for any game that has rules but no board of its own. Everything comes from the game
// (`viewTypes.ts`, generated from the rules), its catalogue and its options.

import more from '../../art/figures-more.svg?sheet=spare'
import sheet from '../../art/figures-plain.svg?raw'
import things from '../../art/figures-zombies.svg?sheet=table'
import people from '../../art/figures.svg?sheet=spare'
import { placeSheet } from '../../art/symbolSheets'
import '../../art/sharedSymbols'
import type { Ending } from '../../lib/net/protocol'
import { seatPaint } from '../../lib/text/seatLabels'
import type { GameUi } from '../types'
import Board from './Board.svelte'
import Cards from './Cards.svelte'
import { placeFigures } from './figurePlacement'
import MapListSwitch from './MapListSwitch.svelte'
import { mapOrList } from './mapOrList.svelte'
import Mini from './Mini.svelte'
import Party from './Party.svelte'
import Rail from './Rail.svelte'
import RawPosition from './RawPosition.svelte'
import { placesOf, readViewOnce } from './readScene'
import { plan } from './roomLayout'
import Scene from './Scene.svelte'
import { describe } from './thingNames'
import Track from './Track.svelte'

// A game can name any drawing.
placeSheet('plain', sheet)
placeSheet('spare', people + more + things)

/** Room of the figure whose turn it is, else the first room. */
function focus(scene: unknown, view: unknown, waiting: readonly number[]): { x: number; y: number } | null {
  const { rooms } = plan(placesOf(scene))
  const { things } = readViewOnce(view)
  const figure = things.find((thing) => thing.seat !== undefined && waiting.includes(thing.seat))
  const room = rooms.find((one) => one.place.id === figure?.place)
  const stands =
    room &&
    placeFigures(
      room,
      things.filter((thing) => thing.place === room.place.id),
    ).pieces.find((one) => one.thing === figure)
  if (stands) return stands.at
  const [x0, y0, x1, y1] = rooms[0]?.rect ?? [0, 0, 0, 0]
  return rooms[0] ? { x: (x0 + x1) / 2, y: (y0 + y1) / 2 } : null
}

/** The winners leave by the road, in the colours of their seats. */
function cast(_scene: unknown, _view: unknown, ending: Ending) {
  const won = ending.scores.filter((score) => score.won)
  return { living: won.map(() => 'p-figure'), paints: won.map((score) => seatPaint(score.seat)), dead: [], graves: 0 }
}

export function plainTable(): GameUi {
  return {
    Board,
    Party,
    Cards,
    Rail,
    Mini,
    Track,
    Scene,
    Tools: MapListSwitch,
    tab: { name: 'plain-data', Panel: RawPosition },
    tag: 'plain-table',
    wideVerbs: true,
    flat: (scene) => mapOrList.way(scene) === 'list',
    size: (scene) => plan(placesOf(scene)),
    focus: (scene, view, decision) => focus(scene, view, decision?.waiting ?? []),
    phases: (view) => readViewOnce(view).phases.map((key) => ({ key, current: key === readViewOnce(view).phase })),
    round: (view) => readViewOnce(view).round,
    icons: {},
    party: 'auto',
    partyWidth: 206,
    symbol: () => null,
    cast,
    describe,
  }
}
