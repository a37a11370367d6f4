// Odds of an option: its chance of success, and its risks.

import type { Option, Prospect } from '../net/protocol'

export interface Chance {
  /** From 0 to 1. */
  value: number
  /** Number of samples; 0 = exact. */
  sampled: number
}

/** Chances of options by their notation, from an inspection. */
export type Odds = Record<string, number>

/** Return the chance that the option succeeds; null if it does not depend on luck. */
export function chanceOf(option: Option, odds: Odds = {}): Chance | null {
  const likely = option.prospects?.find((prospect) => prospect.tone !== 'bad' && prospect.chance !== undefined && prospect.chance !== null)
  if (likely) return { value: likely.chance!, sampled: likely.sampled ?? 0 }
  const value = odds[option.text]
  return value === undefined ? null : { value, sampled: 0 }
}

export function warnings(option: Option): Prospect[] {
  return option.prospects?.filter((prospect) => prospect.tone === 'bad') ?? []
}

/** Sort options without risks first. */
export function sortByRisk<One extends Option>(options: One[]): One[] {
  return [...options].sort((a, b) => Number(warnings(a).length > 0) - Number(warnings(b).length > 0))
}

/** Format a chance as "62 %". Never 0 or 100 for a result that is not certain. */
export function percent(value: number): string {
  const shown = value <= 0 ? 0 : value >= 1 ? 100 : Math.min(99, Math.max(1, Math.round(value * 100)))
  return `${shown} %`
}
