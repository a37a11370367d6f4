// Layout of the table for every window. Landscape: the board takes the height, and one column on the right has all that
// is needed to decide. Portrait: the board on top, the same column below it. Space that the board leaves free goes to
// the party (on the left or above), and under a wide board to the cards.

import { MediaQuery } from 'svelte/reactivity'
import { innerHeight, innerWidth } from 'svelte/reactivity/window'

export type Party = 'column' | 'strip' | 'phone'

export interface Shape {
  /** Board left and column right; false = board above, column below. */
  side: boolean
  /** How the party is drawn. */
  party: Party
  /** The party is left of the board; false = above it. */
  left: boolean
  /** Cards are under the board. */
  under: boolean
  /** A phone: portraits, small print, figure and cards in a tab. */
  small: boolean
  /** Too small to show everything at once (a page enlarged to 400 %): the page scrolls. */
  tiny: boolean
  /** Width of the column in rem. */
  column: number
}

const upright = new MediaQuery('(orientation: portrait)')
/** A phone in landscape. */
export const flat = new MediaQuery('(max-height: 35em) and (orientation: landscape)')
const enlarged = new MediaQuery('(max-width: 32.5em) and (orientation: landscape), (max-height: 27em) and (orientation: portrait)')
/** Room for the last roll above the tabs. */
export const high = new MediaQuery('(min-height: 50em)')
/** Room for the game's own panel above the log as well. */
export const spacious = new MediaQuery('(min-height: 62.5em)')

/** All lengths below are in units of 1/16 rem: px at the standard size of text. */
const unit = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16

const COLUMN = { least: 300, most: 420, part: 0.25 }
const PORTRAITS = { side: 88, sideSmall: 74, above: 80, aboveSmall: 80 }
const BAR = 48
const TRACK = { side: 44, small: 36 }
/** Space around the board. */
const RIM = 24
/** Factor on the board's scale with portraits, which say less than the column. */
const WORTH = 0.94
/** Height the board must leave free for cards under it. */
const SHELF = 120

interface BoardNeeds {
  board: { width: number; height: number }
  /** "column": never above the board. */
  party: 'column' | 'auto'
  partyWidth: number
  track: boolean
  /** The board is longer than the window, so the visible part counts. */
  long: boolean
  /** The game wants its cards under the board. */
  cards: boolean
}

/** Return the layout with the largest board; if two are equal, the one with more text. */
export function shapeOf({ board, party, partyWidth, track, long, cards }: BoardNeeds): Shape {
  const width = (innerWidth.current ?? 1440) / unit()
  const height = (innerHeight.current ?? 900) / unit()
  if (upright.current || enlarged.current) {
    const small = width < 624 || enlarged.current
    return { side: false, party: small ? 'phone' : 'strip', left: false, under: false, small, tiny: enlarged.current, column: width / 16 }
  }
  const small = flat.current
  const column = small ? COLUMN.least : Math.min(COLUMN.most, Math.max(COLUMN.least, width * COLUMN.part))
  const wide = width - column
  const tall = height - (small ? 0 : BAR) - (track ? (small ? TRACK.small : TRACK.side) : 0)
  const scale = (w: number, h: number) => (long ? Math.sqrt(w * h) / 1000 : Math.min((w - RIM) / board.width, (h - RIM) / board.height))
  const above = small ? PORTRAITS.aboveSmall : PORTRAITS.above
  const ways: { as: Party; left: boolean; scale: number }[] = small
    ? [
        { as: 'phone', left: true, scale: scale(wide - PORTRAITS.sideSmall, tall) },
        { as: 'phone', left: false, scale: scale(wide, tall - above) },
      ]
    : [
        { as: 'column', left: true, scale: scale(wide - partyWidth, tall) },
        { as: 'phone', left: true, scale: scale(wide - PORTRAITS.side, tall) * WORTH },
      ]
  if (!small && party === 'auto') ways.push({ as: wide < 900 ? 'phone' : 'strip', left: false, scale: scale(wide, tall - above) * WORTH })
  const best = ways.reduce((a, b) => (b.scale > a.scale * 1.001 ? b : a))
  const spare = tall - (best.left ? 0 : above) - board.height * best.scale
  return { side: true, party: best.as, left: best.left, under: cards && !small && spare > SHELF, small, tiny: false, column: column / 16 }
}

/** Return the width of the party at the left of the board, in rem. */
export const partyWidthOf = (shape: Shape, column: number): number =>
  (shape.party !== 'phone' ? column : shape.small ? PORTRAITS.sideSmall : PORTRAITS.side) / 16
