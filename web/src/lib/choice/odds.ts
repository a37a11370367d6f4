// What may come of an option, as the rules say: how likely it does what it is for, and what speaks against it.

import type { Option, Prospect } from '../net/protocol'

export interface Chance {
  /** From 0 to 1. */
  value: number
  /** In how many trials it was found; 0 = exact. */
  sampled: number
}

/** Chances by the notation of options, as an insight tells them. */
export type Odds = Record<string, number>

/** The chance that the option does what it is for; null where that is no question of luck. */
export function chanceOf(option: Option, odds: Odds = {}): Chance | null {
  const told = option.prospects?.find((prospect) => prospect.tone !== 'bad' && prospect.chance !== undefined && prospect.chance !== null)
  if (told) return { value: told.chance!, sampled: told.sampled ?? 0 }
  const value = odds[option.text]
  return value === undefined ? null : { value, sampled: 0 }
}

export function warnings(option: Option): Prospect[] {
  return option.prospects?.filter((prospect) => prospect.tone === 'bad') ?? []
}

/** The harmless ones first, otherwise as they are listed. */
export function harmlessFirst<One extends Option>(options: One[]): One[] {
  return [...options].sort((a, b) => Number(warnings(a).length > 0) - Number(warnings(b).length > 0))
}

/** "62 %", and never 0 or 100 for what may still go either way. */
export function percent(value: number): string {
  const shown = value <= 0 ? 0 : value >= 1 ? 100 : Math.min(99, Math.max(1, Math.round(value * 100)))
  return `${shown} %`
}
