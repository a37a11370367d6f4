// Kitchen and bathroom.

import { disc, FINE, line, m, oval, rect, times, type Draw } from './pen'

const RIM = ' stroke-width="1"'

export const kitchen: Record<string, Draw> = {
  table: ({ x, y, w, h, cx, cy }) =>
    rect(x + 3, y + 6, w - 6, h - 12, 'wood', 10) +
    disc(cx, y + 3, 7, 'wood-2', FINE) +
    disc(cx, y + h - 3, 7, 'wood-2', FINE) +
    disc(cx, cy - 11, 7, 'white', FINE) +
    disc(cx, cy + 11, 7, 'white', FINE) +
    disc(cx, cy - 11, 3.5, 'white-2', RIM) +
    disc(cx, cy + 11, 3.5, 'white-2', RIM),

  fridge: ({ x, y, w, h }) =>
    rect(x, y, w, h, 'white', 4) + line(m(x, y + 8, `h${w}`), m(x + 8, y + 3, 'v2.5')) + rect(x + 6, y + 13, w - 12, h - 18, 'white-2', 2, FINE),

  counter: ({ x, y, w, h }) =>
    rect(x, y + 6, w + 3, h - 6, 'white-2', 2) +
    rect(x + 8, y + 11, 42, 19, 'metal', 4, FINE) +
    rect(x + 12, y + 14, 16, 13, 'dark', 3, FINE) +
    rect(x + 30, y + 14, 16, 13, 'dark', 3, FINE) +
    line(m(x + 29, y + 30, 'v-9')) +
    rect(x + 66, y + 9, 36, 24, 'dark', 2, FINE) +
    times(4, (i) => disc(x + 75 + (i % 2) * 17, y + 16 + Math.floor(i / 2) * 11, 4, 'metal', FINE)) +
    line(m(x + 116, y + 12, 'l14 4l-3 10l-14-4Z')),

  counter_v: ({ x, y, w, h }) =>
    rect(x + 6, y, w - 6, h + 8, 'white-2', 2) +
    rect(x + 11, y + 8, 20, 26, 'wood', 3, FINE) +
    line(m(x + 14, y + 28, 'l12-14'), m(x + 15, y + 13, 'l3 3')) +
    disc(x + 21, y + 56, 9, 'wood', FINE) +
    disc(x + 19, y + 54, 4, 'leaf', FINE) +
    disc(x + 24, y + 58, 4, 'cloth', FINE) +
    rect(x + 12, y + 78, 18, 24, 'metal', 3, FINE) +
    line(m(x + 16, y + 84, 'h10'), m(x + 16, y + 90, 'h10')),

  bath: ({ x, y, w, h, cx, cy }) =>
    rect(x, y, w, h, 'white', 9) +
    rect(x + 5, y + 9, w - 10, h - 15, 'water', 9, FINE) +
    disc(cx, y + 5, 2.4, 'metal', FINE) +
    line(m(cx - 6, cy, 'q3-3 6 0t6 0'), m(cx - 6, cy + 14, 'q3-3 6 0t6 0')),

  toilet: ({ x, y, w, h, cx, cy }) =>
    rect(x + 4, y + h - 11, w - 8, 11, 'white-2', 2) + oval(cx, cy - 3, 12, 14, 'white') + oval(cx, cy - 3, 7, 9, 'water', FINE),

  basin: ({ x, y, w, h, cx, cy }) =>
    rect(x + 1, y + 8, w - 2, h - 8, 'white', 6) + oval(cx, cy + 3, 11, 8, 'water', FINE) + line(m(cx, y + h - 2, 'v-8')),
}
