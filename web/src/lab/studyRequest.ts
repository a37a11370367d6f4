// The request for a study.

import { chairsFor, easyBot, sensibleSeats } from '../lib/app/newTable'
import type { GameInfo, LabPlan } from '../lib/net/protocol'

export interface StudyRequest {
  mode: string
  scenario: string
  levels: string[]
  options: Record<string, boolean | number | string>
  games: number
}

export function defaultRequest(info: GameInfo): StudyRequest {
  const mode = info.modes[0] ?? ''
  return {
    mode,
    scenario: info.scenarios[0] ?? '',
    levels: Array.from({ length: chairsFor(info, mode, sensibleSeats(info)) }, () => easyBot(info)),
    options: {},
    games: 200,
  }
}

export function requestOf(plan: LabPlan): StudyRequest {
  return { mode: plan.mode ?? '', scenario: plan.scenario ?? '', levels: [...plan.levels], options: { ...plan.options }, games: plan.games }
}

/** Return the request. Options with their default value are left out. */
export function planOf(info: GameInfo, wanted: StudyRequest): LabPlan {
  const plain = new Map(info.options.map((option) => [option.id, option.default]))
  const options = Object.fromEntries(Object.entries(wanted.options).filter(([id, value]) => plain.get(id) !== value))
  return { game: info.id, mode: wanted.mode, scenario: wanted.scenario, levels: wanted.levels, games: wanted.games, options }
}
