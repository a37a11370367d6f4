// Every game this client has a board for, by the id the server lists it under: a folder and a line. All others are
// played at the plain table.

import type { GameUi } from './types'

const games: Record<string, () => Promise<{ default: GameUi }>> = {
  'all-things-zombie': () => import('./all-things-zombie'),
  'city-of-horror': () => import('./city-of-horror'),
  zombicide: () => import('./zombicide'),
  'zombie-plague': () => import('./zombie-plague'),
  zombies: () => import('./zombies'),
}

const loaded = new Map<string, Promise<GameUi>>()

async function load(id: string): Promise<GameUi> {
  const own = games[id]
  const drawings = import('../art/tableSymbols')
  const ui = own ? own().then((module) => module.default) : import('./plain').then(({ plainTable }) => plainTable())
  await drawings
  return ui
}

/** The interface of a game, fetched once; asked for again where that failed. */
export function gameUi(id: string): Promise<GameUi> {
  let ui = loaded.get(id)
  if (!ui) {
    loaded.set(id, (ui = load(id)))
    ui.catch(() => loaded.delete(id))
  }
  return ui
}

/** Has the game a board of its own? Its words are then in the shell's catalogue too. */
export function drawn(id: string): boolean {
  return id in games
}
