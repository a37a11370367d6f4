// The map on the table: the boards as they are printed, put where the scene says they lie.

import type { Point } from '../../lib/board/camera'
import { bare } from '../../lib/board/thingIds'
import { centre, distance, HW, R, ROW, spotKey, STEPS, type Spot } from './hexes'
import type { BoardScenery, BuildingScenery, HexScene, HexScenery, LayoutScenery } from './viewTypes'

/** The ground a printed board covers: its first row and half hex, how many more rows and half hexes. */
export interface Sheet {
  board: number
  down: number
  right: number
  rows: number
  width: number
}

/** Hexes stand two half hexes apart. */
const APART = 2

export class HexMap {
  readonly layout: string
  readonly hexes: readonly HexScenery[]
  readonly sheets: readonly Sheet[]
  readonly buildings: readonly BuildingScenery[]
  readonly width: number
  readonly height: number
  private readonly places = new Map<string, BoardScenery['places'][string]>()
  private readonly byId: Map<string, HexScenery>
  private readonly bySpot = new Map<string, HexScenery>()
  private readonly house: Map<string, BuildingScenery>

  constructor(
    laid: LayoutScenery,
    boards: readonly BoardScenery[],
    private readonly winds: readonly string[],
  ) {
    this.layout = laid.layout
    const printed = new Map(boards.map((board) => [board.number, board]))
    this.sheets = laid.pieces.map((piece) => {
      const hexes = (printed.get(piece.board)?.hexes ?? []).map((hex) => ({
        ...hex,
        row: piece.row + piece.turn * hex.row,
        x: piece.x + piece.turn * hex.x,
      }))
      for (const hex of hexes) if (!this.spot(hex.row, hex.x)) this.bySpot.set(spotKey(hex.row, hex.x), hex)
      return sheetOf(piece.board, hexes)
    })
    for (const piece of laid.pieces) {
      for (const [hex, place] of Object.entries(printed.get(piece.board)?.places ?? {})) {
        const [spot, mark, steps, way] = place
        this.places.set(hex, piece.turn > 0 || way < 0 ? place : [spot, mark, steps, (way + 4) % 8])
      }
    }
    for (const hex of laid.seam) this.bySpot.set(spotKey(hex.row, hex.x), hex)
    this.hexes = [...this.bySpot.values()].sort((a, b) => a.row - b.row || a.x - b.x)
    this.byId = new Map(this.hexes.map((hex) => [hex.id, hex]))
    this.buildings = this.sheets.flatMap((sheet) => printed.get(sheet.board)?.buildings ?? [])
    this.house = new Map(this.buildings.map((building) => [building.id, building]))
    const last = this.sheets.at(-1)!
    this.width = ((last.right + last.width) / 2) * HW
    this.height = (last.down + last.rows) * ROW + 2 * R
  }

  /** A hex by its name, "hex:4C15" or "4C15". */
  hex(name: string | null | undefined): HexScenery | undefined {
    return name ? (this.byId.get(name) ?? this.byId.get(`hex:${name}`)) : undefined
  }

  /** What the messages `place`, `place-to` and `place-in` ask for: how a hex is called. */
  called(name: string): Record<string, string | number> {
    const hex = bare(name)
    const [spot, mark, steps, way] = this.places.get(hex) ?? ['notation', '', 0, -1]
    const wind = way < 0 ? 'middle' : this.winds[way]!
    if (steps > 0) return { hex, spot, of: `@${mark}.of`, steps, way: `@way-${wind}` }
    return { hex, spot, at: `@${mark}`, to: `@${mark}.to`, in: `@${mark}.in`, side: `@side-${wind}` }
  }

  spot(row: number, x: number): HexScenery | undefined {
    return this.bySpot.get(spotKey(row, x))
  }

  /** Centre of a hex by its name; null where there is no such hex. */
  at(name: string | null | undefined): Point | null {
    const hex = this.hex(name)
    return hex ? centre(hex) : null
  }

  building(id: string): BuildingScenery | undefined {
    return this.house.get(id) ?? this.house.get(`bld:${id}`)
  }

  /** Hexes of a building. */
  rooms(building: BuildingScenery): HexScenery[] {
    return building.hexes.flatMap((id) => this.byId.get(id) ?? [])
  }

  /** The hexes next to one, clockwise from the north-east; undefined beyond the edge. */
  around(spot: Spot): (HexScenery | undefined)[] {
    return STEPS.map(([row, x]) => this.spot(spot.row + row, spot.x + x))
  }

  /** The hexes of a disc. */
  within(from: Spot, radius: number): HexScenery[] {
    return this.hexes.filter((hex) => distance(from, hex) <= radius)
  }

  /** The printed board a hex is drawn on. */
  sheetOf(spot: Spot): Sheet {
    return this.sheets.findLast((sheet) => spot.row >= sheet.down && spot.x > sheet.right) ?? this.sheets[0]!
  }

  /** Half hexes along the outer western and eastern sides. */
  halves(): { spot: Spot; side: 'E' | 'W' }[] {
    const edges: { spot: Spot; side: 'E' | 'W' }[] = []
    const last = this.sheets.at(-1)!
    for (let row = 1; row < last.down + last.rows; row += 2) {
      edges.push({ spot: { row, x: 1 }, side: 'W' }, { spot: { row, x: last.right + last.width + 1 }, side: 'E' })
    }
    return edges
  }
}

function sheetOf(board: number, hexes: readonly Spot[]): Sheet {
  const rows = hexes.map((hex) => hex.row)
  const xs = hexes.map((hex) => hex.x)
  const [down, left] = [Math.min(...rows), Math.min(...xs)]
  return { board, down, right: left - APART, rows: Math.max(...rows) - down, width: Math.max(...xs) - left + APART }
}

const maps = new WeakMap<HexScene, Map<string, HexMap>>()

/** The map of a layout, put together once. */
export function mapOf(scene: HexScene, layout: string): HexMap {
  let known = maps.get(scene)
  if (!known) maps.set(scene, (known = new Map()))
  let map = known.get(layout)
  if (!map) {
    const laid = scene.layouts.find((one) => one.layout === layout) ?? scene.layouts[0]!
    known.set(layout, (map = new HexMap(laid, scene.boards, scene.winds)))
  }
  return map
}
