// Living room and hall.

import { n } from '../../../art/geometry'
import { U } from '../house'
import { books, disc, FINE, HAIR, leaves, line, m, rect, shape, type Draw } from './pen'

function shelf(height: number): Draw {
  return ({ x, y, w }) =>
    rect(x, y, w, height, 'wood') +
    rect(x + 3, y + 4, w - 6, height - 9, 'dark', 1, FINE) +
    books(x + 5, x + w - 10, (at, size, short, ink) => rect(at, y + 5 + short, size, height - 11 - short, ink, 0.5, HAIR))
}

export const living: Record<string, Draw> = {
  tv: ({ x, y, w, cx }) =>
    rect(x, y, w, 24, 'wood') +
    rect(x + 10, y + 3, w - 20, 9, 'dark', 2, FINE) +
    rect(x + 14, y + 12, w - 28, 5, 'metal', 1, FINE) +
    line(m(cx, y + 17, 'v7')) +
    rect(x + 5, y + 17, 16, 13, 'wood-2', 2, FINE) +
    disc(x + w - 13, y + 27, 6, 'cloth', FINE),

  shelf: shelf(24),
  bookcase: shelf(30),

  plant: ({ cx, cy }) =>
    disc(cx, cy, 14, 'wood-2') + shape(leaves(cx, cy, 11, 6), 'leaf') + line(m(cx, cy, 'l6-5'), m(cx, cy, 'l-6-4'), m(cx, cy, 'l0 7')),

  armchair: ({ x, y, w, h }) =>
    rect(x + 1, y + 1, w - 2, h - 2, 'cloth-2', 8) +
    rect(x + 1, y + 7, w - 10, h - 14, 'cloth', 5, FINE) +
    rect(x + w - 11, y + 4, 9, h - 8, 'cloth-2', 4, FINE),

  corner_sofa: ({ x, y, w, h }) =>
    shape(
      m(x, y + 6, `q0-6 6-6H${n(x + w - 6)}q6 0 6 6V${n(y + h - 6)}q0 6-6 6h-${U - 18}q-6 0-6-6V${n(y + U - 6)}H${n(x + 6)}q-6 0-6-6Z`),
      'cloth-2',
    ) +
    rect(x + 5, y + 11, 30, 21, 'cloth', 4, FINE) +
    rect(x + 37, y + 11, 25, 27, 'cloth', 4, FINE) +
    rect(x + 37, y + 40, 25, 28, 'cloth', 4, FINE) +
    rect(x + 9, y + 14, 13, 12, 'leaf', 3, FINE),

  fireplace: ({ x, y, w, h, cx }) =>
    rect(x - 1, y, w + 2, h, 'metal', 2) +
    `<path d="${m(x + 5, y, `h${n(w - 10)}v18q-${n((w - 10) / 2)} 12-${n(w - 10)} 0Z`)}" fill="#2a1512"/>` +
    `<path class="d" d="${m(cx - 7, y + 5, 'q0 14 7 16q8-2 7-15l-4 5-3-7-3 6Z')}" fill="#ff9640"/>` +
    line(m(x, y + 24, `h${n(w)}`), m(x + 9, y + 24, 'v10'), m(x + 24, y + 24, 'v10')),
}
