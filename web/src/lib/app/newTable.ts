// A new table: the form of the set-up page, and the defaults of "play now".

import { salt } from '../net/diceSalt'
import type { Clock, GameInfo, NewSeat, NewTable, OptionSetting } from '../net/protocol'

/** Where random results come from: the server, or real dice and cards that players enter. */
export type Source = 'generator' | 'typed'

export interface Draft {
  mode: string
  scenario: string
  seats: NewSeat[]
  options: Record<string, boolean | number | string>
  seed: string
  dice: Source
  cards: Source
  /** The seat that enters real dice and cards; -1 = every seat can. */
  typist: number
  clock: Clock
}

/** Return the default bot for new players: "novice" if the game has it. */
export function easyBot(info: GameInfo): string {
  return info.bots.includes('novice') ? 'novice' : (info.bots.at(-1) ?? '')
}

const ALONE = 'solo'

/** Return a mode for this number of seats: solo for one, else the given mode or the first one that is not solo. */
export function modeFor(info: GameInfo, mode: string, chairs: number): string {
  if (!info.modes.includes(ALONE)) return mode
  if (chairs === 1) return ALONE
  return mode === ALONE ? (info.modes.find((other) => other !== ALONE) ?? mode) : mode
}

/** Return the number of seats for a mode: one for solo, else at least two. */
export function chairsFor(info: GameInfo, mode: string, chairs: number): number {
  if (mode === ALONE) return 1
  return info.modes.includes(ALONE) ? Math.max(2, chairs) : chairs
}

export function sensibleSeats(info: GameInfo): number {
  const [least, most] = info.seats
  return Math.min(most, Math.max(least, 2))
}

/** Return the seats: me on the first one, bots on the others. */
export function seatsFor(info: GameInfo, count: number, me: string, before: NewSeat[] = []): NewSeat[] {
  return Array.from({ length: count }, (_, index) => {
    const rest = before[index]
    if (rest) return rest
    return index === 0 ? { kind: 'person', name: me, bot: '' } : { kind: 'bot', name: '', bot: easyBot(info) }
  })
}

const among = (some: string[] | undefined, one: string): boolean => !some?.length || some.includes(one)

/** Return the options that matter for this mode, scenario, number of seats and the other options. */
export function optionsFor(
  info: GameInfo,
  { mode, scenario, seats, options }: Pick<Draft, 'mode' | 'scenario' | 'seats' | 'options'>,
): OptionSetting[] {
  const chairs = ([least, most]: number[] = []) => least === undefined || (least <= seats.length && seats.length <= (most ?? least))
  const met = (needs: OptionSetting['needs'] = {}) => Object.entries(needs).every(([id, value]) => options[id] === value)
  return info.options.filter((option) => among(option.modes, mode) && among(option.scenarios, scenario) && chairs(option.seats) && met(option.needs))
}

/** The default of an option at a new table: the one for people, where it has its own. */
export const defaultValue = (option: OptionSetting): OptionSetting['default'] => option.with_people ?? option.default

export function firstDraft(info: GameInfo, me: string): Draft {
  return {
    mode: info.modes[0] ?? '',
    scenario: info.scenarios[0] ?? '',
    seats: seatsFor(info, chairsFor(info, info.modes[0] ?? '', sensibleSeats(info)), me),
    options: Object.fromEntries(info.options.map((option) => [option.id, defaultValue(option)])),
    seed: '',
    dice: 'generator',
    cards: 'generator',
    typist: -1,
    clock: { kind: 'none' },
  }
}

export function newTable(info: GameInfo, draft: Draft): NewTable {
  const rest = new Set(optionsFor(info, draft).map((option) => option.id))
  return {
    game: info.id,
    mode: draft.mode,
    scenario: draft.scenario,
    seats: draft.seats.map((seat) => (seat.kind === 'person' ? { ...seat, salt: salt() } : seat)),
    options: Object.fromEntries(Object.entries(draft.options).filter(([id]) => rest.has(id))),
    dice: draft.dice,
    cards: draft.cards,
    ...(draft.seats.some((seat) => seat.kind === 'open') ? { waits: true } : {}),
    ...(draft.seats[draft.typist]?.kind === 'person' || draft.seats[draft.typist]?.kind === 'open' ? { typist: draft.typist } : {}),
    ...(draft.clock.kind === 'none' ? {} : { clock: draft.clock }),
    ...(draft.seed.trim() ? { seed: Number(draft.seed) } : {}),
  }
}
