// Scenery that rarely changes, as SVG text: slab, streets, lots with their rooms, the yards of tower and horde.

import { floors } from '../../../art/floorPatterns'
import { n, outline } from '../../../art/geometry'
import { HEIGHT, isCorner, isUpper, lot, room, WIDTH, type PlaceName } from '../city'
import type { PlacePicture } from '../viewTypes'
import { fittings } from './buildingInteriors'
import { tower } from './waterTower'

const FLOOR: Partial<Record<PlaceName, string>> = { armory: 'iron', church: 'wood', bank: 'office', hospital: 'tile' }

export const definitions: string =
  floors +
  `<clipPath id="clip-city"><rect width="${WIDTH}" height="${HEIGHT}" rx="6"/></clipPath>` +
  '<radialGradient id="city-pool"><stop offset="0" stop-color="var(--b-pool)"/><stop offset="1" stop-color="var(--b-pool)" stop-opacity="0"/></radialGradient>'

/** The slab the city is printed on. */
export const slab: string =
  `<rect x="-9" y="-5" width="${WIDTH + 18}" height="${HEIGHT + 20}" rx="14" fill="var(--b-edge)"/>` +
  `<rect x="-9" y="-9" width="${WIDTH + 18}" height="${HEIGHT + 18}" rx="14" fill="var(--b-kerb)" stroke="var(--ink)" stroke-width="3"/>`

const use = (id: string, x: number, y: number, size: number, extra = ''): string =>
  `<use href="#${id}" x="${n(x - size / 2)}" y="${n(y - size / 2)}" width="${size}" height="${size}"${extra}/>`

/** Asphalt, lanes, zebras, street lamps, manholes and the barricades that close the streets. */
function streets(): string {
  const zebra = Array.from({ length: 8 }, (_, i) => {
    const [x, y] = [414 + i * 22, 226 + i * 22]
    return `M${x} 128v18h11v-18ZM${x} 474v18h11v-18ZM308 ${y}h18v11h-18ZM674 ${y}h18v11h-18Z`
  })
  const lamps = [[400, 210], [600, 210], [400, 410], [600, 410]] // prettier-ignore
  const lids = [[470, 60], [536, 556], [280, 238], [752, 384], [948, 250]] // prettier-ignore
  const barricades = [[440, 22, 4], [500, 18, -3], [560, 23, 2], [446, 598, -4], [506, 602, 3], [562, 597, -2]] // prettier-ignore
  return (
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#fl-asphalt)"/>` +
    '<path d="M500 0V140M500 480V620M0 310H290M710 310H1010" stroke="var(--b-lane)" stroke-width="2.8" stroke-dasharray="14 10.5" opacity=".8" fill="none"/>' +
    `<path d="${zebra.join('')}" fill="var(--b-cross)" opacity=".7"/>` +
    lamps.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="120" fill="url(#city-pool)"/>`).join('') +
    lids.map(([x, y]) => use('t-manhole', x!, y!, 25, ' opacity=".9"')).join('') +
    barricades.map(([x, y, turn]) => `<g transform="rotate(${turn} ${x} ${y})">${use('t-barricade', x!, y!, 50)}</g>`).join('')
  )
}

/** A corner building on its lot: pavement, lit room, door, and the zombie strip on the street side. */
function building(place: PlacePicture): string {
  const { x, y } = lot(place.number)
  const walls = room(place.number)
  const path = outline([walls])
  const floor = `url(#fl-${FLOOR[place.place] ?? 'concrete'})`
  const upper = isUpper(place.number)
  const door = place.closed
    ? '<rect x="-22" y="-6" width="44" height="12" rx="2" fill="#d8503c" stroke="var(--ink)" stroke-width="2.6"/>'
    : `<rect x="-21" y="-8" width="42" height="16" fill="${floor}"/><path d="M20 4L34 -22L40 -19L26 7Z" fill="#c98a4b" stroke="var(--ink)" stroke-width="2.6" stroke-linejoin="round"/>`
  return (
    `<rect x="${x}" y="${y}" width="400" height="210" rx="14" fill="url(#fl-pave)" stroke="var(--b-kerb)" stroke-width="5"/>` +
    `<rect x="${x + 12}" y="${upper ? y + 148 : y + 10}" width="376" height="52" rx="10" fill="#0003"/>` +
    `<path d="${path}" fill="#000" opacity=".3" transform="translate(4 6)"/><path d="${path}" fill="${floor}"/>` +
    `<path d="${outline([walls], 5)}" fill="none" stroke="#000" stroke-width="9" opacity=".13"/>` +
    fittings(place.place, walls) +
    `<path class="wall" d="${path}" stroke-width="12"/><path class="cap" d="${path}" stroke-width="6.6"/>` +
    `<g transform="translate(${x + 200} ${upper ? walls[3] : walls[1]}) rotate(${upper ? 0 : 180})">` +
    `<rect x="-25" y="-8" width="50" height="16" fill="var(--b-sill)" stroke="var(--ink)" stroke-width="2.4" rx="2"/>${door}</g>`
  )
}

function yards(collapsed: boolean): string {
  const fence = Array.from({ length: 11 }, (_, i) => `M${1028 + i * 20} 438v14`).join('')
  const wide = WIDTH - 1016
  return (
    `<rect x="1016" y="0" width="${wide}" height="410" rx="14" fill="url(#fl-green)" stroke="var(--b-kerb)" stroke-width="5"/>` +
    '<rect x="1032" y="270" width="198" height="118" rx="12" fill="url(#fl-concrete)" stroke="var(--b-wall)" stroke-width="4"/>' +
    '<rect x="1032" y="270" width="198" height="118" rx="12" fill="#0003"/>' +
    tower(collapsed) +
    `<rect x="1016" y="422" width="${wide}" height="198" rx="14" fill="url(#fl-concrete)" stroke="var(--b-kerb)" stroke-width="5"/>` +
    `<path d="M1022 446H1236${fence}" stroke="var(--b-wall)" stroke-width="4" opacity=".7" fill="none"/>`
  )
}

const roundabout =
  '<circle cx="500" cy="310" r="103" fill="var(--b-asphalt-2)"/>' +
  '<circle cx="500" cy="310" r="100" fill="none" stroke="var(--b-cross)" stroke-width="2" stroke-dasharray="9 9" opacity=".5"/>'

/** The ground of the city for these locations. */
export function ground(places: readonly PlacePicture[]): string {
  const corners = places.filter((place) => isCorner(place.number))
  const lamps = [[394, 204], [606, 204], [394, 416], [606, 416]] // prettier-ignore
  return (
    streets() +
    corners.map(building).join('') +
    lamps
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="5.5" fill="var(--b-wall)"/><circle cx="${x}" cy="${y}" r="2.4" fill="var(--lamp)"/>`)
      .join('') +
    yards(places.some((place) => place.side === 'collapsed')) +
    roundabout
  )
}
