// Buildings: a floor with walls and ways in, and over it a roof with what stands on it. The roof lifts while a figure is inside.
import { n } from '../../../art/geometry'

import { chance } from '../../../art/seededRandom'
import type { Point } from '../../../lib/board/camera'
import { centre, CORNERS, outline, R } from '../hexes'
import type { HexMap } from '../mapBoards'
import type { BuildingScenery } from '../viewTypes'

export interface Style {
  roof: string
  kind: 'canopy' | 'vents' | 'ridge' | 'saw' | 'sky' | 'bags' | 'heart' | 'pad'
  floor: string
}

const style = (roof: string, kind: Style['kind'], floor: string): Style => ({ roof, kind, floor })
const HOUSE = style('#8b5147', 'ridge', 'wood')
const SHOP = style('#94683e', 'ridge', 'check')

/** By board and letter, as in the components. */
const STYLES: Record<string, Style> = {
  '1a': style('#9a4a42', 'canopy', 'concrete'),
  '1b': style('#7c5a8c', 'vents', 'diner'),
  '1c': style('#86663f', 'ridge', 'wood'),
  '1d': style('#5b7d86', 'vents', 'carpet'),
  '1e': HOUSE,
  '1f': style('#6a6f78', 'saw', 'iron'),
  '2p': style('#9a7443', 'vents', 'office'),
  '2q': style('#4f7a7e', 'sky', 'tile'),
  '2a': HOUSE,
  '2b': style('#6d7a58', 'ridge', 'wood'),
  '2c': style('#7a5f86', 'ridge', 'carpet'),
  '2d': HOUSE,
  '2e': style('#5f7890', 'ridge', 'wood'),
  '2f': style('#94744a', 'ridge', 'check'),
  '3a': HOUSE,
  '3b': style('#95483d', 'ridge', 'concrete'),
  '3c': style('#74604c', 'ridge', 'wood'),
  '4o': style('#5c6f4a', 'bags', 'green'),
  '4k': style('#7f8f99', 'heart', 'tile'),
  '4c': style('#6d6875', 'saw', 'iron'),
  '4H': style('#4d5668', 'pad', 'concrete'),
  '4a': style('#54698f', 'vents', 'office'),
  '4b': SHOP,
  '4d': style('#84564f', 'vents', 'carpet'),
  '4e': style('#7d7660', 'sky', 'tile'),
  '4f': style('#77456b', 'vents', 'carpet'),
  '4g': SHOP,
}

export const styleOf = (building: BuildingScenery): Style => STYLES[building.id.slice(4)] ?? HOUSE

function tint(colour: string, by: number): string {
  const part = (i: number) => Math.max(0, Math.min(255, Math.round(parseInt(colour.slice(i, i + 2), 16) * by)))
  return `#${[1, 3, 5].map((i) => part(i).toString(16).padStart(2, '0')).join('')}`
}

const mean = (points: Point[]): Point => ({
  x: points.reduce((sum, point) => sum + point.x, 0) / points.length,
  y: points.reduce((sum, point) => sum + point.y, 0) / points.length,
})

/** Floor, walls with a cap; every room has a door to the road or the yard, and windows on its other outer sides. */
export function inside(map: HexMap, building: BuildingScenery): string {
  const rooms = map.rooms(building)
  const floor = `url(#fl-${styleOf(building).floor})`
  const wall = outline(rooms, 5)
  const own = new Set(building.hexes)
  const openings = rooms.flatMap((room) => {
    const sides = map.around(room).flatMap((next, side) => (next && !own.has(next.id) ? [{ next, side }] : []))
    const door = sides.find(({ next }) => next.road) ?? sides[Math.floor(chance(room.id)() * sides.length)]
    const at = centre(room)
    return sides.map(({ side }) => {
      const [a, b] = [CORNERS[side]!, CORNERS[(side + 1) % 6]!]
      const [x, y] = [at.x + ((a.x + b.x) / 2) * 0.82, at.y + ((a.y + b.y) / 2) * 0.82]
      const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI
      return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})">${side === door?.side ? doorway(floor) : WINDOW}</g>`
    })
  })
  return (
    `<path d="${outline(rooms, 3.2)}" fill="${floor}"/>` +
    `<path d="${wall}" fill="none" stroke="var(--b-wall)" stroke-width="9" stroke-linejoin="round"/>` +
    `<path d="${wall}" fill="none" stroke="var(--b-cap)" stroke-width="3" stroke-linejoin="round"/>${openings.join('')}`
  )
}

