// Positions of the survivors on the danger track.

import type { SurvivorView } from './viewTypes'

export type Level = SurvivorView['level']

export const LEVELS: Level[] = ['blue', 'yellow', 'orange', 'red']

/** The level for a number of points. */
export function levelAt(points: number, levels: readonly number[]): Level {
  let reached: Level = 'blue'
  LEVELS.forEach((level, i) => {
    if (points >= levels[i]!) reached = level
  })
  return reached
}

/** Survivors on the board from left to right; those with equal points are stacked. */
export function markers(survivors: readonly SurvivorView[], last: number): { survivor: SurvivorView; at: number; pile: number }[] {
  const piles = new Map<number, number>()
  return survivors
    .filter((one) => one.fate === 'board')
    .map((survivor) => {
      const at = Math.min(survivor.xp, last)
      const pile = piles.get(at) ?? 0
      piles.set(at, pile + 1)
      return { survivor, at, pile }
    })
    .sort((a, b) => a.at - b.at || a.pile - b.pile)
}
