// What the page shows about a scenario before the game: its goals and rules, and how often bots won it.

import type { Brief, BriefLine, GameInfo, WinRate, NewTable } from '../net/protocol'

/** The part of a new table that decides which lines apply. */
export type SetupChoice = Pick<NewTable, 'mode' | 'scenario' | 'options'>

/** Return the brief of the scenario, or of the mode in games without scenarios. */
export function briefOf(briefs: Record<string, Brief>, { mode, scenario }: SetupChoice): Brief {
  return briefs[scenario || mode || ''] ?? {}
}

const on = (options: SetupChoice['options'], id: string) => options?.[id] === true || Number(options?.[id]) > 0

/** Return the lines that apply to the chosen mode and options, with the values of options in their texts. */
export function linesOf(brief: Brief, { mode, options }: SetupChoice): BriefLine[] {
  const filled = (text: string) => text.replace(/\{(\w+)\}/g, (_, id: string) => String(options?.[id]))
  return (brief.lines ?? [])
    .filter(
      (line) =>
        (!line.modes?.length || line.modes.includes(mode ?? '')) &&
        (line.having ?? []).every((id) => on(options, id)) &&
        !(line.lacking ?? []).some((id) => on(options, id)),
    )
    .map((line) => ({ ...line, text: Object.fromEntries(Object.entries(line.text).map(([lang, text]) => [lang, filled(text)])) }))
}

/** Return how often bots won it at the chosen difficulty. */
export function measuredFor(brief: Brief, { mode, options }: SetupChoice): WinRate | null {
  const { difficulty, measured = [] } = brief
  const fits = (one: WinRate) =>
    (!one.mode || one.mode === mode) && (!difficulty || (one.options?.[difficulty] ?? false) === (options?.[difficulty] ?? false))
  return measured.find(fits) ?? null
}

/** Return the option that sets the difficulty, if it matters here. */
export function difficultyOf(info: GameInfo, brief: Brief, mode: string) {
  const option = info.options.find((one) => one.id === brief.difficulty)
  return option && (!option.modes?.length || option.modes.includes(mode)) ? option : null
}
