// What every part of a table page shares.

import { getContext, setContext } from 'svelte'
import type { DecisionPanel, GameUi } from '../games/types'
import type { Chooser } from '../lib/chooser.svelte'
import type { Inspector } from '../lib/inspector.svelte'
import type { Table } from '../lib/table.svelte'

export interface Play {
  table: Table
  chooser: Chooser
  inspector: Inspector
  ui: GameUi
  game: string
}

const key = Symbol('play')

export const setPlay = (play: Play): Play => setContext(key, play)
export const getPlay = (): Play => getContext<Play>(key)

/** The panel a game has for what I am asked now, if any. */
export function panelOf({ table, chooser, ui }: Play): DecisionPanel | null {
  if (!table.decision || chooser.options.length === 0 || chooser.asking) return null
  return ui.panel?.(table.decision, table.view) ?? null
}
