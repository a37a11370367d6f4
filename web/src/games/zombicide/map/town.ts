// The geometry of a mission: zones with their outlines, walls and the gaps in them.

import { outline, type Rect } from '../../../art/geometry'
import type { DoorScene, ZombicideScene, ZoneScene } from '../viewTypes'

/** Side of a tile in board units, and where its cells begin. */
export const T = 250
export const CUTS = [0, 75, 175, 250] as const

export type Cell = DoorScene['cell']

export interface Point {
  x: number
  y: number
}

/** An opening in a wall: along x = `at` ("v") or y = `at` ("h"), its middle at `mid`. */
export interface Gap {
  axis: 'v' | 'h'
  at: number
  mid: number
  width: number
  /** Name of the room whose floor shows in it. */
  room: string
}

/** A room as it lies on the board. */
export interface Room {
  name: string
  rects: Rect[]
}

export function cellRect([row, col]: Cell): Rect {
  const left = Math.floor(col / 3) * T
  const top = Math.floor(row / 3) * T
  return [left + CUTS[col % 3]!, top + CUTS[row % 3]!, left + CUTS[(col % 3) + 1]!, top + CUTS[(row % 3) + 1]!]
}

const key = ([row, col]: Cell): string => `${row},${col}`

export class Town {
  readonly width: number
  readonly height: number
  readonly cells: Cell[]
  readonly rooms: Room[] = []
  readonly gaps: Gap[] = []
  /** Outline of all buildings. */
  readonly block: string
  readonly zones: Map<string, ZoneScene>
  private readonly shapes = new Map<string, Rect[]>()
  private readonly best = new Map<string, Rect>()
  private readonly roomAt = new Map<string, Room>()
  private readonly zoneAt = new Map<string, ZoneScene>()

  constructor(readonly scene: ZombicideScene) {
    this.width = scene.columns * T
    this.height = scene.rows * T
    this.zones = new Map(scene.zones.map((zone) => [zone.id, zone]))
    this.cells = scene.zones.flatMap((zone) => zone.cells)
    for (const zone of scene.zones) {
      const rects = zone.rects.map((rect) => rect.map((v) => Math.round(v * T)) as unknown as Rect)
      this.shapes.set(zone.id, rects)
      for (const cell of zone.cells) this.zoneAt.set(key(cell), zone)
      if (zone.street) continue
      const room = { name: zone.name, rects }
      this.rooms.push(room)
      for (const cell of zone.cells) this.roomAt.set(key(cell), room)
    }
    this.block = outline(this.cells.filter((cell) => !this.isStreet(cell)).map(cellRect))
    for (const [a, b] of scene.openings) this.cut(a, b)
  }

  isStreet(cell: Cell): boolean {
    return this.zoneAt.get(key(cell))?.street ?? false
  }

  /** A gap in the wall between the rooms of two cells, as near to the middle of their border as the wall allows. */
  private cut(a: Cell, b: Cell, width = 34): void {
    const one = this.roomAt.get(key(a))
    const other = this.roomAt.get(key(b))
    if (!one || !other) return
    const [A, B] = [cellRect(a), cellRect(b)]
    const x = (Math.max(A[0], B[0]) + Math.min(A[2], B[2])) / 2
    const y = (Math.max(A[1], B[1]) + Math.min(A[3], B[3])) / 2
    let best: { far: number; gap: Gap } | null = null
    for (const wall of sharedWalls(one.rects, other.rects)) {
      const half = Math.min(width / 2 + 8, (wall.to - wall.from) / 2)
      const wanted = wall.axis === 'v' ? y : x
      const mid = Math.min(Math.max(wanted, wall.from + half), wall.to - half)
      const [px, py] = wall.axis === 'v' ? [wall.at, mid] : [mid, wall.at]
      const far = Math.abs(px - x) + Math.abs(py - y)
      if (best && best.far <= far) continue
      best = { far, gap: { axis: wall.axis, at: wall.at, mid, width: Math.min(width, wall.to - wall.from - 10), room: one.name } }
    }
    if (best) this.gaps.push(best.gap)
  }

  shape(zone: string): Rect[] {
    return this.shapes.get(zone) ?? []
  }

  zoneOf(cell: Cell): string | undefined {
    return this.zoneAt.get(key(cell))?.id
  }

  /** The roomiest rectangle inside a zone: the whole of it where it is a rectangle. */
  roomiest(zone: string): Rect {
    let result = this.best.get(zone)
    if (!result) this.best.set(zone, (result = largestInside(this.shape(zone))))
    return result
  }

