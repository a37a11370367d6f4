// A tile as SVG text in its own frame (0 0 162 162, as printed): roads, scenery, building. Doors are drawn separately.

import { n, outline, type Rect } from '../../../art/geometry'
import { chance } from '../../../art/seededRandom'
import { lookOf } from '../buildingLooks'
import { Q, SIDES, STEP, T, type Cell, type Side } from '../city'
import type { TileKind } from '../viewTypes'
import { furnish } from './furniture'
import { cellRect, groups, scenery } from './scenery'

const drawn = new Map<string, string>()

/** Draw a kind of tile. The scenery depends on the position, and is the same every time. */
export function tileArt(id: string, kind: TileKind, place: string): string {
  const key = `${id}@${place}`
  let art = drawn.get(key)
  if (art === undefined) drawn.set(key, (art = draw(id, kind, key)))
  return art
}

export function cellsOf(kind: TileKind, letter: string): Cell[] {
  return kind.grid.flatMap((row, r) => [...row].flatMap((found, c): Cell[] => (found === letter ? [[r, c]] : [])))
}

function draw(id: string, kind: TileKind, words: string): string {
  const next = chance(words)
  return (
    `<rect width="${T}" height="${T}" fill="url(#fl-asphalt)"/>` +
    groups(cellsOf(kind, 'X'))
      .map((group) => scenery(group, next))
      .join('') +
    cellsOf(kind, 'O')
      .map((cell) => `<path d="${outline([cellRect(cell)])}" fill="url(#fl-pave)"/>`)
      .join('') +
    roads(id, kind) +
    (id === 'town_square' ? fountain() : '') +
    (id === 'helipad' ? landing() : '') +
    building(id, kind) +
    squares(kind) +
    yards(kind)
  )
}

function edge([row, col]: Cell, side: Side): string {
  const [x, y] = [col * Q, row * Q]
  return { N: `M${x} ${y}h${Q}`, S: `M${x} ${y + Q}h${Q}`, W: `M${x} ${y}v${Q}`, E: `M${x + Q} ${y}v${Q}` }[side]
}

/** Kerbs between the road and everything else, lanes in the middle, street lamps where roads meet. */
function roads(id: string, kind: TileKind): string {
  let [kerb, lane] = ['', '']
  for (const cell of cellsOf(kind, 'R')) {
    const [x, y] = [cell[1] * Q + Q / 2, cell[0] * Q + Q / 2]
    for (const side of SIDES) {
      const [dx, dy] = STEP[side]
      const beside = kind.grid[cell[0] + dy]?.[cell[1] + dx]
      if (beside === 'X' || beside === 'O') kerb += edge(cell, side)
      if (beside === 'R' || (beside === undefined && kind.exits.includes(side))) {
        lane += `M${n(x + dx * 9)} ${n(y + dy * 9)}L${n(x + (dx * Q) / 2)} ${n(y + (dy * Q) / 2)}`
      }
    }
  }
  if (id === 'helipad') return ''
  const lamps = kind.exits.length > 2 ? [Q - 5, 2 * Q + 5].map((x) => lamp(x, 2 * Q + 5, 52)).join('') : ''
  return (
    `<path d="${kerb}" stroke="var(--b-kerb)" stroke-width="7" stroke-linecap="square" fill="none"/>` +
    `<path d="${kerb}" stroke="var(--b-pave)" stroke-width="4" stroke-linecap="square" fill="none"/>` +
    lamps +
    `<path d="${lane}" stroke="var(--b-lane)" stroke-width="2.2" stroke-dasharray="8 6" opacity=".75" fill="none"/>`
  )
}

function lamp(x: number, y: number, r: number): string {
  return (
    `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#pool)"/>` +
    `<circle cx="${x}" cy="${y}" r="4" fill="var(--b-wall)"/><circle cx="${x}" cy="${y}" r="1.9" fill="var(--lamp)"/>`
  )
}

function fountain(): string {
  const m = T / 2
  return (
    `<circle cx="${m}" cy="${m}" r="24" fill="var(--b-pave)" stroke="var(--b-kerb)" stroke-width="3"/>` +
    `<path d="M${m} ${m - 19}l5 14 14 5-14 5-5 14-5-14-14-5 14-5Z" fill="var(--b-lane)" stroke="var(--b-wall)" stroke-width="1.6" opacity=".85"/>`
  )
}

function landing(): string {
  const m = T / 2
  const corners = [16, T - 16]
  return (
    `<rect x="5" y="5" width="${T - 10}" height="${T - 10}" rx="10" fill="url(#fl-concrete)" stroke="var(--b-lane)" stroke-width="2.4" stroke-dasharray="10 6"/>` +
    `<circle cx="${m}" cy="${m}" r="58" fill="var(--b-asphalt)" stroke="var(--b-sill)" stroke-width="5"/>` +
    `<path d="M${m - 20} ${m - 30}V${m + 30}M${m + 20} ${m - 30}V${m + 30}M${m - 20} ${m}H${m + 20}" stroke="var(--b-sill)" stroke-width="10" fill="none"/>` +
    corners.flatMap((x) => corners.map((y) => lamp(x, y, 22))).join('')
  )
}

/** The building, inset so that its wall stays on the tile. */
function building(id: string, kind: TileKind): string {
  const cells = cellsOf(kind, 'B')
  const look = lookOf(id)
  if (!cells.length || !look) return ''
  const shape = cells.map(cellRect).map(([x0, y0, x1, y1]): Rect => [Math.max(x0, 6), Math.max(y0, 6), Math.min(x1, T - 6), Math.min(y1, T - 6)])
  const d = outline(shape)
  return (
    `<path d="${d}" fill="#000" opacity=".3" transform="translate(3 5)"/><path d="${d}" fill="url(#fl-${look.floor})"/>` +
    `<path d="${outline(shape, 4)}" fill="none" stroke="#000" stroke-width="7" opacity=".13"/>` +
    furnish(id, cells) +
    `<path class="wall" d="${d}" stroke-width="9"/><path class="cap" d="${d}" stroke-width="4.4"/>`
  )
}

/** Faint dashes between squares of the same kind. */
function squares(kind: TileKind): string {
  let d = ''
  for (const letter of 'RB') {
    for (const [r, c] of cellsOf(kind, letter)) {
      if (kind.grid[r]?.[c + 1] === letter) d += `M${(c + 1) * Q} ${r * Q + 5}v${Q - 10}`
      if (kind.grid[r + 1]?.[c] === letter) d += `M${c * Q + 5} ${(r + 1) * Q}h${Q - 10}`
    }
  }
  return `<path d="${d}" stroke="var(--b-sill)" stroke-width="1.3" stroke-dasharray="3 5" opacity=".38" fill="none"/>`
}

function yards(kind: TileKind): string {
  return cellsOf(kind, 'O')
    .map(
      ([r, c]) =>
        `<rect x="${c * Q + 5}" y="${r * Q + 5}" width="${Q - 10}" height="${Q - 10}" rx="5" fill="none" stroke="var(--b-cap)" stroke-width="2"/>`,
    )
    .join('')
}
