// Low-contrast furniture along the walls of a room; the middle stays free for figures. Drawn in the frame of the tile.

import { n, type Rect } from '../../../art/geometry'

type Chance = () => number
type Ink = 'furn' | 'furn-2'

/** The space of a piece: the rectangle less a rim. */
interface Spot {
  x0: number
  y0: number
  x1: number
  y1: number
  w: number
  h: number
  cx: number
  cy: number
}

type Draw = (s: Spot, chance: Chance) => string

function box(x: number, y: number, w: number, h: number, r = 2, ink: Ink = 'furn'): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${r}" fill="var(--b-${ink})"/>`
}

function disc(x: number, y: number, r: number, ink: Ink = 'furn'): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="var(--b-${ink})"/>`
}

function oval(x: number, y: number, rx: number, ry: number, ink: Ink, more = ''): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="var(--b-${ink})"${more}/>`
}

const line = (d: string): string => `<path d="${d}" fill="none"/>`
const at = (x: number, y: number): string => `M${n(x)} ${n(y)}`
const times = (count: number, draw: (i: number) => string): string => Array.from({ length: count }, (_, i) => draw(i)).join('')

const bed: Draw = ({ x0, x1, y0, y1 }) =>
  box(x1 - 38, y0, 38, 50, 4) +
  box(x1 - 35, y0 + 3, 14, 10, 3) +
  box(x1 - 17, y0 + 3, 14, 10, 3) +
  line(`${at(x1 - 38, y0 + 20)}h38`) +
  box(x0, y1 - 12, 34, 12) +
  line(`${at(x0 + 17, y1 - 12)}v12`) +
  box(x1 - 52, y0, 11, 11)

const sofa: Draw = ({ x0, x1, y0, y1, w }) => {
  const long = Math.min(w * 0.5, 56)
  const half = Math.min(w * 0.25, 28)
  return (
    box(x0, y0, long, 16, 5) +
    box(x0 + 5, y0 + 7, long - 10, 12, 3) +
    oval(x0 + half, y0 + 40, Math.min(w * 0.25, 26), 13, 'furn-2') +
    box(x0 + half - 10, y0 + 35, 20, 10, 3) +
    box(x1 - 12, y1 - 34, 12, 34) +
    line(`${at(x1 - 12, y1 - 22)}h12${at(x1 - 12, y1 - 11)}h12`)
  )
}

const kitchen: Draw = ({ x0, x1, y0, y1, w }) =>
  box(x0, y0, w * 0.72, 14) +
  line(`${at(x0 + 22, y0)}v14${at(x0 + 44, y0)}v14`) +
  disc(x0 + 7, y0 + 7, 3.4, 'furn-2') +
  disc(x0 + 15, y0 + 7, 3.4, 'furn-2') +
  box(x0 + 26, y0 + 3, 14, 8, 3, 'furn-2') +
  box(x0, y0 + 14, 14, 22) +
  disc(x1 - 15, y1 - 15, 13) +
  disc(x1 - 15, y1 - 15, 5, 'furn-2')

const bath: Draw = ({ x0, x1, y0, y1 }) =>
  box(x0, y0, 48, 22, 7) +
  box(x0 + 4, y0 + 4, 40, 14, 6, 'furn-2') +
  box(x1 - 14, y1 - 18, 14, 18, 3) +
  disc(x1 - 7, y1 - 9, 4.5, 'furn-2') +
  box(x0, y1 - 14, 12, 14, 3) +
  disc(x0 + 6, y1 - 6, 5)

const stalls: Draw = ({ x0, x1, y0, w }) => {
  const count = Math.max(2, Math.floor(w / 24))
  const step = w / count
  const stall = (i: number) => {
    const x = x0 + i * step
    return line(`${at(x, y0)}v22`) + box(x + step / 2 - 6, y0, 12, 5, 1) + disc(x + step / 2, y0 + 10, 5.5)
  }
  return times(count, stall) + line(`${at(x1, y0)}v22`)
}

const crates: Draw = ({ x0, x1, y0, y1 }) =>
  (
    [
      [x0, y0, 22],
      [x0 + 24, y0, 17],
      [x0, y0 + 24, 17],
      [x1 - 20, y1 - 20, 20],
      [x1 - 16, y0, 16],
    ] as const
  )
    .map(([x, y, s]) => box(x, y, s, s) + line(`${at(x + 3, y + 3)}l${s - 6} ${s - 6}${at(x + s - 3, y + 3)}l${6 - s} ${s - 6}`))
    .join('')

