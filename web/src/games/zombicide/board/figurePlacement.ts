// Positions in a zone: survivors left, then zombies by kind, tokens at the lower rim. Crowded zones draw smaller.

import type { Rect } from '../../../art/geometry'
import { T, type Point, type Town } from '../map/town'
import type { ZombicideView } from '../viewTypes'

export type Kind = keyof ZombicideView['stock']

export const KINDS: Kind[] = ['walker', 'runner', 'fatty', 'abomination']
const GROWN: Record<Kind, number> = { walker: 1, runner: 1, fatty: 1.12, abomination: 1.5 }
export const FIGURE = 43
export const FACE = 44
export const CAR = { width: 92, height: 46 }
const RIM = 5

export interface Place extends Point {
  /** 1 = full size. */
  scale: number
}

export interface Horde {
  /** "zom:z5:walker" */
  id: string
  zone: string
  kind: Kind
  count: number
}

export interface FigurePlacement {
  survivors: Map<string, Place>
  hordes: { horde: Horde; at: Place }[]
  cars: Map<string, Place & { turn: number }>
  noise: Map<string, Point>
  objectives: Map<string, Point>
}

interface Item {
  width: number
  height: number
  put: (at: Place) => void
}

/** Side of a horde's figure at full size. */
export function sizeOf(kind: Kind): number {
  return FIGURE * GROWN[kind]
}

const SCALES = [1, 0.9, 0.8, 0.7, 0.6, 0.52, 0.45, 0.38]

/** Rows of items from left to right, the block in the middle of the rectangle. Null = they do not fit at this scale. */
export function rows(items: readonly { width: number; height: number }[], rect: Rect, scale: number): Point[] | null {
  const width = rect[2] - rect[0]
  const lines: { from: number; to: number; width: number; height: number }[] = []
  items.forEach((item, i) => {
    const line = lines.at(-1)
    const w = item.width * scale
    if (line && line.width + w <= width) {
      line.to = i
      line.width += w
      line.height = Math.max(line.height, item.height * scale)
    } else lines.push({ from: i, to: i, width: w, height: item.height * scale })
  })
  const tall = lines.reduce((sum, line) => sum + line.height, 0)
  if (tall > rect[3] - rect[1] || lines.some((line) => line.width > width + 1)) return null
  const out: Point[] = []
  let y = (rect[1] + rect[3] - tall) / 2
  for (const line of lines) {
    let x = (rect[0] + rect[2] - line.width) / 2
    for (let i = line.from; i <= line.to; i++) {
      const w = items[i]!.width * scale
      out.push({ x: x + w / 2, y: y + line.height / 2 })
      x += w
    }
    y += line.height
  }
  return out
}

function arrange(items: Item[], rect: Rect): void {
  if (!items.length) return
  for (const scale of SCALES) {
    const result = rows(items, rect, scale)
    if (!result && scale !== SCALES.at(-1)) continue
    const last = result ?? items.map((_, i) => ({ x: rect[0] + ((i + 0.5) * (rect[2] - rect[0])) / items.length, y: (rect[1] + rect[3]) / 2 }))
    items.forEach((item, i) => item.put({ ...last[i]!, scale }))
    return
  }
}

/** Cuts a strip off the side of a rectangle that is nearest to a point. */
export function cutStrip(rect: Rect, point: Point, strip: number): Rect {
  const far = [point.x - rect[0], point.y - rect[1], rect[2] - point.x, rect[3] - point.y]
  const side = far.indexOf(Math.min(...far))
  const out: [number, number, number, number] = [...rect]
  out[side]! += side < 2 ? strip : -strip
  return out[2] - out[0] < 38 || out[3] - out[1] < 38 ? rect : out
}

/** Where a mark of the mission is drawn: on its printed place, or on the very edge of the board beside it. */
export function markPoint(town: Town, pos: readonly [number, number]): Point {
  const at = { x: pos[0] * T, y: pos[1] * T }
  const far = [at.x, at.y, town.width - at.x, town.height - at.y]
  const nearest = far.indexOf(Math.min(...far))
  if (far[nearest]! > 34) return at
  if (nearest % 2) return { x: at.x, y: nearest === 1 ? -2 : town.height + 2 }
  return { x: nearest === 0 ? -2 : town.width + 2, y: at.y }
}