const WINDOW =
  '<rect x="-7.5" y="-4.5" width="15" height="9" rx="1.5" fill="var(--b-sill)" stroke="var(--ink)" stroke-width="1.8"/>' +
  '<rect x="-5.5" y="-2.2" width="11" height="4.4" fill="#ffd98a" stroke="var(--ink)" stroke-width="1.4"/>'

function doorway(floor: string): string {
  return (
    `<rect x="-9" y="-6" width="18" height="12" fill="${floor}"/><path d="M-8 0H8" stroke="var(--b-sill)" stroke-width="1.8" stroke-dasharray="4 3"/>` +
    '<path d="M-9.5 -4.5V4.5M9.5 -4.5V4.5" stroke="var(--b-wall)" stroke-width="3.6" stroke-linecap="round"/>' +
    '<path d="M-8 4L-10 16L-6.5 16.5L-4.5 5Z" fill="#b8573f" stroke="var(--ink)" stroke-width="1.8" stroke-linejoin="round"/>'
  )
}

const LINE = 'fill="none" stroke="var(--ink)" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"'

/** Eaves, plane and what stands on the roof. */
export function roof(map: HexMap, building: BuildingScenery): string {
  const { roof: paint, kind } = styleOf(building)
  const rooms = map.rooms(building)
  const colour = tint(paint, 0.94)
  const [light, dark] = [tint(colour, 1.1), tint(colour, 0.74)]
  const [eaves, plane] = [outline(rooms, 3.2), outline(rooms, 7.5)]
  const points = rooms.map(centre)
  const flat = ['pad', 'vents', 'sky', 'canopy', 'heart'].includes(kind)
  return (
    `<path d="${eaves}" fill="#000" opacity=".38" transform="translate(4 8)"/>` +
    `<path d="${eaves}" fill="${dark}" stroke="var(--ink)" stroke-width="3.4" stroke-linejoin="round" transform="translate(0 5)"/>` +
    `<path d="${eaves}" fill="${colour}" stroke="var(--ink)" stroke-width="3.4" stroke-linejoin="round"/>` +
    `<path d="${plane}" fill="${flat ? light : colour}" stroke="var(--ink)" stroke-opacity=".55" stroke-width="1.8" stroke-linejoin="round"/>` +
    TOPS[kind](points, { light, dark, colour, pad: outline(rooms, 12) })
  )
}

interface Paint {
  light: string
  dark: string
  colour: string
  pad: string
}

