// What is known of a scenario before it is played: which lines hold at such a table, and how often bots won it.

import type { Brief, BriefLine, GameInfo, WinRate, NewTable } from '../net/protocol'

/** What a table is about. */
export type Chosen = Pick<NewTable, 'mode' | 'scenario' | 'options'>

/** The scenario's brief; the mode's in a game without scenarios. */
export function briefOf(briefs: Record<string, Brief>, { mode, scenario }: Chosen): Brief {
  return briefs[scenario || mode || ''] ?? {}
}

const on = (options: Chosen['options'], id: string) => options?.[id] === true

/** The lines that hold for its mode and options. */
export function linesOf(brief: Brief, { mode, options }: Chosen): BriefLine[] {
  return (brief.lines ?? []).filter(
    (line) =>
      (!line.modes?.length || line.modes.includes(mode ?? '')) &&
      (line.having ?? []).every((id) => on(options, id)) &&
      !(line.lacking ?? []).some((id) => on(options, id)),
  )
}

/** How often it was won, with these values of the option that says how hard it shall be. */
export function measuredFor(brief: Brief, { mode, options }: Chosen): WinRate | null {
  const { difficulty, measured = [] } = brief
  const fits = (one: WinRate) =>
    (!one.mode || one.mode === mode) && (!difficulty || (one.options?.[difficulty] ?? false) === (options?.[difficulty] ?? false))
  return measured.find(fits) ?? null
}

/** The option that is offered as how hard it shall be, where it matters. */
export function difficultyOf(info: GameInfo, brief: Brief, mode: string) {
  const option = info.options.find((one) => one.id === brief.difficulty)
  return option && (!option.modes?.length || option.modes.includes(mode)) ? option : null
}
