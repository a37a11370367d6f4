// Objects outside.

import { n } from '../../../art/geometry'
import { disc, FINE, leaves, line, m, rect, shape, times, type Draw } from './pen'

export const garden: Record<string, Draw> = {
  tree: ({ cx, cy }) =>
    `<ellipse cx="${n(cx + 3)}" cy="${n(cy + 5)}" rx="19" ry="18" fill="#000" opacity=".28" stroke="none"/>` +
    shape(leaves(cx, cy, 16, 8, 0.3), 'leaf') +
    line(m(cx - 8, cy - 5, 'q4-6 10-5'), m(cx + 2, cy + 6, 'q6 0 8-6'), m(cx - 7, cy + 7, 'q2 3 6 3')) +
    disc(cx, cy, 2.2, 'leaf-2', FINE),

  bush: ({ cx, cy }) => shape(leaves(cx, cy + 1, 14, 7, 0.5), 'leaf-2') + line(m(cx - 6, cy - 2, 'q4-5 9-3'), m(cx, cy + 6, 'q5 0 6-5')),

  hedge: ({ x, y, w, h, cy }) =>
    rect(x, y + 4, w, h - 6, 'leaf-2', 13) +
    times(Math.floor(w / 20), (i) => line(m(x + 12 + i * 20, cy - 3, 'q5-5 9 0'), m(x + 6 + i * 20, cy + 6, 'q4-4 8 0'))),

  lounger: ({ x, y, w, h }) =>
    rect(x + 4, y, w - 8, h, 'wood') +
    rect(x + 8, y + 4, w - 16, 20, 'cloth', 4, FINE) +
    line(times(5, (i) => m(x + 4, y + 30 + i * 9, `h${n(w - 8)}`))),

  grill: ({ cx, cy }) =>
    disc(cx, cy, 15, 'dark') +
    disc(cx, cy, 11, 'metal', FINE) +
    line(times(4, (i) => m(cx - 9, cy - 6 + i * 4, 'h18'))) +
    rect(cx + 11, cy - 4, 8, 8, 'wood', 1, FINE),

  tank: ({ x, y, w, h, cx, cy }) =>
    rect(x, y, w, h, 'metal', 6) +
    disc(cx, cy, 11, 'white-2', FINE) +
    line(m(cx - 11, cy, 'h22'), m(cx, cy - 11, 'v22'), m(cx - 8, cy - 8, 'l16 16'), m(cx + 8, cy - 8, 'l-16 16')),
}
