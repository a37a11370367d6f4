// Drawing of a figure by its size, and pose of a zombie in a crowd.

export type Step = 'full' | 'small' | 'dot'

/** Full drawing from 26 px, silhouette from 14 px, else a dot. */
export function figureStep(px: number): Step {
  if (px >= 26) return 'full'
  return px >= 14 ? 'small' : 'dot'
}

/** Return the pose of a zombie: arms up, lolling or crawling. Chosen by its number, so that it never changes. */
export function crowdPose(number: number): 'zombie-a' | 'zombie-b' | 'zombie-c' {
  return (['zombie-a', 'zombie-c', 'zombie-b'] as const)[((number % 3) + 3) % 3]!
}

/** Return the number at the end of an id: 12 of "zom:12". */
export function thingNumber(id: string): number {
  return Number(/\d+$/.exec(id)?.[0] ?? 0)
}
