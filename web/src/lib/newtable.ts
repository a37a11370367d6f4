// A new table: what the set-up page edits and what "play now" takes for granted.

import type { GameInfo, NewSeat, NewTable, OptionSetting } from './wire'

export interface Draft {
  mode: string
  scenario: string
  seats: NewSeat[]
  options: Record<string, boolean | number | string>
  seed: string
  dice: 'generator' | 'typed'
}

/** The bot that newcomers meet: "novice" where there is one. */
export function easyBot(info: GameInfo): string {
  return info.bots.includes('novice') ? 'novice' : (info.bots.at(-1) ?? '')
}

export function sensibleSeats(info: GameInfo): number {
  const [least, most] = info.seats
  return Math.min(most, Math.max(least, 2))
}

/** Me on the first chair, bots on the others. */
export function seatsFor(info: GameInfo, count: number, me: string, before: NewSeat[] = []): NewSeat[] {
  return Array.from({ length: count }, (_, index) => {
    const kept = before[index]
    if (kept) return kept
    return index === 0 ? { kind: 'person', name: me, bot: '' } : { kind: 'bot', name: '', bot: easyBot(info) }
  })
}

export function optionsFor(info: GameInfo, mode: string): OptionSetting[] {
  return info.options.filter((option) => !option.modes?.length || option.modes.includes(mode))
}

/** Mode and scenario of so many seats unless told. */
export function plainFor(info: GameInfo, seats: number): { mode: string; scenario: string } {
  const [mode, scenario] = info.plain?.[String(seats)] ?? [info.modes[0] ?? '', info.scenarios[0] ?? '']
  return { mode, scenario }
}

/** With more or fewer seats: whoever has changed neither mode nor scenario gets what goes with them. */
export function reseat(info: GameInfo, draft: Draft, count: number, me: string): Draft {
  const before = plainFor(info, draft.seats.length)
  const kept = draft.mode !== before.mode || draft.scenario !== before.scenario
  return { ...draft, ...(kept ? {} : plainFor(info, count)), seats: seatsFor(info, count, me, draft.seats) }
}

export function firstDraft(info: GameInfo, me: string): Draft {
  return {
    ...plainFor(info, sensibleSeats(info)),
    seats: seatsFor(info, sensibleSeats(info), me),
    options: Object.fromEntries(info.options.map((option) => [option.id, option.default])),
    seed: '',
    dice: 'generator',
  }
}

export function newTable(info: GameInfo, draft: Draft): NewTable {
  const kept = new Set(optionsFor(info, draft.mode).map((option) => option.id))
  return {
    game: info.id,
    mode: draft.mode,
    scenario: draft.scenario,
    seats: draft.seats,
    options: Object.fromEntries(Object.entries(draft.options).filter(([id]) => kept.has(id))),
    dice: draft.dice,
    ...(draft.seed.trim() ? { seed: Number(draft.seed) } : {}),
  }
}
