// Whose sheet and cards are shown.

import type { PlagueFigure, PlagueView } from './types'

/** Who acts, else whom one has pointed at, else the first human of one's own, else any. */
export function subject(view: PlagueView, mine: readonly number[], picked: readonly string[]): PlagueFigure | null {
  const find = (test: (figure: PlagueFigure) => boolean) => view.figures.find(test) ?? null
  return (
    find((figure) => figure.id === view.acting) ??
    find((figure) => picked.includes(figure.id)) ??
    find((figure) => figure.kind === 'human' && mine.includes(figure.seat) && !figure.done) ??
    find((figure) => figure.kind === 'human' && mine.includes(figure.seat)) ??
    find((figure) => figure.kind === 'human')
  )
}

/** The human whose cards lie open: who acts, else one's own. */
export function holder(view: PlagueView, mine: readonly number[], picked: readonly string[]): PlagueFigure | null {
  const figure = subject(view, mine, picked)
  if (figure?.kind === 'human') return figure
  return view.figures.find((one) => one.kind === 'human' && mine.includes(one.seat)) ?? null
}
