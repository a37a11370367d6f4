// The town as text, drawn once: slab, streets, pavements, floors and furniture, walls with their openings, seams.

import { floors } from '../../../art/floorPatterns'
import { n, outline, type Rect } from '../../../art/geometry'
import { chance } from '../../../art/seededRandom'
import { floorOf, furniture } from './furniture'
import { cellRect, T, type Gap, type Town } from './town'

export function definitions(town: Town): string {
  return (
    floors +
    '<radialGradient id="zc-pool"><stop offset="0" stop-color="var(--b-pool)"/>' +
    '<stop offset="1" stop-color="var(--b-pool)" stop-opacity="0"/></radialGradient>' +
    '<linearGradient id="zc-spill" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="var(--zc-spill)" stop-opacity=".5"/>' +
    '<stop offset="1" stop-color="var(--zc-spill)" stop-opacity="0"/></linearGradient>' +
    `<clipPath id="zc-clip"><rect width="${town.width}" height="${town.height}" rx="6"/></clipPath>` +
    '<marker id="zc-arrow" viewBox="0 0 10 10" refX="6" refY="5" markerWidth="4.6" markerHeight="4.6" orient="auto">' +
    '<path d="M0 0L10 5L0 10Z" fill="var(--blood)" stroke="var(--ink)" stroke-width="1"/></marker>'
  )
}

export function slab(town: Town): string {
  const [w, h] = [town.width, town.height]
  return (
    `<rect x="-9" y="-5" width="${w + 18}" height="${h + 20}" rx="14" fill="var(--b-edge)"/>` +
    `<rect x="-9" y="-9" width="${w + 18}" height="${h + 18}" rx="14" fill="var(--b-kerb)" stroke="var(--ink)" stroke-width="3"/>`
  )
}

export function streets(town: Town): string {
  return (
    `<rect width="${town.width}" height="${town.height}" fill="url(#fl-asphalt)"/>` +
    lanes(town) +
    zebras(town) +
    pavement(town) +
    manholes(town) +
    lamps(town)
  )
}

/** Dashes in the middle of the road: it runs along the borders of the tiles. */
function lanes(town: Town): string {
  let d = ''
  for (const cell of town.cells) {
    const [r, c] = cell
    if (!town.isStreet(cell)) continue
    const [x0, y0, x1, y1] = cellRect(cell)
    if (r % 3 === 2 && c % 3 === 1 && town.isStreet([r + 1, c])) d += `M${x0 + 8} ${y1}H${x1 - 8}`
    if (c % 3 === 2 && r % 3 === 1 && town.isStreet([r, c + 1])) d += `M${x1} ${y0 + 8}V${y1 - 8}`
  }
  return `<path d="${d}" stroke="var(--b-lane)" stroke-width="2.6" stroke-dasharray="14 10.5" opacity=".8"/>`
}

/** Crosswalks part the zones of a street. */
function zebras(town: Town): string {
  let d = ''
  for (const pair of town.scene.crossings) {
    const [[r1, c1], [r2, c2]] = [...pair].sort((a, b) => a[0] - b[0] || a[1] - b[1]) as typeof pair
    const A = cellRect([r1, c1])
    if (r1 === r2) {
      const x = c1 % 3 === 0 ? A[2] - 25 : A[2]
      const y = r1 % 3 === 0 ? A[1] : A[3] - 50
      for (let i = 0; i < 4; i++) d += `M${x + 3} ${n(y + 5 + i * 12.5)}h19v6h-19Z`
    } else if (c1 === c2) {
      const y = r1 % 3 === 0 ? A[3] - 25 : A[3]
      const x = c1 % 3 === 0 ? A[0] : A[2] - 50
      for (let i = 0; i < 4; i++) d += `M${n(x + 5 + i * 12.5)} ${y + 3}v19h6v-19Z`
    }
  }
  return `<path d="${d}" fill="var(--b-cross)" opacity=".85"/>`
}

function pavement(town: Town): string {
  const band = (stroke: string, width: number) =>
    `<path d="${town.block}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round"/>`
  return band('var(--b-asphalt-2)', 58) + band('var(--b-kerb)', 51) + band('url(#fl-pave)', 46)
}

function manholes(town: Town): string {
  return town.scene.manholes
    .map((cell) => {
      const [x0, y0, x1, y1] = cellRect(cell)
      const push = (third: number) => [-14, 22, 14][third]!
      const x = (x0 + x1) / 2 + push(cell[1] % 3)
      const y = (y0 + y1) / 2 + push(cell[0] % 3)
      return `<use href="#t-manhole" x="${n(x - 12.5)}" y="${n(y - 12.5)}" width="25" height="25" opacity=".9"/>`
    })
    .join('')
}