export function placeFigures(town: Town, view: ZombicideView): FigurePlacement {
  const out: FigurePlacement = { survivors: new Map(), hordes: [], cars: new Map(), noise: new Map(), objectives: new Map() }
  const items = new Map<string, Item[]>()
  const add = (zone: string, item: Item) => items.set(zone, [...(items.get(zone) ?? []), item])
  for (const one of view.survivors) {
    if (one.fate !== 'board' || !one.zone || one.car) continue
    add(one.zone, { width: FACE + 7, height: FACE + 7, put: (at) => out.survivors.set(one.id, at) })
  }
  for (const zone of view.zones) {
    for (const kind of KINDS) {
      const count = zone.zombies[kind] ?? 0
      if (!count) continue
      const horde = { id: `zom:${zone.id.slice(5)}:${kind}`, zone: zone.id, kind, count }
      const size = sizeOf(kind)
      add(zone.id, { width: size * (count > 1 ? 1.3 : 1.02), height: size * 1.02, put: (at) => out.hordes.push({ horde, at }) })
    }
  }
  const tokens = new Map(view.zones.filter((zone) => zone.tokens > 0).map((zone) => [zone.id, zone.tokens]))
  const lying = town.scene.objectives.filter((token) => view.objectives.includes(token.id))
  const parked = new Map<string, string[]>()
  for (const car of view.cars) if (car.zone) parked.set(car.zone, [...(parked.get(car.zone) ?? []), car.id])
  const zones = new Set([...items.keys(), ...tokens.keys(), ...lying.map((token) => token.zone), ...parked.keys()])
  for (const zone of zones) {
    let rect = inset(town.roomiest(zone), RIM)
    for (const spawn of town.scene.spawns) if (spawn.zone === zone) rect = cutStrip(rect, markPoint(town, spawn.pos), 10)
    if (town.scene.exit === zone && town.scene.marks.exit) rect = cutStrip(rect, markPoint(town, town.scene.marks.exit), 12)
    rect = park(town, zone, parked.get(zone) ?? [], rect, items.has(zone), out)
    rect = rim(
      zone,
      tokens.has(zone),
      lying.filter((token) => token.zone === zone),
      rect,
      (items.get(zone)?.length ?? 0) > 0,
      out,
    )
    arrange(items.get(zone) ?? [], rect)
  }
  seat(view, out)
  out.hordes.sort((a, b) => a.at.y - b.at.y || a.at.x - b.at.x)
  return out
}

function inset(rect: Rect, by: number): Rect {
  return [rect[0] + by, rect[1] + by, rect[2] - by, rect[3] - by]
}

/** Puts cars in the middle of an empty zone, else one behind the other in its lower part; returns the remaining room. */
function park(town: Town, zone: string, cars: string[], rect: Rect, crowded: boolean, out: FigurePlacement): Rect {
  if (!cars.length) return rect
  const [x0, y0, x1, y1] = town.roomiest(zone)
  const scale = Math.min(1, (rect[2] - rect[0]) / CAR.width)
  const long = CAR.height * scale + 4
  const deep = long * cars.length
  const bottom = crowded ? y1 - 10 : (y0 + y1 + deep) / 2
  cars.forEach((car, i) => {
    const y = bottom - long / 2 - i * long
    const wide = x1 - x0 > 140 && rect[3] - rect[1] > 120
    out.cars.set(car, { x: scale < 1 ? (rect[0] + rect[2]) / 2 : (x0 + x1) / 2, y, scale, turn: wide ? (i % 2 ? 6 : -6) : 0 })
  })
  return [rect[0], rect[1], rect[2], Math.max(rect[1] + 34, rect[3] - deep)]
}

/** Noise and crates at the lower rim: noise left, crates right. */
function rim(zone: string, noise: boolean, tokens: { id: string }[], rect: Rect, crowded: boolean, out: FigurePlacement): Rect {
  if (!noise && !tokens.length) return rect
  const y = rect[3] - 9
  if (noise) out.noise.set(zone, { x: rect[0] + 12, y })
  tokens.forEach((token, i) => {
    const x = crowded ? rect[2] - 14 - i * 28 : (rect[0] + rect[2]) / 2 + i * 28
    out.objectives.set(token.id, { x, y: crowded ? y - 3 : (rect[1] + rect[3]) / 2 })
  })
  const tall = rect[3] - rect[1]
  return tall > 64 ? [rect[0], rect[1], rect[2], rect[3] - 18] : rect
}

/** Seats of a car as it is drawn, driver first. */
export const SEATS: readonly Point[] = [
  { x: 12, y: -8 },
  { x: 12, y: 9 },
  { x: -12, y: -8 },
  { x: -12, y: 9 },
]

function seat(view: ZombicideView, out: FigurePlacement): void {
  for (const car of view.cars) {
    const at = out.cars.get(car.id)
    car.seats.forEach((who, i) => {
      if (who && at) out.survivors.set(who, { x: at.x + SEATS[i]!.x * at.scale, y: at.y + SEATS[i]!.y * at.scale, scale: 0.48 * at.scale })
    })
  }
}
