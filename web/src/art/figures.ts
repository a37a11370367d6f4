// Which drawing a figure gets at a size, and which pose a zombie of a crowd keeps.

export type Step = 'full' | 'small' | 'dot'

/** Full drawing from 26 px, silhouette from 14 px, a dot below. */
export function figureStep(px: number): Step {
  if (px >= 26) return 'full'
  return px >= 14 ? 'small' : 'dot'
}

/** Arms up, lolling or crawling: chosen by the figure's number, so that a figure keeps its pose. */
export function crowdPose(number: number): 'zombie-a' | 'zombie-b' | 'zombie-c' {
  return (['zombie-a', 'zombie-c', 'zombie-b'] as const)[((number % 3) + 3) % 3]!
}

/** The number at the end of a thing's id: "zom:12" is 12. */
export function thingNumber(id: string): number {
  return Number(/\d+$/.exec(id)?.[0] ?? 0)
}
