// The map on the table: one board, or two laid side by side or one above the other, each as printed or turned round.

import { centre, distance, HW, R, ROW, spotKey, STEPS, type Spot } from './hexes'
import type { HexScene, Point, SceneBuilding, SceneHex, SceneMap } from './types'

/** A board's width in half hexes, and its last row. */
export const WIDTH = 34
export const LAST_ROW = 12
const ROWS = 'ABCDEFGHIJKLM'

/** Where a printed board lies on the map. */
export interface Piece {
  board: number
  turned: boolean
  /** First row and first half hex. */
  down: number
  right: number
}

/** "2|3r": board 2 west of board 3, which is turned round. "4/1": board 4 north of board 1. */
export function piecesOf(layout: string): Piece[] {
  const stacked = layout.includes('/')
  return layout.split(/[|/]/).map((code, place) => ({
    board: Number(code[0]),
    turned: code.endsWith('r'),
    down: stacked ? place * LAST_ROW : 0,
    right: stacked ? 0 : place * WIDTH,
  }))
}

/** The hexes of a layout, put together from the boards it is made of. */
export function compose(layout: string, boards: readonly SceneMap[]): SceneHex[] {
  const spots = new Map<string, SceneHex>()
  for (const piece of piecesOf(layout)) {
    const printed = boards.find((map) => map.layout === String(piece.board))
    for (const hex of printed?.hexes ?? []) {
      const row = (piece.turned ? LAST_ROW - hex.row : hex.row) + piece.down
      const x = (piece.turned ? WIDTH + 2 - hex.x : hex.x) + piece.right
      const key = spotKey(row, x)
      const before = spots.get(key)
      spots.set(key, before ? meeting(before, hex) : { ...hex, row, x })
    }
  }
  if (layout.includes('|')) {
    // Two half hexes make a clear one, called as on the western board.
    const west = piecesOf(layout)[0]!
    for (let row = 1; row < LAST_ROW; row += 2) {
      const letter = ROWS[west.turned ? LAST_ROW - row : row]
      const id = `hex:${west.board}${letter}${west.turned ? 1 : 18}`
      spots.set(spotKey(row, WIDTH + 1), { id, row, x: WIDTH + 1, terrain: 'clear', road: false, wall: false, building: '' })
    }
  }
  return [...spots.values()].sort((a, b) => a.row - b.row || a.x - b.x)
}

/** Rows that meet coincide: rough if either is. */
function meeting(above: SceneHex, below: SceneHex): SceneHex {
  const rough = above.terrain === 'rough' || below.terrain === 'rough'
  const road = !rough && (above.road || below.road)
  return { ...above, terrain: rough ? 'rough' : 'clear', road, wall: false, building: '' }
}

export class HexMap {
  readonly pieces: Piece[]
  readonly buildings: SceneBuilding[]
  readonly width: number
  readonly height: number
  private readonly byId: Map<string, SceneHex>
  private readonly bySpot: Map<string, SceneHex>
  private readonly house: Map<string, SceneBuilding>

  constructor(
    readonly layout: string,
    readonly hexes: readonly SceneHex[],
    printed: readonly SceneBuilding[],
  ) {
    this.pieces = piecesOf(layout)
    this.byId = new Map(hexes.map((hex) => [hex.id, hex]))
    this.bySpot = new Map(hexes.map((hex) => [spotKey(hex.row, hex.x), hex]))
    this.buildings = printed.filter((building) => building.hexes.some((id) => this.byId.has(id)))
    this.house = new Map(this.buildings.map((building) => [building.id, building]))
    const last = this.pieces.at(-1)!
    this.width = ((last.right + WIDTH) / 2) * HW
    this.height = (last.down + LAST_ROW) * ROW + 2 * R
  }

  /** A hex by its name, "hex:4C15" or "4C15". */
  hex(name: string | null | undefined): SceneHex | undefined {
    return name ? (this.byId.get(name) ?? this.byId.get(`hex:${name}`)) : undefined
  }

  spot(row: number, x: number): SceneHex | undefined {
    return this.bySpot.get(spotKey(row, x))
  }

  /** Centre of a hex by its name; null where there is no such hex. */
  at(name: string | null | undefined): Point | null {
    const hex = this.hex(name)
    return hex ? centre(hex) : null
  }

  building(id: string): SceneBuilding | undefined {
    return this.house.get(id) ?? this.house.get(`bld:${id}`)
  }

  /** Hexes of a building. */
  rooms(building: SceneBuilding): SceneHex[] {
    return building.hexes.flatMap((id) => this.byId.get(id) ?? [])
  }

  /** The hexes next to one, clockwise from the north-east; undefined beyond the edge. */
  around(spot: Spot): (SceneHex | undefined)[] {
    return STEPS.map(([row, x]) => this.spot(spot.row + row, spot.x + x))
  }

  within(from: Spot, range: number): SceneHex[] {
    return this.hexes.filter((hex) => distance(from, hex) <= range)
  }

  /** Which piece of the layout a hex was printed on. */
  pieceOf(spot: Spot): Piece {
    return this.pieces.findLast((piece) => spot.row >= piece.down && spot.x > piece.right) ?? this.pieces[0]!
  }

  /** Half hexes along the outer western and eastern sides. */
  halves(): { spot: Spot; side: 'E' | 'W' }[] {
    const found: { spot: Spot; side: 'E' | 'W' }[] = []
    const last = this.pieces.at(-1)!
    for (let row = 1; row < last.down + LAST_ROW; row += 2) {
      found.push({ spot: { row, x: 1 }, side: 'W' }, { spot: { row, x: last.right + WIDTH + 1 }, side: 'E' })
    }
    return found
  }
}

const maps = new WeakMap<HexScene, Map<string, HexMap>>()

/** The map of a layout, worked out once. */
export function mapOf(scene: HexScene, layout: string): HexMap {
  let known = maps.get(scene)
  if (!known) maps.set(scene, (known = new Map()))
  let map = known.get(layout)
  if (!map) {
    const whole = scene.maps.find((one) => one.layout === layout)
    const hexes = whole ? whole.hexes : compose(layout, scene.maps)
    const buildings = whole ? whole.buildings : scene.maps.flatMap((one) => one.buildings)
    known.set(layout, (map = new HexMap(layout, hexes, buildings)))
  }
  return map
}