const rubble: Draw = ({ x0, x1, y0, y1, h, cx }, chance) => {
  const stone = () => {
    const x = chance() < 0.5 ? x0 + chance() * 16 : x1 - 16 + chance() * 12
    const y = y0 + chance() * h
    const size = 5 + chance() * 6
    const dots = [0, 1.2, 2.4, 3.7, 5].map((turn) => {
      const px = x + size * Math.cos(turn + chance() * 0.6)
      const py = y + size * Math.sin(turn + chance() * 0.6)
      return `${n(Math.min(Math.max(px, x0), x1))} ${n(Math.min(Math.max(py, y0), y1))}`
    })
    return `<path d="M${dots.join('L')}Z" fill="var(--b-furn)"/>`
  }
  return times(5, stone) + line(`${at(cx - 12, y0)}l8 12l-5 8l9 10${at(cx + 14, y1)}l-6-10l6-7`)
}

const desk: Draw = ({ x0, x1, y0, y1 }) =>
  `<path d="${at(x0, y0 + 34)}V${n(y0 + 10)}Q${n(x0)} ${n(y0)} ${n(x0 + 10)} ${n(y0)}H${n(x0 + 44)}V${n(y0 + 12)}H${n(x0 + 12)}V${n(y0 + 34)}Z" fill="var(--b-furn)"/>` +
  box(x0 + 24, y0 + 2, 12, 7, 1, 'furn-2') +
  disc(x1 - 9, y1 - 9, 8) +
  disc(x1 - 9, y1 - 9, 4, 'furn-2')

const desks: Draw = ({ x0, x1, y0, y1 }) =>
  (
    [
      [x0, y0],
      [x1 - 34, y1 - 16],
      [x0, y1 - 16],
    ] as const
  )
    .map(([x, y]) => box(x, y, 34, 16) + box(x + 10, y + 3, 14, 7, 1, 'furn-2') + disc(x + 17, y + (y === y0 ? 21 : -5), 5))
    .join('')

const circle: Draw = ({ cx, cy, w, h }) =>
  times(8, (i) => {
    const turn = (i * Math.PI) / 4 + 0.3
    return disc(cx + Math.cos(turn) * w * 0.4, cy + Math.sin(turn) * h * 0.38, 5.5)
  }) + oval(cx, cy, w * 0.26, h * 0.24, 'furn-2', ' stroke="none"')

const plants: Draw = ({ x0, x1, y0, y1 }) =>
  (
    [
      [x0 + 7, y0 + 7],
      [x1 - 7, y1 - 7],
    ] as const
  )
    .map(
      ([x, y]) =>
        [0, 60, 120].map((turn) => oval(x, y, 9, 3.6, 'furn', ` transform="rotate(${turn} ${n(x)} ${n(y)})"`)).join('') + disc(x, y, 3, 'furn-2'),
    )
    .join('')

const chairs: Draw = ({ x0, x1, y0, y1, h }) =>
  times(Math.max(2, Math.floor(h / 17)), (i) => box(x0, y0 + i * 17, 12, 12, 3)) + box(x1 - 12, y1 - 22, 12, 22)

const table: Draw = ({ cx, y0, h }) =>
  box(cx - 15, y0 + 12, 30, h - 24, 8) +
  times(4, (i) => {
    const y = y0 + 18 + (i * (h - 36)) / 3
    return disc(cx - 22, y, 5) + disc(cx + 22, y, 5)
  })

const lockers: Draw = ({ x0, y0, y1, w, cx }) => {
  const count = Math.max(3, Math.floor(w / 13))
  const step = w / count
  const locker = (i: number) => box(x0 + i * step, y0, step, 13, 1) + line(`${at(x0 + (i + 0.5) * step, y0 + 5)}v4`)
  return times(count, locker) + box(cx - 4, y1 - 34, 8, 30, 3)
}

const shelves: Draw = ({ x0, y0, y1, w, h }) => {
  const shelf = (x: number) => box(x, y0 + 8, 12, h * 0.5, 1) + times(3, (j) => line(`${at(x, y0 + 8 + ((j + 1) * h * 0.5) / 4)}h12`))
  return shelf(x0 + 8) + shelf(x0 + w - 20) + box(x0, y1 - 12, 30, 12, 2) + box(x0 + 6, y1 - 9, 8, 6, 1, 'furn-2')
}

