// What never changes on a map, as SVG text in painting order: slab, ground, woods and crops, roads, hex lines, the outpost's wall.
import { n } from '../../../art/geometry'

import { chance } from '../../../art/seededRandom'
import type { Point } from '../../../lib/board/camera'
import { centre, hexPath, HW, outline, R, ROW, spotKey, STEPS, type Spot } from '../hexes'
import type { HexMap, Sheet } from '../mapBoards'
import type { HexScenery } from '../viewTypes'

const GROUND: Record<number, string> = { 1: 'sand', 2: 'turf', 3: 'turf', 4: 'pave' }
const ROUGH: Record<number, string> = { 1: 'scrub', 2: 'trees', 3: 'field', 4: 'trees' }
const ROAD_ROW = 6
const BEYOND = 40

function pattern(name: string, body: string): string {
  return (
    `<pattern id="gr-${name}" width="70" height="70" patternUnits="userSpaceOnUse">` +
    `<rect width="70" height="70" fill="var(--h-${name})"/>${body}</pattern>`
  )
}

const GROUNDS =
  pattern(
    'turf',
    '<path d="M10 14l2-5l2 5M46 24l2-5l2 5M26 52l2-5l2 5M60 60l2-5l2 5M12 40h3M56 8h3" stroke="var(--h-turf-2)" stroke-width="2.4" fill="none" stroke-linecap="round" stroke-linejoin="round"/>',
  ) +
  pattern(
    'sand',
    '<path d="M6 16q6-5 12 0M40 10q5-4 10 0M22 42q7-5 13 0M52 56q5-4 9 0M8 62h3M60 30h3M34 26h2" stroke="var(--h-sand-2)" stroke-width="2.6" fill="none" stroke-linecap="round"/>',
  ) +
  pattern('pave', '<path d="M0 0H70M0 35H70M20 0V35M52 35V70" stroke="var(--h-pave-2)" stroke-width="2" fill="none"/>')

/** Rectangle of a printed board on the map; two boards meet in the middle of the row they share. */
function area(map: HexMap, sheet: Sheet): { x: number; y: number; width: number; height: number } {
  const x = (sheet.right / 2) * HW
  const y = sheet.down ? sheet.down * ROW + R : 0
  const below = map.sheets.some((other) => other.down > sheet.down)
  const end = below ? (sheet.down + sheet.rows) * ROW + R : map.height
  return { x, y, width: (sheet.width / 2) * HW, height: end - y }
}

export function definitions(map: HexMap): string {
  const clips = map.sheets.map((sheet, i) => {
    const box = area(map, sheet)
    return `<clipPath id="clip-board-${i}"><rect x="${n(box.x)}" y="${n(box.y)}" width="${n(box.width)}" height="${n(box.height)}"/></clipPath>`
  })
  return `${GROUNDS}<clipPath id="clip-hexes"><rect width="${n(map.width)}" height="${n(map.height)}" rx="6"/></clipPath>${clips.join('')}`
}

export function slab(map: HexMap): string {
  const [w, h] = [n(map.width + 18), map.height]
  return (
    `<rect x="-9" y="-5" width="${w}" height="${n(h + 20)}" rx="14" fill="var(--b-edge)"/>` +
    `<rect x="-9" y="-9" width="${w}" height="${n(h + 18)}" rx="14" fill="var(--b-kerb)" stroke="var(--ink)" stroke-width="3"/>`
  )
}

const kindOf = (map: HexMap, spot: Spot): string => ROUGH[map.sheetOf(spot).board] ?? 'trees'

export function ground(map: HexMap): string {
  const out: string[] = []
  map.sheets.forEach((sheet) => {
    const box = area(map, sheet)
    out.push(`<rect x="${n(box.x)}" y="${n(box.y)}" width="${n(box.width)}" height="${n(box.height)}" fill="url(#gr-${GROUND[sheet.board]})"/>`)
  })
  out.push(patches(map), roads(map), lines(map))
  for (const hex of map.hexes) if (hex.terrain === 'rough') out.push(growth(kindOf(map, hex), hex))
  for (const hex of map.hexes) if (hex.wall) out.push(rampart(hex))
  out.push(seams(map))
  return out.join('')
}

