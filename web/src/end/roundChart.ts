// Geometry of the round chart.

export interface Scale {
  /** Rounded maximum of the value axis. */
  top: number
  ticks: number[]
}

/** Return a value axis from 0 with three to six round steps. */
export function scaleFor(values: number[]): Scale {
  const most = Math.max(1, ...values)
  const rough = most / 5
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, [1, 2, 5, 10].map((times) => times * power).find((size) => size >= rough) ?? 10 * power)
  const top = Math.ceil(most / step) * step
  return { top, ticks: Array.from({ length: Math.round(top / step) + 1 }, (_, index) => index * step) }
}

/** Return the rounds to label, so that labels do not overlap. */
export function roundTicks(rounds: number, most = 14): number[] {
  const every = Math.max(1, Math.ceil(rounds / most))
  return Array.from({ length: rounds }, (_, index) => index).filter((index) => index % every === 0)
}

export function points(values: number[], top: number, width: number, height: number): { x: number; y: number }[] {
  const step = values.length > 1 ? width / (values.length - 1) : 0
  return values.map((value, index) => ({ x: index * step, y: height - (height * value) / top }))
}

export const path = (line: { x: number; y: number }[]) =>
  line.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')
