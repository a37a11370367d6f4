// Positions of the rooms, given by the game or with linked rooms as neighbours, and the roads between them.

import type { Rect } from '../../art/geometry'
import type { PlainPlace } from './viewTypes'

const WIDE = 250
/** Room height with which the whole map fits the usual window. */
const HIGH = { least: 140, most: 210, ratio: 1.95 }
export const GAP = 30
const EDGE = 14

type Spot = readonly [column: number, row: number]

interface Cell {
  place: PlainPlace
  at: Spot
  size: Spot
}

export interface Room {
  place: PlainPlace
  rect: Rect
}

export interface Road {
  id: string
  from: { x: number; y: number }
  to: { x: number; y: number }
}

export interface Plan {
  rooms: Room[]
  roads: Road[]
  /** Size of a room of one cell. */
  cell: { width: number; height: number }
  width: number
  height: number
}

const key = ([column, row]: Spot): string => `${column},${row}`
const far = (a: Spot, b: Spot): number => Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1])

/** Links go both ways, even if only one end names them. */
function neighbours(places: PlainPlace[]): Map<string, Set<string>> {
  const result = new Map(places.map((place) => [place.id, new Set<string>()]))
  for (const place of places) {
    for (const other of place.links ?? []) {
      if (other === place.id || !result.has(other)) continue
      result.get(place.id)!.add(other)
      result.get(other)!.add(place.id)
    }
  }
  return result
}

/** Rooms ordered so that each comes after a linked one, if there is one. */
function outwards(places: PlainPlace[], links: Map<string, Set<string>>): PlainPlace[] {
  const left = new Map(places.map((place) => [place.id, place]))
  const order: PlainPlace[] = []
  while (left.size) {
    const queue = [[...left.keys()].sort((a, b) => links.get(b)!.size - links.get(a)!.size)[0]!]
    for (let i = 0; i < queue.length; i += 1) {
      const place = left.get(queue[i]!)
      if (!place) continue
      left.delete(place.id)
      order.push(place)
      queue.push(...[...links.get(place.id)!].filter((id) => left.has(id)))
    }
  }
  return order
}

/** A grid by links: every room on the free cell nearest to the rooms it is linked to. */
function settled(places: PlainPlace[], links: Map<string, Set<string>>): Cell[] {
  const columns = Math.max(1, Math.ceil(Math.sqrt(places.length)))
  const rows = Math.ceil(places.length / columns) + (places.length > 4 ? 1 : 0)
  const free = new Map<string, Spot>()
  for (let row = 0; row < rows; row += 1) for (let column = 0; column < columns; column += 1) free.set(key([column, row]), [column, row])
  const at = new Map<string, Spot>()
  const middle: Spot = [(columns - 1) / 2, (rows - 1) / 2]
  const linked = [...links.values()].some((others) => others.size > 0)
  for (const place of linked ? outwards(places, links) : places) {
    const near = [...links.get(place.id)!].map((id) => at.get(id)).filter((spot) => spot !== undefined)
    const cost = (spot: Spot) =>
      (near.length ? near.reduce((sum, other) => sum + far(spot, other) ** 2, 0) : 0) + (linked ? far(spot, middle) * 0.1 : 0)
    const spot = [...free.values()].reduce((best, other) => (cost(other) < cost(best) ? other : best))
    free.delete(key(spot))
    at.set(place.id, spot)
  }
  return places.map((place) => ({ place, at: at.get(place.id)!, size: [1, 1] }))
}

/** Numbers in use, one after the other: empty rows and columns take no room. */
function packed(cells: Cell[]): Cell[] {
  const used = (axis: 0 | 1) =>
    [...new Set(cells.flatMap((cell) => Array.from({ length: cell.size[axis] }, (_, i) => cell.at[axis] + i)))].sort((a, b) => a - b)
  const [columns, rows] = [used(0), used(1)]
  return cells.map((cell) => ({ ...cell, at: [columns.indexOf(cell.at[0]), rows.indexOf(cell.at[1])] as const }))
}

function rectOf({ at: [column, row], size: [wide, high] }: Cell, height: number): Rect {
  const [x, y] = [EDGE + column * (WIDE + GAP), EDGE + row * (height + GAP)]
  return [x, y, x + wide * WIDE + (wide - 1) * GAP, y + high * height + (high - 1) * GAP]
}

function heightOf(cells: Cell[]): number {
  const end = (axis: 0 | 1) => Math.max(1, ...cells.map((cell) => cell.at[axis] + cell.size[axis]))
  const whole = (end(0) * (WIDE + GAP) - GAP) / HIGH.ratio
  return Math.round(Math.min(HIGH.most, Math.max(HIGH.least, (whole + GAP) / end(1) - GAP)))
}

/** From wall to wall where two rooms face each other, else from middle to middle below the rooms between. */
function road(a: Room, b: Room): Road {
  const id = [a.place.id, b.place.id].sort().join(' ')
  const [first, second] = a.rect[0] + a.rect[1] <= b.rect[0] + b.rect[1] ? [a.rect, b.rect] : [b.rect, a.rect]
  const across = [Math.max(first[1], second[1]), Math.min(first[3], second[3])] as const
  const down = [Math.max(first[0], second[0]), Math.min(first[2], second[2])] as const
  if (across[1] - across[0] > 40) {
    const y = (across[0] + across[1]) / 2
    const [left, right] = first[0] <= second[0] ? [first, second] : [second, first]
    return { id, from: { x: left[2], y }, to: { x: right[0], y } }
  }
  if (down[1] - down[0] > 40) {
    const x = (down[0] + down[1]) / 2
    const [upper, lower] = first[1] <= second[1] ? [first, second] : [second, first]
    return { id, from: { x, y: upper[3] }, to: { x, y: lower[1] } }
  }
  const middle = ([x0, y0, x1, y1]: Rect) => ({ x: (x0 + x1) / 2, y: (y0 + y1) / 2 })
  return { id, from: middle(first), to: middle(second) }
}

export function planOf(places: PlainPlace[]): Plan {
  const links = neighbours(places)
  const given = places.length > 0 && places.every((place) => place.at)
  const cells = packed(
    given
      ? places.map((place) => ({ place, at: place.at!, size: [Math.max(1, place.size?.[0] ?? 1), Math.max(1, place.size?.[1] ?? 1)] as const }))
      : settled(places, links),
  )
  const height = heightOf(cells)
  const rooms = cells.map((cell) => ({ place: cell.place, rect: rectOf(cell, height) }))
  const byId = new Map(rooms.map((room) => [room.place.id, room]))
  const roads = new Map<string, Road>()
  for (const [id, others] of links) {
    for (const other of others) {
      const one = road(byId.get(id)!, byId.get(other)!)
      roads.set(one.id, one)
    }
  }
  return {
    rooms,
    roads: [...roads.values()],
    cell: { width: WIDE, height },
    width: Math.max(WIDE, ...rooms.map((room) => room.rect[2])) + EDGE,
    height: Math.max(height, ...rooms.map((room) => room.rect[3])) + EDGE,
  }
}

const plans = new WeakMap<PlainPlace[], Plan>()

/** The plan of a scene's places; made once. */
export function plan(places: PlainPlace[]): Plan {
  let result = plans.get(places)
  if (!result) plans.set(places, (result = planOf(places)))
  return result
}
