// SVG paths of a study's charts. The axis of games is a square root scale, so that the interval narrows visibly.

import type { LabRate } from '../lib/net/protocol'

export interface Box {
  width: number
  height: number
}

export interface Funnel {
  band: string
  line: string
  /** Expected band when all games are played. */
  ahead: string
  end: { x: number; y: number }
  ticks: { at: number; name: string }[]
  games: { at: number; name: string }[]
}

const Z = 1.96
const STEPS = [0.05, 0.1, 0.2, 0.25]
const COUNTS = [10, 50, 100, 300, 600, 1000, 2000, 5000, 10000, 20000]

export function funnel(points: LabRate[], most: number, { width, height }: Box): Funnel | null {
  const last = points.at(-1)
  if (!last) return null
  const low = Math.min(...points.map((point) => point.low))
  const high = Math.max(...points.map((point) => point.high))
  const step = STEPS.find((size) => (high - low) / size <= 6) ?? 0.25
  const bottom = Math.max(0, Math.floor(low / step) * step)
  const top = Math.min(1, Math.ceil(high / step) * step)
  const x = (games: number) => (width * Math.sqrt(games)) / Math.sqrt(most)
  const y = (rate: number) => height - (height * (rate - bottom)) / (top - bottom || 1)
  const at = (games: number, rate: number) => `${x(games).toFixed(1)} ${y(rate).toFixed(1)}`
  const line = points.map((point) => at(point.games, point.rate)).join('L')
  const over = points.map((point) => at(point.games, point.high))
  const under = points.map((point) => at(point.games, point.low)).reverse()
  const spread = Z * Math.sqrt((last.rate * (1 - last.rate)) / most)
  const ticks = Math.round((top - bottom) / step)
  return {
    band: `M${[...over, ...under].join('L')}Z`,
    line: `M${line}`,
    ahead: `M${at(last.games, last.high)}L${at(most, Math.min(1, last.rate + spread))}M${at(last.games, last.low)}L${at(most, Math.max(0, last.rate - spread))}`,
    end: { x: x(last.games), y: y(last.rate) },
    ticks: Array.from({ length: ticks + 1 }, (_, index) => ({ at: y(bottom + index * step), name: `${Math.round((bottom + index * step) * 100)}%` })),
    games: [...COUNTS.filter((count) => count < most * 0.8), most].map((count) => ({ at: x(count), name: String(count) })),
  }
}

/** Return a step path: the share that is left after every round. */
export function steps(line: number[], last: number, { width, height }: Box): string {
  return line
    .map(
      (share, round) =>
        `${round === 0 ? 'M' : 'H'}${((width * round) / Math.max(last, 1)).toFixed(1)}${round === 0 ? ' ' : 'V'}${(height - height * share).toFixed(1)}`,
    )
    .join('')
}

/** Move labels apart that would overlap. */
export function spread(wanted: number[], gap: number, bottom: number): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => wanted[a]! - wanted[b]!)
  const out = wanted.slice()
  let at = -Infinity
  for (const index of order) at = out[index] = Math.max(wanted[index]!, at + gap)
  const over = Math.max(0, Math.max(0, ...out) - bottom)
  return out.map((y) => y - over)
}