/** One soft patch under each wood or field, so that neighbours grow together. */
function patches(map: HexMap): string {
  const groups = new Map<string, HexScenery[]>()
  for (const hex of map.hexes) {
    if (hex.terrain !== 'rough') continue
    const kind = kindOf(map, hex)
    groups.set(kind, [...(groups.get(kind) ?? []), hex])
  }
  return [...groups]
    .map(([kind, hexes]) => {
      const fill = kind === 'field' ? 'var(--h-field)' : 'var(--h-rough)'
      const d = outline(hexes, 1)
      return (
        `<path d="${d}" fill="${fill}" stroke="${fill}" stroke-width="5" stroke-linejoin="round"/>` +
        `<path d="${d}" fill="none" stroke="var(--ink)" stroke-opacity=".35" stroke-width="2" stroke-dasharray="7 5" stroke-linejoin="round"/>`
      )
    })
    .join('')
}

/** Roads of a printed board as straight ribbons, even where the hexes zigzag. */
function roads(map: HexMap): string {
  return map.sheets
    .map((sheet, i) => {
      const d = ribbons(map, sheet)
      return (
        `<g clip-path="url(#clip-board-${i})"><path d="${d}" fill="none" stroke="var(--b-kerb)" stroke-opacity=".55" stroke-width="47" stroke-linejoin="round" stroke-linecap="round"/>` +
        `<path d="${d}" fill="none" stroke="var(--h-road)" stroke-width="42" stroke-linejoin="round" stroke-linecap="round"/>` +
        `<path d="${d}" fill="none" stroke="var(--b-lane)" stroke-width="2.4" stroke-dasharray="10 9" opacity=".75"/></g>`
      )
    })
    .join('')
}

function ribbons(map: HexMap, sheet: Sheet): string {
  const own = map.hexes.filter((hex) => hex.road && map.sheetOf(hex) === sheet)
  const across = own.filter((hex) => hex.row - sheet.down === ROAD_ROW)
  const middle = centre({ row: sheet.down + ROAD_ROW, x: 2 }).y
  const box = area(map, sheet)
  const out: string[] = []
  if (across.length > 2) out.push(`M${n(box.x - BEYOND)} ${n(middle)}H${n(box.x + box.width + BEYOND)}`)
  for (const group of connected(own.filter((hex) => hex.row - sheet.down !== ROAD_ROW))) {
    const xs = group.map((hex) => centre(hex).x)
    const rows = group.map((hex) => hex.row - sheet.down)
    const x = (Math.min(...xs) + Math.max(...xs)) / 2
    const [first, last] = [Math.min(...rows), Math.max(...rows)]
    const from = first <= 1 ? box.y - BEYOND : first === ROAD_ROW + 1 ? middle : centre({ row: sheet.down + first, x: 2 }).y
    const to = last >= sheet.rows - 1 ? box.y + box.height + BEYOND : last === ROAD_ROW - 1 ? middle : centre({ row: sheet.down + last, x: 2 }).y
    out.push(`M${n(x)} ${n(from)}V${n(to)}`)
  }
  return out.join('')
}

function connected(hexes: HexScenery[]): HexScenery[][] {
  const left = new Map(hexes.map((hex) => [spotKey(hex.row, hex.x), hex]))
  const groups: HexScenery[][] = []
  while (left.size) {
    const [key, first] = left.entries().next().value!
    left.delete(key)
    const group = [first]
    for (let i = 0; i < group.length; i++) {
      for (const [row, x] of STEPS) {
        const next = spotKey(group[i]!.row + row, group[i]!.x + x)
        const hex = left.get(next)
        if (!hex) continue
        left.delete(next)
        group.push(hex)
      }
    }
    groups.push(group)
  }
  return groups
}

/** Hex lines, half hexes with an arrow inwards, and the centre dot of clear hexes. */
function lines(map: HexMap): string {
  const halves = map.halves().map(({ spot, side }) => {
    const at = centre(spot)
    const s = side === 'W' ? 1 : -1
    return (
      `<path d="M${n(at.x)} ${n(at.y - R)}L${n(at.x + (s * HW) / 2)} ${n(at.y - R / 2)}V${n(at.y + R / 2)}L${n(at.x)} ${n(at.y + R)}Z" fill="var(--ink)" fill-opacity=".3" stroke="var(--h-line)" stroke-width="1.6"/>` +
      `<path d="M${n(at.x + s * 7)} ${n(at.y - 6)}l${n(s * 7)} 6l${n(-s * 7)} 6" fill="none" stroke="var(--h-dot)" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>`
    )
  })
  const dots = map.hexes.filter((hex) => hex.terrain === 'clear').map((hex) => `M${n(centre(hex).x)} ${n(centre(hex).y)}h.01`)
  return (
    `<path class="hx" d="${map.hexes.map((hex) => hexPath(hex)).join('')}"/>${halves.join('')}` +
    `<path d="${dots.join('')}" stroke="var(--h-dot)" stroke-width="4" stroke-linecap="round"/>`
  )
}