  middle(zone: string): Point {
    const [x0, y0, x1, y1] = this.roomiest(zone)
    return { x: (x0 + x1) / 2, y: (y0 + y1) / 2 }
  }

  /** A door stands on the wall of its street cell, whole on the board. */
  doorPoint(door: Pick<DoorScene, 'cell' | 'side' | 'pos'>): Point {
    const [x0, y0, x1, y1] = cellRect(door.cell)
    const whole = (v: number, most: number) => Math.min(Math.max(v, 25), most - 25)
    if (door.side === 'N' || door.side === 'S') return { x: whole(door.pos[0] * T, this.width), y: door.side === 'N' ? y0 : y1 }
    return { x: door.side === 'W' ? x0 : x1, y: whole(door.pos[1] * T, this.height) }
  }

  /** Where one zone is left for its neighbour: the middle of their common border, a gap or an open door. */
  passage(from: string, to: string): Point | null {
    const door = this.scene.doors.find((one) => [one.street, one.room].includes(from) && [one.street, one.room].includes(to))
    if (door) return this.doorPoint(door)
    const a = this.shape(from)
    const b = this.shape(to)
    const walls = sharedWalls(a, b)
    const gap = this.gaps.find((one) =>
      walls.some((wall) => wall.axis === one.axis && wall.at === one.at && one.mid > wall.from && one.mid < wall.to),
    )
    if (gap) return gap.axis === 'v' ? { x: gap.at, y: gap.mid } : { x: gap.mid, y: gap.at }
    const wall = walls.sort((p, q) => q.to - q.from - (p.to - p.from))[0]
    if (!wall) return null
    const mid = (wall.from + wall.to) / 2
    return wall.axis === 'v' ? { x: wall.at, y: mid } : { x: mid, y: wall.at }
  }
}

/** The largest rectangle that lies wholly within a union of rectangles. */
export function largestInside(rects: readonly Rect[]): Rect {
  const cuts = (a: 0 | 1, b: 2 | 3) => [...new Set(rects.flatMap((rect) => [rect[a], rect[b]]))].sort((p, q) => p - q)
  const [xs, ys] = [cuts(0, 2), cuts(1, 3)]
  const filled = (x: number, y: number) => rects.some(([x0, y0, x1, y1]) => x > x0 && x < x1 && y > y0 && y < y1)
  const whole = ([x0, y0, x1, y1]: Rect) =>
    xs.every((x, i) => x < x0 || x >= x1 || ys.every((y, j) => y < y0 || y >= y1 || filled((x + xs[i + 1]!) / 2, (y + ys[j + 1]!) / 2)))
  let best: Rect = rects[0] ?? [0, 0, 0, 0]
  const area = (rect: Rect) => (rect[2] - rect[0]) * (rect[3] - rect[1])
  for (const x0 of xs) {
    for (const x1 of xs) {
      for (const y0 of ys) {
        for (const y1 of ys) {
          const rect: Rect = [x0, y0, x1, y1]
          if (x1 > x0 && y1 > y0 && area(rect) > area(best) && whole(rect)) best = rect
        }
      }
    }
  }
  return best
}

interface Wall {
  axis: 'v' | 'h'
  at: number
  from: number
  to: number
}

/** Stretches of wall common to two shapes. */
export function sharedWalls(one: readonly Rect[], other: readonly Rect[]): Wall[] {
  const result: Wall[] = []
  const add = (axis: 'v' | 'h', at: number, with_: number, from: number, to: number) => {
    if (Math.abs(at - with_) < 0.5 && to - from > 8) result.push({ axis, at, from, to })
  }
  for (const a of one) {
    for (const b of other) {
      const [top, bottom] = [Math.max(a[1], b[1]), Math.min(a[3], b[3])]
      const [left, right] = [Math.max(a[0], b[0]), Math.min(a[2], b[2])]
      add('v', a[2], b[0], top, bottom)
      add('v', a[0], b[2], top, bottom)
      add('h', a[3], b[1], left, right)
      add('h', a[1], b[3], left, right)
    }
  }
  return result
}

const towns = new WeakMap<ZombicideScene, Town>()

/** The geometry of a scene, computed once. */
export function townOf(scene: ZombicideScene): Town {
  let town = towns.get(scene)
  if (!town) towns.set(scene, (town = new Town(scene)))
  return town
}
