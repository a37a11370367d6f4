// The games whose lesson this browser finished.

import { recall, remember } from '../state/storage'

const NAME = 'lessons'

export const finishedLessons = (): string[] => recall<string[]>(NAME) ?? []

export function finishLesson(game: string): void {
  const before = finishedLessons()
  if (!before.includes(game)) remember(NAME, [...before, game])
}
