// Furniture of the corner buildings as SVG text, low in contrast and along the walls: the middle stays free.

import { n, type Rect } from '../../../art/geometry'
import type { PlaceName } from '../city'

const box = (x: number, y: number, w: number, h: number, r = 2): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${r}" fill="var(--b-furn)"/>`
const disc = (x: number, y: number, r: number, fill = 'furn'): string => `<circle cx="${n(x)}" cy="${n(y)}" r="${r}" fill="var(--b-${fill})"/>`
const line = (d: string): string => `<path d="${d}" fill="none"/>`
const times = (count: number, draw: (i: number) => string): string => Array.from({ length: count }, (_, i) => draw(i)).join('')

function armory([a, b, , f]: Rect): string {
  const lockers = times(12, (i) => box(a + 104 + i * 22, b + 7, 19, 13) + line(`M${n(a + 108 + i * 22)} ${n(b + 13)}h11`))
  return lockers + times(6, (i) => box(a + 112 + i * 46, f - 20, 36, 13))
}

function church([a, b, e, f]: Rect): string {
  const pews = times(7, (i) => box(a + 106 + i * 34, b + 8, 8, 26, 3) + box(a + 106 + i * 34, f - 34, 8, 26, 3))
  const altar = box(e - 30, b + 48, 14, 40, 3) + line(`M${n(e - 23)} ${n(b + 56)}v24M${n(e - 27)} ${n(b + 63)}h8`)
  const aisle = `<rect x="${n(a + 100)}" y="${n(b + 50)}" width="${n(e - a - 136)}" height="34" fill="var(--b-diner)" opacity=".35" stroke="none"/>`
  return aisle + pews + altar
}

function bank([a, b, e, f]: Rect): string {
  const counter = box(a + 104, b + 8, 130, 14, 3) + times(4, (i) => disc(a + 120 + i * 32, b + 31, 5))
  const vault = disc(e - 22, b + 24, 17) + disc(e - 22, b + 24, 9, 'furn-2') + line(`M${n(e - 22)} ${n(b + 15)}v18M${n(e - 31)} ${n(b + 24)}h18`)
  return counter + vault + times(4, (i) => box(a + 104 + i * 30, f - 18, 22, 10))
}

function hospital([a, b, e, f]: Rect): string {
  const beds = times(4, (i) => box(a + 104 + i * 68, b + 7, 40, 24, 4) + box(a + 107 + i * 68, b + 10, 10, 18, 3))
  return beds + box(a + 106, f - 20, 90, 12, 3) + times(3, (i) => disc(e - 20 - i * 18, f - 14, 6))
}

const FITTINGS: Partial<Record<PlaceName, (room: Rect) => string>> = { armory, church, bank, hospital }

export function fittings(place: PlaceName, room: Rect): string {
  return `<g stroke="var(--b-furn-line)" stroke-width="1.3">${FITTINGS[place]?.(room) ?? ''}</g>`
}
