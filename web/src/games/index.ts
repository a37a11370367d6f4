// Games with a board of their own, by server id. All others use the plain table.

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

/** Load the interface of a game. Cached; a failed load is tried again. */
export function gameUi(id: string): Promise<GameUi> {
  let ui = loaded.get(id)
  if (!ui) {
    loaded.set(id, (ui = load(id)))
    ui.catch(() => loaded.delete(id))
  }
  return ui
}

/** Does the game have its own board? Its texts are then in the page's catalogue too. */
export function hasOwnBoard(id: string): boolean {
  return id in games
}
