// A new table: what the set-up page edits and what "play now" takes for granted.

import { salt } from '../net/diceSalt'
import type { Clock, GameInfo, NewSeat, NewTable, OptionSetting } from '../net/protocol'

/** Who rolls or draws: the table, or people with what lies before them, who type it in. */
export type Source = 'generator' | 'typed'

export interface Draft {
  mode: string
  scenario: string
  seats: NewSeat[]
  options: Record<string, boolean | number | string>
  seed: string
  dice: Source
  cards: Source
  /** The chair that types in what lies on a real table; -1 = anybody. */
  typist: number
  clock: Clock
}

/** The bot that newcomers meet: "novice" where there is one. */
export function easyBot(info: GameInfo): string {
  return info.bots.includes('novice') ? 'novice' : (info.bots.at(-1) ?? '')
}

/** The mode in which one plays alone. */
const ALONE = 'solo'

/** A mode that goes with so many chairs: alone with one, with more any other. */
export function modeFor(info: GameInfo, mode: string, chairs: number): string {
  if (!info.modes.includes(ALONE)) return mode
  if (chairs === 1) return ALONE
  return mode === ALONE ? (info.modes.find((other) => other !== ALONE) ?? mode) : mode
}

/** Chairs that go with a mode: one alone, otherwise as many as there are, two at least. */
export function chairsFor(info: GameInfo, mode: string, chairs: number): number {
  if (mode === ALONE) return 1
  return info.modes.includes(ALONE) ? Math.max(2, chairs) : chairs
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

const among = (some: string[] | undefined, one: string): boolean => !some?.length || some.includes(one)

/** The options that change something at such a table: by its mode, scenario and chairs, and by what else is chosen. */
export function optionsFor(
  info: GameInfo,
  { mode, scenario, seats, options }: Pick<Draft, 'mode' | 'scenario' | 'seats' | 'options'>,
): OptionSetting[] {
  const chairs = ([least, most]: number[] = []) => least === undefined || (least <= seats.length && seats.length <= (most ?? least))
  const met = (needs: OptionSetting['needs'] = {}) => Object.entries(needs).every(([id, value]) => options[id] === value)
  return info.options.filter((option) => among(option.modes, mode) && among(option.scenarios, scenario) && chairs(option.seats) && met(option.needs))
}

export function firstDraft(info: GameInfo, me: string): Draft {
  return {
    mode: info.modes[0] ?? '',
    scenario: info.scenarios[0] ?? '',
    seats: seatsFor(info, chairsFor(info, info.modes[0] ?? '', sensibleSeats(info)), me),
    options: Object.fromEntries(info.options.map((option) => [option.id, option.default])),
    seed: '',
    dice: 'generator',
    cards: 'generator',
    typist: -1,
    clock: { kind: 'none' },
  }
}

export function newTable(info: GameInfo, draft: Draft): NewTable {
  const kept = new Set(optionsFor(info, draft).map((option) => option.id))
  return {
    game: info.id,
    mode: draft.mode,
    scenario: draft.scenario,
    seats: draft.seats.map((seat) => (seat.kind === 'person' ? { ...seat, salt: salt() } : seat)),
    options: Object.fromEntries(Object.entries(draft.options).filter(([id]) => kept.has(id))),
    dice: draft.dice,
    cards: draft.cards,
    ...(draft.seats.some((seat) => seat.kind === 'open') ? { waits: true } : {}),
    ...(draft.seats[draft.typist]?.kind === 'person' || draft.seats[draft.typist]?.kind === 'open' ? { typist: draft.typist } : {}),
    ...(draft.clock.kind === 'none' ? {} : { clock: draft.clock }),
    ...(draft.seed.trim() ? { seed: Number(draft.seed) } : {}),
  }
}
