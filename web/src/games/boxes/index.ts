// The boxes on the shelf, drawn from one sheet: an <svg> that fills its parent, and the colour of the cardboard.

import type { Component } from 'svelte'
import pieces from '../../art/figures-plain.svg?raw'
import sheet from '../../art/figures.svg?sheet=boxes'
import { placeSheet } from '../../art/symbolSheets'
import { boxColour } from '../plain/pieceLooks'
import AllThingsZombie from './all-things-zombie.svelte'
import CityOfHorror from './city-of-horror.svelte'
import Zombicide from './zombicide.svelte'
import ZombiePlague from './zombie-plague.svelte'
import Zombies from './zombies.svelte'

placeSheet('boxes', sheet)
placeSheet('plain', pieces)

interface Box {
  /** null if the game has no painted box. */
  Art: Component | null
  colour: string
}

const boxes: Record<string, Box> = {
  'all-things-zombie': { Art: AllThingsZombie, colour: '#8c3f36' },
  'city-of-horror': { Art: CityOfHorror, colour: '#14424d' },
  zombicide: { Art: Zombicide, colour: '#3a2350' },
  'zombie-plague': { Art: ZombiePlague, colour: '#2c3f63' },
  zombies: { Art: Zombies, colour: '#567a2a' },
}

/** The box of a game. */
export function boxOf(game: string): Box {
  return boxes[game] ?? { Art: null, colour: boxColour(game) }
}
