// Layout of the table for every window. Landscape: the board takes the height, and one column on the right has all that
// is needed to decide. Portrait: the board on top, the same column below it. Space that the board leaves free goes to
// the party (on the left or above), and under a wide board to the cards.

import { MediaQuery } from 'svelte/reactivity'
import { innerHeight, innerWidth } from 'svelte/reactivity/window'

export type Party = 'column' | 'strip' | 'phone'
export interface Shape {
  /** Board left and column right; false = board above, column below. */
  side: boolean
  /** How the party is drawn, and whether it is left of the board or above it. */
  party: Party
  left: boolean
  /** Cards are under the board. */
  under: boolean
  /** A phone: the top bar is only over the column, and text is small. */
  small: boolean
}

export const upright = new MediaQuery('(orientation: portrait)')
/** A phone in landscape. */
export const flat = new MediaQuery('(max-height: 35em) and (orientation: landscape)')
/** Room for the last roll and the game's own panel above the tabs. */
export const high = new MediaQuery('(min-height: 50em)')

/** Room for the game's own panel above the log as well. */
export const spacious = new MediaQuery('(min-height: 62.5em)')

const rem = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16

export function columnWidth(width: number, small: boolean): number {
  return small ? 300 : Math.min(420, Math.max(300, width * 0.25))
}

interface Wants {
  board: { width: number; height: number }
  party: 'column' | 'auto'
  partyWidth: number
  track: boolean
  /** The board is longer than the window, so the visible part counts. */
  long: boolean
  cards: boolean
}

/** Return the layout with the largest board; if two are equal, the one with more text. */
export function shapeOf({ board, party, partyWidth, track, long, cards }: Wants): Shape {
  const unit = rem()
  const width = (innerWidth.current ?? 1440) / unit
  const height = (innerHeight.current ?? 900) / unit
  if (upright.current) {
    const small = width < 624
    return { side: false, party: small ? 'phone' : 'strip', left: false, under: false, small }
  }
  const small = flat.current
  const wide = width - columnWidth(width, small)
  const tall = height - (small ? 0 : 48) - (track ? (small ? 36 : 44) : 0)
  const scale = (w: number, h: number) => (long ? Math.sqrt(w * h) / 1000 : Math.min((w - 24) / board.width, (h - 24) / board.height))
  const ways: { as: Party; left: boolean; scale: number }[] = small
    ? [
        { as: 'phone', left: true, scale: scale(wide - 74, tall) },
        { as: 'phone', left: false, scale: scale(wide, tall - 80) },
      ]
    : [
        { as: 'column', left: true, scale: scale(wide - partyWidth, tall) },
        { as: 'phone', left: true, scale: scale(wide - 88, tall) * 0.94 },
        ...(party === 'auto'
          ? [{ as: wide < 900 ? ('phone' as const) : ('strip' as const), left: false, scale: scale(wide, tall - 84) * 0.94 }]
          : []),
      ]
  const best = ways.reduce((a, b) => (b.scale > a.scale * 1.001 ? b : a))
  const spare = tall - (best.left ? 0 : 84) - board.height * best.scale
  return { side: true, party: best.as, left: best.left, under: cards && !small && spare > 120, small }
}
