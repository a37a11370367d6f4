// The static board as SVG text: garden and street, floors, grid, furniture, walls.

import { floors } from '../../../art/floorPatterns'
import { n } from '../../../art/geometry'
import { furniture } from '../furniture'
import { type House, squares, U, X } from '../house'
import type { Square } from '../house'

/** Floor pattern of each room letter. */
export const FLOOR: Record<string, string> = { L: 'wood', K: 'check', T: 'tile', B: 'carpet', S: 'office', G: 'concrete' }

const soft = (width: number): string => `stroke="var(--b-edge)" stroke-opacity=".5" stroke-width="${width}"`

/** Patterns, clip path and the light that falls out of windows. */
export function definitions(house: House): string {
  const [w, h] = [house.width * U, house.height * U]
  const tufts = 'M10 14l2-5l2 5M52 26l2-5l2 5M30 58l2-5l2 5M68 66l2-5l2 5M12 44h3M60 8h3M44 74h3M24 30h2'
  return (
    floors +
    '<pattern id="fl-lawn" width="80" height="80" patternUnits="userSpaceOnUse"><rect width="80" height="80" fill="var(--f-lawn)"/>' +
    `<path d="${tufts}" stroke="var(--f-lawn-2)" stroke-width="2.4" fill="none" stroke-linecap="round" stroke-linejoin="round"/></pattern>` +
    `<clipPath id="clip-plague"><rect width="${w}" height="${h}" rx="6"/></clipPath>` +
    '<linearGradient id="spill" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="var(--f-spill)" stop-opacity=".34"/>' +
    '<stop offset="1" stop-color="var(--f-spill)" stop-opacity="0"/></linearGradient>'
  )
}

/** The slab the board is printed on. */
export function slab(house: House): string {
  const [w, h] = [house.width * U + 18, house.height * U]
  return (
    `<rect x="-9" y="-5" width="${w}" height="${h + 20}" rx="14" fill="var(--b-edge)"/>` +
    `<rect x="-9" y="-9" width="${w}" height="${h + 18}" rx="14" fill="var(--b-kerb)" stroke="var(--ink)" stroke-width="3"/>`
  )
}

/** Lawn, street, pavement, driveway, stepping stones and patio. */
export function garden(house: House): string {
  const [w, h] = [house.width * U, house.height * U]
  const stones: Square[] = [
    [4, 14], [5, 14], [6, 14], [7, 14], [12, 8], [13, 8], [14, 8], [15, 8], [16, 8], [16, 7],
  ] // prettier-ignore
  return (
    `<rect width="${w}" height="${h}" fill="url(#fl-lawn)"/><rect width="${U}" height="${h}" fill="url(#fl-asphalt)"/>` +
    `<path d="M5 8V${h}" stroke="var(--b-lane)" stroke-width="3" stroke-dasharray="18 14" opacity=".8"/>` +
    `<rect x="${U}" width="4" height="${h}" fill="var(--b-kerb)"/><rect x="${U + 4}" width="${U - 6}" height="${h}" fill="url(#fl-pave)"/>` +
    `<rect x="${2 * U - 3}" width="3" height="${h}" fill="var(--b-edge)" opacity=".35"/>` +
    `<path d="M0 ${X(3) - 8}H${X(15)}V${X(6) + 8}H0Z" fill="url(#fl-concrete)" stroke="var(--b-edge)" stroke-opacity=".45" stroke-width="3"/>` +
    `<path d="M${U} ${X(3) - 8}V${X(6) + 8}" stroke="var(--b-kerb)" stroke-width="3" stroke-dasharray="9 6" opacity=".6"/>` +
    stones.map(([c, r]) => `<rect x="${X(c) + 4}" y="${X(r) + 4}" width="32" height="32" rx="7" fill="var(--b-pave)" ${soft(2)}/>`).join('') +
    `<rect x="${X(19)}" y="${X(11)}" width="${3 * U}" height="${3 * U}" rx="6" fill="url(#fl-pave)" ${soft(2.5)}/>`
  )
}

