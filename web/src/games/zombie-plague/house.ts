// The house as geometry: squares, edges, walls.

import { outline, type Rect } from '../../art/geometry'
import { bare } from '../../lib/board/thingIds'
import type { FigureView, OpeningScene, PlagueScene } from './viewTypes'

export type Facing = FigureView['facing']
export type Square = readonly [col: number, row: number]

/** Side of one square in board units. */
export const U = 40

export const STEP: Record<Facing, Square> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] }
export const TURN: Record<Facing, number> = { N: 0, E: 90, S: 180, W: 270 }

/** Left (or upper) side of a column (or row), counted from 1. */
export const X = (c: number): number => (c - 1) * U
export const mid = (c: number): number => X(c) + U / 2

/** "sq:L11" or "L11" is column 12, row 11. */
export function squareOf(thing: string): Square {
  const name = bare(thing)
  return [name.charCodeAt(0) - 64, Number(name.slice(1))]
}

export function squareName([c, r]: Square): string {
  return String.fromCharCode(64 + c) + r
}

/** SVG path around all these squares together. */
export function squares(cells: readonly Square[], inset = 0, radius = 0): string {
  return outline(
    cells.map(([c, r]): Rect => [X(c), X(r), X(c) + U, X(r) + U]),
    inset,
    radius,
  )
}

/** SVG path around each of these squares separately. */
export function eachSquare(cells: readonly Square[], inset = 0, radius = 0): string {
  return cells.map((cell) => squares([cell], inset, radius)).join('')
}

export interface Frame {
  x: number
  y: number
  /** Rotation that puts the second square above the first. */
  turn: number
}

/** Middle of the edge between two neighbouring squares. */
export function edgeFrame([ax, ay]: Square, [bx, by]: Square): Frame {
  const facing: Facing = bx > ax ? 'E' : bx < ax ? 'W' : by > ay ? 'S' : 'N'
  return { x: (mid(ax) + mid(bx)) / 2, y: (mid(ay) + mid(by)) / 2, turn: TURN[facing] }
}

/** An opening by its bare name; `sides` as on the map, `outer` and `inner` by where they lie. */
export interface Gap extends OpeningScene {
  sides: [Square, Square]
  outer: Square
  inner: Square
}

export class House {
  readonly width: number
  readonly height: number
  readonly gaps: Gap[]
  readonly gap: Map<string, Gap>
  readonly walls: [Square, Square][]

  constructor(readonly scene: PlagueScene) {
    this.width = scene.width
    this.height = scene.height
    this.walls = scene.walls
    this.gaps = scene.openings.map((opening) => {
      const [a, b] = opening.between
      const swap = this.outside(b) && !this.outside(a)
      return { ...opening, id: bare(opening.id), sides: [a, b], outer: swap ? b : a, inner: swap ? a : b }
    })
    this.gap = new Map(this.gaps.map((gap) => [gap.id, gap]))
  }

  cell([c, r]: Square): string | undefined {
    return this.scene.cells[r - 1]?.[c - 1]
  }

  room([c, r]: Square): string {
    return this.scene.rooms[r - 1]?.[c - 1] ?? 'o'
  }

  outside(at: Square): boolean {
    return this.room(at) === 'o'
  }

  /** Can be entered: floor, garage floor or garden. */
  free(at: Square): boolean {
    return '_.,'.includes(this.cell(at) ?? '#')
  }

  inCar([c, r]: Square): boolean {
    const { columns, rows } = this.scene.car
    return c >= columns[0] && c <= columns[1] && r >= rows[0] && r <= rows[1]
  }

  every(): Square[] {
    return Array.from({ length: this.width * this.height }, (_, i): Square => [1 + (i % this.width), 1 + Math.floor(i / this.width)])
  }
}

const houses = new WeakMap<PlagueScene, House>()

/** The house of a scene, computed once. */
export function houseOf(scene: PlagueScene): House {
  let house = houses.get(scene)
  if (!house) houses.set(scene, (house = new House(scene)))
  return house
}