const TOPS: Record<Style['kind'], (points: Point[], paint: Paint) => string> = {
  ridge: (points, { light, dark }) => {
    const tiles = points.map(
      ({ x, y }) =>
        `<path d="M${n(x - 22)} ${n(y - 10)}h44M${n(x - 22)} ${n(y + 10)}h44M${n(x - 11)} ${n(y - 10)}v10M${n(x + 9)} ${n(y - 20)}v10M${n(x - 3)} ${n(y + 10)}v8M${n(x + 13)} ${n(y)}v10" ${LINE} opacity=".45"/>`,
    )
    const [first, last] = [points[0]!, points.at(-1)!]
    const ridge = `M${n(first.x)} ${n(first.y)}L${n(last.x)} ${n(last.y)}`
    const top =
      points.length > 1
        ? `<path d="${ridge}" stroke="var(--ink)" stroke-width="7" stroke-linecap="round"/><path d="${ridge}" stroke="${light}" stroke-width="3.4" stroke-linecap="round"/>`
        : `<path d="M${n(last.x - 10)} ${n(last.y)}h20m-20 0l-12-11m12 11l-12 11m32-11l12-11m-12 11l12 11" fill="none" stroke="var(--ink)" stroke-width="2.2" stroke-linecap="round"/>`
    const chimney = `<rect x="${n(last.x + 6)}" y="${n(last.y - 17)}" width="10" height="10" rx="1.5" fill="${dark}" stroke="var(--ink)" stroke-width="2"/>`
    return tiles.join('') + top + chimney
  },
  saw: (points, { light }) =>
    points
      .flatMap(({ x, y }) =>
        [-1, 0, 1].map(
          (i) =>
            `<path d="M${n(x - 15 + i * 2)} ${n(y + i * 13 + 5)}h28l-4-9h-28Z" fill="${light}" stroke="var(--ink)" stroke-width="1.8" stroke-linejoin="round"/>`,
        ),
      )
      .join(''),
  sky: (points) =>
    points
      .map(
        ({ x, y }) =>
          `<rect x="${n(x - 15)}" y="${n(y - 9)}" width="30" height="18" rx="3" fill="#9fc3cf" stroke="var(--ink)" stroke-width="2"/><path d="M${n(x - 5)} ${n(y - 9)}v18M${n(x + 5)} ${n(y - 9)}v18" ${LINE}/>`,
      )
      .join(''),
  vents,
  bags: (points, paint) => {
    const at = mean(points)
    return (
      vents(points, paint) +
      `<circle cx="${n(at.x)}" cy="${n(at.y - 4)}" r="11" fill="${paint.dark}" stroke="var(--ink)" stroke-width="2.2"/>` +
      `<path d="M${n(at.x)} ${n(at.y - 4)}v-30" stroke="var(--ink)" stroke-width="3.4" stroke-linecap="round"/>` +
      `<path d="M${n(at.x + 1)} ${n(at.y - 35)}l20 6l-20 7Z" fill="#f6ecd8" stroke="var(--ink)" stroke-width="2" stroke-linejoin="round"/>`
    )
  },
  canopy: (points) =>
    points
      .flatMap(({ x, y }) =>
        [-14, 3].map(
          (dx) =>
            `<rect x="${n(x + dx)}" y="${n(y - 8)}" width="12" height="16" rx="2" fill="#e8dabd" stroke="var(--ink)" stroke-width="2"/><path d="M${n(x + dx + 3)} ${n(y - 3)}h6" ${LINE}/>`,
        ),
      )
      .join(''),
  heart: (points) => {
    const { x, y } = mean(points)
    return (
      `<circle cx="${n(x)}" cy="${n(y)}" r="16" fill="#f6ecd8" stroke="var(--ink)" stroke-width="2.2"/>` +
      `<path d="M${n(x)} ${n(y + 10)}q-12-7-11-14q1-6 6-6q4 0 5 4q1-4 5-4q5 0 6 6q1 7-11 14Z" fill="#e5533d" stroke="var(--ink)" stroke-width="2"/>`
    )
  },
  pad: (points, { colour, pad }) => {
    const { x, y } = mean(points)
    return (
      `<path d="${pad}" fill="none" stroke="#c99b3c" stroke-width="2.6" stroke-dasharray="9 6" opacity=".85"/>` +
      `<circle cx="${n(x)}" cy="${n(y)}" r="46" fill="${tint(colour, 0.9)}" stroke="#f6ecd8" stroke-width="6"/>` +
      `<circle cx="${n(x)}" cy="${n(y)}" r="50.5" fill="none" stroke="var(--ink)" stroke-width="2" opacity=".6"/>` +
      `<path d="M${n(x - 15)} ${n(y - 23)}v46M${n(x + 15)} ${n(y - 23)}v46M${n(x - 15)} ${n(y)}h30" fill="none" stroke="#f6ecd8" stroke-width="10"/>`
    )
  },
}

function vents(points: Point[], { light, dark }: Paint): string {
  return points
    .map(({ x, y }, i) =>
      i % 2 === 0
        ? `<rect x="${n(x - 14)}" y="${n(y - 12)}" width="17" height="15" rx="3" fill="${dark}" stroke="var(--ink)" stroke-width="2"/><circle cx="${n(x - 5.5)}" cy="${n(y - 4.5)}" r="4.5" fill="${light}" stroke="var(--ink)" stroke-width="1.5"/>`
        : `<rect x="${n(x + 2)}" y="${n(y + 2)}" width="12" height="12" rx="6" fill="${dark}" stroke="var(--ink)" stroke-width="2"/><path d="M${n(x - 14)} ${n(y - 8)}h12M${n(x - 14)} ${n(y - 3)}h12" ${LINE} opacity=".6"/>`,
    )
    .join('')
}

/** Where the name stands: at the lower edge, under the middle of the lowest row. */
export function nameAt(map: HexMap, building: BuildingScenery): Point & { small: boolean } {
  const rooms = map.rooms(building)
  const lowest = Math.max(...rooms.map((room) => room.row))
  const row = rooms.filter((room) => room.row === lowest).map(centre)
  return { x: mean(row).x, y: row[0]!.y + R * 0.68, small: row.length === 1 }
}

/** Where the marker (entered, searched) lies: upper right of an empty hex, if there is one. */
export function markerAt(map: HexMap, building: BuildingScenery, taken: ReadonlySet<string>): Point {
  const rooms = [...map.rooms(building)].sort((a, b) => Number(taken.has(a.id)) - Number(taken.has(b.id)) || b.row - a.row || b.x - a.x)
  const at = centre(rooms[0]!)
  return { x: at.x + 13, y: at.y - 12 }
}