/** Shadow of house and garage, a floor for each room, rugs, grid, furniture, walls. */
export function rooms(house: House): string {
  const byRoom = new Map<string, Square[]>()
  for (const at of house.every()) byRoom.set(house.room(at), [...(byRoom.get(house.room(at)) ?? []), at])
  const block = (letters: string) => [...letters].flatMap((letter) => byRoom.get(letter) ?? [])
  const shadow = (cells: Square[]) =>
    `<path d="${squares(cells)}" fill="#000" opacity=".34" transform="translate(5 8)" stroke="#000" stroke-width="12" stroke-linejoin="round"/>`
  return (
    shadow(block('LKTBS')) +
    shadow(block('G')) +
    [...byRoom]
      .filter(([room]) => FLOOR[room])
      .map(([room, cells]) => `<path d="${squares(cells)}" fill="url(#fl-${FLOOR[room]})"/>`)
      .join('') +
    rugs() +
    grid(house) +
    `<g class="fu">${furniture()}</g>` +
    walls(house)
  )
}

function rugs(): string {
  const rug = (x: number, y: number, w: number, h: number, floor: string) =>
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="5" fill="var(--b-${floor})" stroke="var(--f-ink)" stroke-opacity=".5" stroke-width="2"/>` +
    `<rect x="${x + 6}" y="${y + 6}" width="${w - 12}" height="${h - 12}" rx="3" fill="none" stroke="var(--b-sill)" stroke-opacity=".35" stroke-width="2" stroke-dasharray="6 4"/>`
  const [cx, cy] = [X(10), X(12) - 2]
  return (
    `<ellipse cx="${cx}" cy="${cy}" rx="62" ry="46" fill="var(--b-carpet)" stroke="var(--f-ink)" stroke-opacity=".5" stroke-width="2"/>` +
    `<ellipse cx="${cx}" cy="${cy}" rx="50" ry="35" fill="none" stroke="var(--b-carpet-2)" stroke-width="4"/>` +
    rug(X(15) + 10, X(11) + 9, 2 * U + 20, U + 14, 'diner') +
    rug(X(16) + 5, X(16) + 8, 2 * U - 12, 2 * U - 18, 'carpet') +
    rug(X(14) + 4, X(17) + 6, U - 8, U - 12, 'green')
  )
}

/** Lines around the squares that can be entered. */
function grid(house: House): string {
  const d = house
    .every()
    .filter((at) => house.free(at))
    .map(([c, r]) => `M${X(c) + 1} ${X(r) + 1}h${U - 2}v${U - 2}h${2 - U}Z`)
    .join('')
  return `<path d="${d}" fill="none" stroke="var(--f-grid)" stroke-width="1.6"/>`
}

/** Every wall and opening as one stretch of wall: outer ones as wide as 12, inner ones 8. */
export function wallPaths(house: House): { outer: string; inner: string } {
  const paths = { outer: '', inner: '' }
  const edges: [Square, Square][] = [...house.walls, ...house.gaps.map((gap): [Square, Square] => [gap.outer, gap.inner])]
  for (const [p, q] of edges) {
    const [x, y] = [X(Math.max(p[0], q[0])), X(Math.max(p[1], q[1]))]
    const kind = house.outside(p) || house.outside(q) ? 'outer' : 'inner'
    paths[kind] += `M${x} ${y}${p[1] === q[1] ? 'v' : 'h'}${U}`
  }
  return paths
}

function walls(house: House): string {
  const { outer, inner } = wallPaths(house)
  const stroke = (kind: string, d: string, width: number) => `<path class="${kind}" d="${d}" stroke-width="${width}"/>`
  return stroke('wall', inner, 8) + stroke('wall', outer, 12) + stroke('cap', inner, 3.4) + stroke('cap', outer, 6.4)
}

/** Where the six pieces of the printed map meet. */
export function seams(house: House): string {
  const [w, h] = [house.width * U, house.height * U]
  const d = `M${n(w / 3)} 0V${h}M${n((2 * w) / 3)} 0V${h}M0 ${n(h / 2)}H${w}`
  return `<path d="${d}" stroke="var(--ink)" stroke-width="1" opacity=".3" stroke-dasharray="2 5"/>`
}
