// What the players of this browser have learned: the games whose lesson they finished, and whose briefing they saw.

import { recall, remember } from '../state/storage'

type What = 'lessons' | 'briefed'

const gamesOf = (what: What): string[] => recall<string[]>(what) ?? []

function add(what: What, game: string): void {
  const before = gamesOf(what)
  if (!before.includes(game)) remember(what, [...before, game])
}

export const isLessonFinished = (game: string): boolean => gamesOf('lessons').includes(game)
export const finishLesson = (game: string): void => add('lessons', game)
export const isBriefed = (game: string): boolean => gamesOf('briefed').includes(game)
export const markBriefed = (game: string): void => add('briefed', game)
