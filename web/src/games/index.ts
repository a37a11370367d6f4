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
  return own ? (await own()).default : (await import('./plain')).plainTable(id)
}

/** The interface of a game, fetched once. */
export function gameUi(id: string): Promise<GameUi> {
  let ui = loaded.get(id)
  if (!ui) loaded.set(id, (ui = load(id)))
  return ui
}

/** Has the game a board of its own? Its words are then in the shell's catalogue too. */
export function drawn(id: string): boolean {
  return id in games
}
