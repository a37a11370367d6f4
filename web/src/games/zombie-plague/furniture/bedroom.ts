// Bedroom and study.

import { n } from '../../../art/geometry'
import { U } from '../house'
import { books, disc, FINE, HAIR, line, m, rect, shape, times, type Draw, type Ink } from './pen'

const FOLDED: Ink[] = ['cloth', 'leaf', 'white-2', 'metal']

function drawers(count: number, on: Draw): Draw {
  return (spot) => {
    const { x, y, w, h } = spot
    return (
      rect(x, y + 8, w, h - 8, 'wood') +
      line(times(count - 1, (i) => m(x + ((i + 1) * w) / count, y + 8, `v${n(h - 8)}`))) +
      line(m(x, y + 14, `h${n(w)}`)) +
      on(spot) +
      disc(x + w - 14, y + 24, 5.5, 'white-2', FINE)
    )
  }
}

export const bedroom: Record<string, Draw> = {
  wardrobe: ({ x, y, w, h, cx }) =>
    rect(x, y, w, h, 'wood-2', 2) +
    rect(x + 4, y + 4, w - 8, h - 8, 'dark', 1, FINE) +
    line(m(cx, y + 4, `v${n(h - 8)}`)) +
    times(7, (i) => rect(x + 6, y + 8 + i * 9, w - 12, 6, FOLDED[i % 4]!, 2, HAIR)),

  closet: ({ x, y, w, h }) =>
    rect(x, y, w, h, 'wood-2', 2) +
    rect(x + 5, y + 5, w - 5, h - 10, 'dark', 1, FINE) +
    rect(x + 8, y + 8, 9, 7, 'cloth', 2, FINE) +
    rect(x + 8, y + 19, 9, 7, 'leaf', 2, FINE),

  bed: ({ x, y, w, h }) =>
    rect(x + w - 9, y + 2, 9, h - 4, 'wood-2') +
    rect(x, y + 4, w - 7, h - 8, 'sheet', 6) +
    rect(x, y + 4, w - 44, h - 8, 'cloth', 6, FINE) +
    rect(x + w - 34, y + 9, 22, 24, 'white', 6, FINE) +
    rect(x + w - 34, y + h - 33, 22, 24, 'white', 6, FINE) +
    line(m(x + 16, y + 5, `v${n(h - 10)}`), m(x + 34, y + 5, `v${n(h - 10)}`)),

  dresser: drawers(3, ({ y, cx }) => rect(cx - 14, y + 20, 28, 8, 'metal', 3, FINE)),
  cabinet: drawers(2, ({ x, y }) => disc(x + 15, y + 24, 6, 'leaf', FINE)),

  corner_desk: ({ x, y, w, h }) =>
    shape(m(x, y, `H${n(x + w)}V${n(y + h)}h-${U - 8}V${n(y + U - 8)}H${n(x)}Z`), 'wood') +
    rect(x + 12, y + 3, 26, 8, 'dark', 2, FINE) +
    rect(x + 15, y + 15, 20, 8, 'metal', 2, FINE) +
    disc(x + w - 14, y + 14, 8, 'leaf', FINE) +
    disc(x + w - 14, y + 14, 3, 'white', FINE) +
    rect(x + w - 25, y + 42, 17, 21, 'white', 1, FINE) +
    line(m(x + w - 22, y + 47, 'h11'), m(x + w - 22, y + 52, 'h11'), m(x + w - 22, y + 57, 'h7')),

  bookcase_v: ({ x, y, h }) =>
    rect(x, y, 26, h, 'wood') +
    rect(x + 5, y + 3, 17, h - 6, 'dark', 1, FINE) +
    books(y + 5, y + h - 10, (at, size, short, ink) => rect(x + 6, at, 15 - short, size, ink, 0.5, HAIR)),

  chest: ({ x, y, w, h, cx }) =>
    rect(x, y + 3, w, h - 4, 'wood-2', 4) +
    line(m(x, y + 14, `h${n(w)}`), m(x + 7, y + 3, `v${n(h - 4)}`), m(x + w - 7, y + 3, `v${n(h - 4)}`)) +
    rect(cx - 4, y + 10, 8, 9, 'glass', 1, FINE),

  sofa_v: ({ x, y, w, h }) =>
    rect(x, y, w, h, 'cloth-2', 7) +
    rect(x + 2, y + 8, 22, h / 2 - 9, 'cloth', 4, FINE) +
    rect(x + 2, y + h / 2 + 1, 22, h / 2 - 9, 'cloth', 4, FINE) +
    rect(x + 6, y + 12, 12, 12, 'white-2', 3, FINE),
}
