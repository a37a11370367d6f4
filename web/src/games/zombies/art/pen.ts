// Drawing style of furniture on tiles: flat fills in quiet colours.

import { n } from '../../../art/geometry'

export type Ink = 'furn' | 'furn-2' | 'green-2'

export function box(x: number, y: number, w: number, h: number, r = 2, ink: Ink = 'furn'): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${r}" fill="var(--b-${ink})"/>`
}

export function disc(x: number, y: number, r: number, ink: Ink = 'furn'): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="var(--b-${ink})"/>`
}

export function line(d: string, width = 1.3): string {
  return `<path d="${d}" fill="none" stroke-width="${width}"/>`
}

/** A layer of furniture with thin soft outlines. */
export function layer(body: string): string {
  return `<g stroke="var(--b-furn-line)" stroke-width="1.3" stroke-linejoin="round">${body}</g>`
}