function crown(x: number, y: number, r: number, lobes: number, turn: number): string {
  const step = (2 * Math.PI) / lobes
  let d = `M${n(x + r * Math.cos(turn))} ${n(y + r * Math.sin(turn))}`
  for (let i = 1; i <= lobes; i++) {
    d += `A${n(r * 0.52)} ${n(r * 0.52)} 0 0 1 ${n(x + r * Math.cos(turn + i * step))} ${n(y + r * Math.sin(turn + i * step))}`
  }
  return `${d}Z`
}

const TREES = [
  [-12, -6, 11],
  [10, -9, 10],
  [-2, 10, 12],
] as const
const SCRUB = [
  [-12, -5, 7],
  [9, -10, 6],
  [11, 8, 8],
  [-7, 11, 6],
] as const

function growth(kind: string, hex: HexScenery): string {
  const at = centre(hex)
  if (kind === 'field') return crops(at)
  const roll = chance(hex.id)
  const trees = kind === 'trees'
  return (trees ? TREES : SCRUB)
    .map(([dx, dy, r]) => {
      const [x, y] = [at.x + dx + roll() * 4 - 2, at.y + dy + roll() * 4 - 2]
      const leaf = trees && r <= 10 ? 'var(--h-leaf-2)' : 'var(--h-leaf)'
      return (
        `<ellipse cx="${n(x + 2)}" cy="${n(y + 4)}" rx="${n(r * 1.15)}" ry="${r}" fill="#000" opacity=".24"/>` +
        `<path d="${crown(x, y, r, trees ? 7 : 5, roll() * 6)}" fill="${leaf}" stroke="var(--ink)" stroke-width="1.8"/>` +
        `<path d="M${n(x - r * 0.4)} ${n(y - r * 0.2)}q${n(r * 0.4)}-${n(r * 0.5)} ${n(r * 0.8)}-${n(r * 0.1)}" fill="none" stroke="var(--ink)" stroke-width="1.3" stroke-linecap="round" opacity=".7"/>`
      )
    })
    .join('')
}

function crops(at: Point): string {
  return [-2, -1, 0, 1, 2]
    .map((i) => {
      const w = 24 - Math.abs(i) * 4
      return `<path d="M${n(at.x - w)} ${n(at.y + i * 10)}q${w / 2}-5 ${w} 0t${w} 0" fill="none" stroke="var(--h-field-2)" stroke-width="4.5" stroke-linecap="round"/>`
    })
    .join('')
}

/** The outpost's wall: green on ink, one plot of it per hex. */
function rampart(hex: HexScenery): string {
  const d = hexPath(hex, 0.84)
  return (
    `<path d="${d}" fill="var(--h-green)" fill-opacity=".13" stroke="var(--ink)" stroke-width="7" stroke-linejoin="round"/>` +
    `<path d="${d}" fill="none" stroke="var(--h-green)" stroke-width="3.6" stroke-linejoin="round" stroke-dasharray="13 4"/>`
  )
}

/** Where two boards meet. */
function seams(map: HexMap): string {
  return map.sheets
    .slice(1)
    .map((sheet) => {
      const box = area(map, sheet)
      const d = sheet.down ? `M0 ${n(box.y)}H${n(map.width)}` : `M${n(box.x)} 0V${n(map.height)}`
      return `<path d="${d}" stroke="var(--ink)" stroke-width="2" opacity=".4" stroke-dasharray="3 6"/>`
    })
    .join('')
}

/** Every hex with its name as on the board. */
export function coordinates(map: HexMap): string {
  return map.hexes
    .map((hex) => {
      const at = centre(hex)
      return `<text class="co" x="${n(at.x)}" y="${n(at.y - R * 0.42)}">${hex.id.slice(5)}</text>`
    })
    .join('')
}
