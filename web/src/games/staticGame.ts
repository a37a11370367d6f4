// Props of a board without a player: in a replay, a review or a study.

import type { GameProps } from './types'

export function staticGame(shown: Pick<GameProps, 'scene' | 'view' | 'seats' | 'speed'> & { hover?: string[] }): GameProps {
  return {
    ...shown,
    mine: [],
    decision: null,
    glow: new Set(),
    picked: [],
    warn: new Set(),
    hover: new Set(shown.hover),
    label: () => '',
    onpick: () => undefined,
    insight: () => Promise.resolve(null),
  }
}