const garage: Draw = ({ cx, cy, x0, x1, y0, y1 }) =>
  `<path d="${at(cx - 34, cy - 15)}q2-4 8-4h52q14 0 16 19q-2 19-16 19h-52q-6 0-8-4q-3-15 0-30Z" fill="var(--b-furn)"/>` +
  box(cx - 12, cy - 14, 26, 28, 4, 'furn-2') +
  box(cx - 24, cy - 13, 8, 26, 3) +
  box(cx + 18, cy - 13, 9, 26, 3) +
  box(cx - 46, cy - 22, 92, 6, 1, 'furn-2') +
  box(cx - 46, cy + 16, 92, 6, 1, 'furn-2') +
  box(x0, y1 - 12, 50, 12) +
  disc(x1 - 10, y0 + 10, 9) +
  disc(x1 - 10, y0 + 10, 4, 'furn-2') +
  disc(x1 - 29, y0 + 9, 8) +
  disc(x1 - 29, y0 + 9, 3.5, 'furn-2')

const diner: Draw = ({ x0, x1, y0, h }) =>
  box(x0, y0 + 10, 14, h - 30, 3) +
  times(Math.floor((h - 40) / 20) + 1, (i) => disc(x0 + 21, y0 + 20 + i * 20, 5)) +
  times(Math.max(1, Math.floor(h / 52)), (i) => {
    const y = y0 + 6 + i * 52
    return box(x1 - 22, y, 22, 8, 3) + box(x1 - 20, y + 11, 20, 14, 2) + box(x1 - 22, y + 28, 22, 8, 3)
  })

const boiler: Draw = ({ x0, x1, y0, y1 }) =>
  disc(x0 + 17, y0 + 17, 16) +
  disc(x0 + 17, y0 + 17, 8, 'furn-2') +
  disc(x1 - 14, y0 + 14, 13) +
  disc(x1 - 14, y0 + 14, 6, 'furn-2') +
  line(`${at(x0 + 33, y0 + 14)}H${n(x1 - 27)}${at(x0 + 33, y0 + 20)}H${n(x1 - 27)}`) +
  box(x0, y1 - 14, 28, 14)

/** Floor and furniture of each room of the tiles. */
const ROOMS: Record<string, [floor: string, draw: Draw]> = {
  'living room': ['carpet', sofa],
  bedroom: ['wood', bed],
  kitchen: ['check', kitchen],
  'large kitchen': ['check', kitchen],
  bathroom: ['tile', bath],
  toilets: ['tile', stalls],
  'wooden-floor room': ['wood', crates],
  'bare room': ['concrete', rubble],
  'reception office': ['office', desk],
  'garage workshop': ['concrete', garage],
  'blue office': ['office', desks],
  'circle of chairs': ['wood', circle],
  'chequered hall': ['check', plants],
  'waiting office': ['green', chairs],
  'dining room': ['wood', table],
  'open office': ['green', desks],
  'conference room': ['carpet', table],
  'white locker room': ['tile', lockers],
  'rubble corridor': ['concrete', rubble],
  'grocery shop': ['check', shelves],
  'stock room': ['concrete', crates],
  'ruined room (front)': ['iron', rubble],
  'ruined room (back)': ['concrete', rubble],
  'locker room': ['green', lockers],
  diner: ['diner', diner],
  'boiler room': ['iron', boiler],
}

const RIM = 8

export function floorOf(room: string): string {
  return ROOMS[room]?.[0] ?? 'concrete'
}

export function isKnownRoom(room: string): boolean {
  return room in ROOMS
}

export function furniture(room: string, rect: Rect, chance: Chance): string {
  const draw = ROOMS[room]?.[1] ?? crates
  const [x0, y0, x1, y1] = [rect[0] + RIM, rect[1] + RIM, rect[2] - RIM, rect[3] - RIM]
  const spot = { x0, y0, x1, y1, w: x1 - x0, h: y1 - y0, cx: (x0 + x1) / 2, cy: (y0 + y1) / 2 }
  return `<g stroke="var(--b-furn-line)" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round">${draw(spot, chance)}</g>`
}
