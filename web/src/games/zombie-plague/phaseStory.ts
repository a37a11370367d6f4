// Summary of a phase: moves, arrivals, bites and attacks.

import type { LogLine } from '../../lib/net/protocol'
import type { Storyteller } from '../types'
import { squareOf } from './house'
import type { FigureView, PlagueView } from './viewTypes'

function put(view: PlagueView, who: string | undefined, place: string): PlagueView {
  const [col, row] = squareOf(place)
  const to = (one: FigureView) => (one.id === who ? { ...one, col, row } : one)
  return { ...view, figures: view.figures.map(to) }
}

const pathOf = (line: LogLine): string[] => (Array.isArray(line.data?.path) ? line.data.path : [])

export const story: Storyteller<PlagueView> = {
  steps(view, line) {
    const who = line.things?.[0]
    switch (line.kind) {
      case 'moved':
      case 'shifted':
        return pathOf(line)
          .slice(1)
          .map((place) => put(view, who, place))
      case 'turned': {
        const facing = line.data?.facing as FigureView['facing'] | undefined
        return facing ? [{ ...view, figures: view.figures.map((one) => (one.id === who ? { ...one, facing } : one)) }] : []
      }
      case 'zombies-began':
        return [{ ...view, phase: 'zombies' }]
      case 'round-began':
        return [{ ...view, phase: 'humans' }]
      default:
        return []
    }
  },
  tally(line) {
    switch (line.kind) {
      case 'moved':
      case 'shifted':
      case 'pushed':
        return 'moved'
      case 'placed':
        return 'came'
      case 'bitten':
        return 'hurt'
      default:
        return null
    }
  },
}
