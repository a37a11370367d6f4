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

export function firstDraft(info: GameInfo, me: string): Draft {
  return {
    mode: info.modes[0] ?? '',
    scenario: info.scenarios[0] ?? '',
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
