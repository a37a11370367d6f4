// What every part of a table page shares.

import { getContext, setContext } from 'svelte'
import type { GameUi } from '../games/types'
import type { Chooser } from '../lib/chooser.svelte'
import type { Table } from '../lib/table.svelte'

export interface Play {
  table: Table
  chooser: Chooser
  ui: GameUi
  game: string
}

const key = Symbol('play')

export const setPlay = (play: Play): Play => setContext(key, play)
export const getPlay = (): Play => getContext<Play>(key)
