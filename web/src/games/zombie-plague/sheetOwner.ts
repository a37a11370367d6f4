// Whose sheet and cards are shown.

import type { Decision } from '../../lib/net/protocol'
import type { FigureView, PlagueView } from './viewTypes'

/** The subject of the question, else the acting figure, else the one under the pointer, else the player's first human, else any. */
export function subject(view: PlagueView, decision: Decision | null, mine: readonly number[], picked: readonly string[]): FigureView | null {
  const find = (test: (figure: FigureView) => boolean) => view.figures.find(test) ?? null
  return (
    find((figure) => figure.id === decision?.subject) ??
    find((figure) => figure.id === view.acting) ??
    find((figure) => picked.includes(figure.id)) ??
    find((figure) => figure.kind === 'human' && mine.includes(figure.seat) && !figure.done) ??
    find((figure) => figure.kind === 'human' && mine.includes(figure.seat)) ??
    find((figure) => figure.kind === 'human')
  )
}

/** The human whose cards are shown: the subject, the acting one, else the player's own. */
export function holder(view: PlagueView, decision: Decision | null, mine: readonly number[], picked: readonly string[]): FigureView | null {
  const figure = subject(view, decision, mine, picked)
  if (figure?.kind === 'human') return figure
  return view.figures.find((one) => one.kind === 'human' && mine.includes(one.seat)) ?? null
}