/** A street lamp with its pool of light at every corner of a crossing. */
function lamps(town: Town): string {
  let out = ''
  for (const cell of town.cells) {
    const [r, c] = cell
    if (!town.isStreet(cell) || r % 3 === 1 || c % 3 === 1) continue
    const down = r % 3 === 0 ? 1 : -1
    const right = c % 3 === 0 ? 1 : -1
    if (!town.isStreet([r + down, c]) || !town.isStreet([r, c + right])) continue
    const x = Math.floor(c / 3) * T + (c % 3 === 0 ? 62 : 188)
    const y = Math.floor(r / 3) * T + (r % 3 === 0 ? 62 : 188)
    out +=
      `<circle cx="${x}" cy="${y}" r="60" fill="url(#zc-pool)"/><circle cx="${x}" cy="${y}" r="4.5" fill="var(--b-wall)"/>` +
      `<circle cx="${x}" cy="${y}" r="2" fill="var(--lamp)"/>`
  }
  return out
}

/** Floors and furniture, in the frame of each tile so that they turn with it, under the shadow of the walls. */
export function buildings(town: Town): string {
  let out = `<path d="${town.block}" fill="#000" opacity=".3" transform="translate(4 6)"/>`
  const { scene } = town
  const area = (q: Rect) => (q[2] - q[0]) * (q[3] - q[1])
  scene.tiles.forEach((row, i) =>
    row.forEach(({ tile, turns }, j) => {
      const next = chance(`${scene.mission} ${tile} ${i} ${j}`)
      out += `<g transform="translate(${j * T} ${i * T}) rotate(${90 * turns} 125 125)">`
      for (const { name, rects } of scene.faces[tile]!) {
        const shape: Rect[] = rects
        const big = shape.reduce((a, b) => (area(b) > area(a) ? b : a))
        out +=
          `<path d="${outline(shape)}" fill="url(#fl-${floorOf(name)})"/>` +
          `<path d="${outline(shape, 5)}" fill="none" stroke="#000" stroke-width="9" opacity=".13"/>` +
          furniture(name, big, next)
      }
      out += '</g>'
    }),
  )
  return out
}

/** Walls with thickness, then the openings cut into them. */
export function walls(town: Town): string {
  const inner = town.rooms.map((room) => outline(room.rects)).join('')
  const wall = (d: string, width: number) => `<path class="wall" d="${d}" stroke-width="${width}"/>`
  const cap = (d: string, width: number) => `<path class="cap" d="${d}" stroke-width="${width}"/>`
  return wall(inner, 8) + wall(town.block, 12) + cap(inner, 3.6) + cap(town.block, 6.6) + town.gaps.map(opening).join('')
}

function opening({ axis, at, mid, width, room }: Gap): string {
  const h = width / 2
  const upright = axis === 'v'
  const place = upright
    ? `x="${n(at - 7)}" y="${n(mid - h)}" width="14" height="${n(width)}"`
    : `x="${n(mid - h)}" y="${n(at - 7)}" width="${n(width)}" height="14"`
  const sill = upright ? `M${n(at)} ${n(mid - h + 3)}V${n(mid + h - 3)}` : `M${n(mid - h + 3)} ${n(at)}H${n(mid + h - 3)}`
  const jambs = upright
    ? `M${n(at - 5)} ${n(mid - h)}h10M${n(at - 5)} ${n(mid + h)}h10`
    : `M${n(mid - h)} ${n(at - 5)}v10M${n(mid + h)} ${n(at - 5)}v10`
  return (
    `<rect ${place} fill="url(#fl-${floorOf(room)})"/>` +
    `<path d="${sill}" stroke="var(--b-sill)" stroke-width="1.6" stroke-dasharray="4 4" opacity=".55"/>` +
    `<path d="${jambs}" stroke="var(--b-wall)" stroke-width="4.5" stroke-linecap="round"/>`
  )
}

/** Where the tiles meet. */
export function seams(town: Town): string {
  const { columns, rows } = town.scene
  let d = ''
  for (let i = 1; i < columns; i++) d += `M${T * i} 0V${town.height}`
  for (let i = 1; i < rows; i++) d += `M0 ${T * i}H${town.width}`
  return `<path d="${d}" stroke="var(--ink)" stroke-width="1" opacity=".25" stroke-dasharray="2 5"/>`
}
