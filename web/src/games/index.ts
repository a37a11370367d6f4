// Every game this client can draw, by the id the server lists it under. Adding a game is a folder and a line.

import type { GameUi } from './types'

type Load = () => Promise<{ default: GameUi }>

const games: Record<string, Load> = {
  'all-things-zombie': () => import('./all-things-zombie'),
  'city-of-horror': () => import('./city-of-horror'),
  zombicide: () => import('./zombicide'),
  'zombie-plague': () => import('./zombie-plague'),
  zombies: () => import('./zombies'),
}

const loaded = new Map<string, Promise<GameUi>>()

/** The interface of a game, fetched once; null for a game this client has no folder for. */
export function gameUi(id: string): Promise<GameUi> | null {
  const load = games[id]
  if (!load) return null
  let ui = loaded.get(id)
  if (!ui) {
    ui = load().then((module) => module.default)
    loaded.set(id, ui)
  }
  return ui
}
