// Garage.

import { disc, FINE, line, m, rect, times, type Draw, type Ink } from './pen'

const TINS: Ink[] = ['cloth', 'leaf', 'white-2']

export const garage: Record<string, Draw> = {
  rack: ({ x, y, w }) =>
    rect(x, y, w, 26, 'metal', 2) +
    rect(x + 3, y + 4, w - 6, 18, 'dark', 1, FINE) +
    times(Math.floor((w - 12) / 17), (i) => {
      const at = x + 13 + i * 17
      return i % 3 === 1
        ? rect(at - 7, y + 6, 14, 14, 'wood', 1, FINE) + line(m(at, y + 6, 'v14'))
        : disc(at, y + 13, 6.5, TINS[i % 3]!, FINE) + disc(at, y + 13, 2.8, 'metal', ' stroke-width="1"')
    }),

  bench: ({ x, y, w, h }) =>
    rect(x, y, w, h - 8, 'wood', 2) +
    line(m(x, y + 18, `h${w}`), m(x + 14, y + 4, 'v10'), m(x + 10, y + 4, 'h8'), m(x + 30, y + 4, 'l8 8'), m(x + 50, y + 5, 'q6 5 12 0')) +
    rect(x + 74, y + 3, 22, 11, 'metal', 2, FINE),

  bench_v: ({ x, y, w, h }) =>
    rect(x + 6, y, w - 6, h, 'wood', 2) +
    line(m(x + 12, y, `v${h}`)) +
    rect(x + 17, y + 8, 12, 18, 'metal', 2, FINE) +
    line(m(x + 18, y + 44, 'l10 18'), m(x + 16, y + 46, 'l6-4')) +
    disc(x + 24, y + 36, 3, 'cloth', FINE),

  tyres: ({ cx, cy }) =>
    disc(cx + 3, cy + 3, 14, 'dark') +
    disc(cx - 2, cy - 2, 14, 'dark') +
    disc(cx - 2, cy - 2, 7, 'metal', FINE) +
    line(m(cx - 12, cy - 6, 'l3 1'), m(cx + 6, cy - 9, 'l-2 2'), m(cx + 5, cy + 6, 'l-2-2')),

  crate: ({ x, y, w, h }) =>
    rect(x, y, w, h, 'wood', 2) + line(m(x, y + 9, `h${w}`), m(x, y + h - 9, `h${w}`), m(x + 4, y + 11, `l${w - 8} ${h - 22}`)),

  drum: ({ cx, cy }) =>
    disc(cx, cy, 15, 'cloth-2') + disc(cx, cy, 11.5, 'cloth', FINE) + disc(cx + 5, cy - 4, 2.6, 'dark', FINE) + line(m(cx - 7, cy + 4, 'q7 6 14 0')),

  bin: ({ x, y, w, h, cx }) =>
    rect(x + 1, y + 2, w - 2, h - 4, 'leaf-2', 5) + rect(x + 5, y + 6, w - 10, h - 16, 'leaf', 3, FINE) + line(m(cx - 6, y + h - 6, 'h12')),

  boxes: ({ x, y }) =>
    rect(x, y + 6, 34, 28, 'wood', 2) +
    line(m(x + 17, y + 6, 'v28')) +
    rect(x + 37, y + 2, 30, 20, 'wood-2', 2) +
    rect(x + 42, y + 16, 30, 18, 'wood', 2) +
    line(m(x + 57, y + 16, 'v18')),

  bicycle: ({ x, w, cy }) => {
    const frame = m(x + 15, cy + 4, 'l14-12h20l9 12') + m(x + 29, cy - 8, 'l8 13l12-13') + m(x + 15, cy + 4, 'h22')
    const bars = m(x + 25, cy - 11, 'h8') + m(x + 49, cy - 8, 'l2-5h6')
    const wheel = ' fill-opacity=".25"'
    return (
      disc(x + 15, cy + 4, 12, 'dark', wheel) +
      disc(x + w - 15, cy + 4, 12, 'dark', wheel) +
      `<path class="o" d="${frame}${bars}" stroke="var(--f-cloth)" stroke-width="5"/>` +
      line(frame)
    )
  },
}
