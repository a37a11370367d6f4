// The pen furniture is drawn with: flat fills in the colours of the house, ink lines from the layer they stand in.

import { n } from '../../../art/geometry'
import { U, X } from '../house'

export type Ink = 'wood' | 'wood-2' | 'dark' | 'cloth' | 'cloth-2' | 'white' | 'white-2' | 'metal' | 'leaf' | 'leaf-2' | 'glass' | 'sheet' | 'water'

/** The space of a piece: its squares less a rim of three units. */
export interface Spot {
  x: number
  y: number
  w: number
  h: number
  cx: number
  cy: number
}

export type Draw = (spot: Spot) => string

/** Extra attributes: a thinner line for details inside a piece. */
export const FINE = ' class="d"'
export const HAIR = ' stroke-width="1.1"'

export function spot(c0: number, r0: number, c1: number, r1: number): Spot {
  const [x, y] = [X(c0) + 3, X(r0) + 3]
  const [w, h] = [(c1 - c0 + 1) * U - 6, (r1 - r0 + 1) * U - 6]
  return { x, y, w, h, cx: x + w / 2, cy: y + h / 2 }
}

export function rect(x: number, y: number, w: number, h: number, ink: Ink, r = 3, more = ''): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${r}" fill="var(--f-${ink})"${more}/>`
}

export function disc(x: number, y: number, r: number, ink: Ink, more = ''): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="var(--f-${ink})"${more}/>`
}

export function oval(x: number, y: number, rx: number, ry: number, ink: Ink, more = ''): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${rx}" ry="${ry}" fill="var(--f-${ink})"${more}/>`
}

export function shape(d: string, ink: Ink, more = ''): string {
  return `<path d="${d}" fill="var(--f-${ink})"${more}/>`
}

export function line(...parts: string[]): string {
  return `<path class="o d" d="${parts.join('')}"/>`
}

/** "M x y rest": the start of a line. */
export function m(x: number, y: number, rest: string): string {
  return `M${n(x)} ${n(y)}${rest}`
}

export function times(count: number, draw: (i: number) => string): string {
  return Array.from({ length: count }, (_, i) => draw(i)).join('')
}

/** A round crown of `lobes` leaves. */
export function leaves(x: number, y: number, r: number, lobes: number, turn = 0): string {
  const at = (i: number) => {
    const a = turn + (i * 2 * Math.PI) / lobes
    return `${n(x + r * Math.cos(a))} ${n(y + r * Math.sin(a))}`
  }
  return `M${at(0)}${times(lobes, (i) => `A${n(r * 0.52)} ${n(r * 0.52)} 0 0 1 ${at(i + 1)}`)}Z`
}

const SPINES: Ink[] = ['cloth', 'leaf', 'white-2', 'wood-2', 'metal', 'cloth-2']

/** Books side by side from `from` to `to`, with gaps; `book` draws the one at a place, with its thickness. */
export function books(from: number, to: number, book: (at: number, size: number, short: number, ink: Ink) => string): string {
  let drawn = ''
  for (let at = from, i = 0; at < to; i++) {
    const size = [5, 7, 4, 6][i % 4]!
    if (i % 7 !== 5) drawn += book(at, size, (i * 3) % 4, SPINES[i % 6]!)
    at += size + 1
  }
  return drawn
}
