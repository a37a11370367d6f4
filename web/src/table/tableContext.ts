// Context shared by all components of a table page.

import { getContext, setContext } from 'svelte'
import type { DecisionPanel, GameProps, GameUi } from '../games/types'
import type { Chooser } from '../lib/choice/selection.svelte'
import type { VerbKeys } from '../lib/choice/shortcuts'
import type { TableClient } from '../lib/state/tableClient.svelte'
import type { Inspector } from './column/inspector.svelte'
import type { Hints } from './hints/hints.svelte'

export interface Play {
  table: TableClient
  chooser: Chooser
  hints: Hints
  inspector: Inspector
  ui: GameUi
  game: string
  keys: VerbKeys
}

const key = Symbol('play')

export const setPlay = (play: Play): Play => setContext(key, play)
export const getPlay = (): Play => getContext<Play>(key)

/** Return the game's own panel for the current decision, if any. */
export function panelOf({ table, chooser, ui }: Play): DecisionPanel | null {
  if (!table.decision || chooser.options.length === 0 || chooser.asking) return null
  return ui.panel?.(table.decision, table.view) ?? null
}

/** Handle a click in the hand: a card opens its details, which have the button to play it; an empty slot is selected. */
export function pickInHand({ ui, chooser, inspector }: Play, { scene, view, onpick }: GameProps, thing: string): void {
  if (ui.cardOf?.(thing, scene, view)) inspector.open(thing)
  else if (chooser.names(thing)) onpick(thing)
}

/** Preview the card under the pointer. */
export function glimpseInHand({ ui, inspector }: Play, { scene, view }: GameProps, thing: string | null): void {
  inspector.glimpse = thing && ui.cardOf?.(thing, scene, view) ? thing : null
}
