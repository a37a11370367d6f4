// Geometry of the board: locations, spaces, zombie places, and the wheel in the middle.

import type { Rect } from '../../art/geometry'
import type { Colour } from './seatSigns'
import type { CityView, PlacePicture } from './viewTypes'

export type PlaceName = PlacePicture['place']

export interface Point {
  x: number
  y: number
}

export const WIDTH = 1240
export const HEIGHT = 620
export const MARGIN = 14

/** Centre and radius of the leader's wheel. */
export const HUB: Point = { x: 500, y: 310 }
export const HUB_RADIUS = 48

/** Positions of the horde and the vehicles. */
export const HORDE: Point = { x: 1128, y: 520 }
export const AMBULANCE: Point = { x: 84, y: 262 }
export const TRUCK: Point = { x: 212, y: 344 }
export const ARMY: Point = { x: 800, y: 262 }
export const CLOCK_DECK: Point = { x: 945, y: 310 }

/** Upper left corner of the lot of each number; a corner lot is 400 x 210. */
const LOTS: Record<number, Point> = {
  2: { x: 0, y: 0 },
  3: { x: 600, y: 0 },
  4: { x: 0, y: 410 },
  5: { x: 600, y: 410 },
}

/** Places in the streets around the wheel, the nearest first. */
const STREET: readonly (readonly [number, number])[] = [
  [366, 280], [634, 280], [366, 340], [634, 340], [500, 178], [500, 446], [558, 178], [444, 438],
  [556, 438], [500, 120], [310, 285], [690, 285], [310, 345], [690, 345], [444, 112], [556, 120],
  [444, 502], [556, 502], [500, 508], [500, 62],
] // prettier-ignore

export function isCorner(number: number): boolean {
  return number >= 2 && number <= 5
}

export function lot(number: number): Point {
  return LOTS[number] ?? { x: 0, y: 0 }
}

/** The upper two lots open downwards, the lower two upwards. */
export function isUpper(number: number): boolean {
  return lot(number).y === 0
}

/** Bounding box of a location. */
export function area(place: Pick<PlacePicture, 'place' | 'number'>): Rect {
  if (place.place === 'water_tower') return [1022, 6, WIDTH - 6, 404]
  if (place.place === 'crossroads') return [304, 152, 696, 468]
  const { x, y } = lot(place.number)
  return [x + 6, y + 6, x + 394, y + 204]
}

/** Outline of a location; the crossroads are where the two streets meet. */
export function plots(place: Pick<PlacePicture, 'place' | 'number'>): Rect[] {
  if (place.place !== 'crossroads') return [area(place)]
  return [[408, 104, 592, 516], [304, 218, 696, 402]] // prettier-ignore
}

/** Room of a corner building. */
export function room(number: number): Rect {
  const { x, y } = lot(number)
  const top = isUpper(number) ? y + 8 : y + 68
  return [x + 8, top, x + 392, top + 134]
}

/** Zombie strip of a location. */
export function strip(place: Pick<PlacePicture, 'place' | 'number'>): Rect {
  if (place.place === 'water_tower') return [1034, 272, 1228, 386]
  if (place.place === 'crossroads') return [404, 214, 596, 406]
  const { x, y } = lot(place.number)
  return isUpper(place.number) ? [x + 12, y + 148, x + 388, y + 200] : [x + 12, y + 10, x + 388, y + 62]
}

/** Centres of the printed spaces; none at the crossroads, which have no limit. */
export function spaces(place: Pick<PlacePicture, 'place' | 'number' | 'side' | 'spaces'>): Point[] {
  if (place.place === 'crossroads') return []
  const count = Math.max(0, place.spaces)
  if (place.place === 'water_tower') {
    if (place.side === 'collapsed')
      return [
        { x: 1076, y: 118 },
        { x: 1131, y: 96 },
        { x: 1186, y: 118 },
      ].slice(0, count)
    if (count === 2)
      return [
        { x: 1100, y: 112 },
        { x: 1162, y: 112 },
      ]
    return Array.from({ length: count }, (_, i) => ({ x: 1131 + (i - (count - 1) / 2) * 52, y: 112 }))
  }
  const { x, y } = lot(place.number)
  const step = count > 4 ? 228 / (count - 1) : count === 4 ? 62 : 70
  const last = count > 3 ? 346 : 324
  const middle = y + (isUpper(place.number) ? 72 : 140)
  return Array.from({ length: count }, (_, i) => ({ x: x + last - (count - 1 - i) * step, y: middle }))
}

/** Position of a slot; slots beyond the printed spaces are temporary, towards the door. */
export function slotPosition(place: Pick<PlacePicture, 'place' | 'number' | 'side' | 'spaces'>, slot: number): Point {
  if (place.place === 'crossroads') {
    const [x, y] = STREET[slot % STREET.length]!
    return { x, y }
  }
  const printed = spaces(place)
  const at = printed[slot]
  if (at) return at
  const beyond = slot - printed.length
  if (place.place === 'water_tower') return { x: 1100 + beyond * 48, y: 162 }
  const { x, y } = lot(place.number)
  return { x: x + 346 - beyond * 46, y: y + (isUpper(place.number) ? 116 : 96) }
}

/** Centres of the eight zombie places of a location. */
export function graves(place: Pick<PlacePicture, 'place' | 'number'>): Point[] {
  const eight = Array.from({ length: 8 }, (_, i) => i)
  if (place.place === 'water_tower') return eight.map((i) => ({ x: 1060 + (i % 4) * 47, y: 300 + Math.floor(i / 4) * 56 }))
  if (place.place === 'crossroads') {
    return eight.map((i) => {
      const angle = ((-112.5 + 45 * i) * Math.PI) / 180
      return { x: HUB.x + 76 * Math.cos(angle), y: HUB.y + 76 * Math.sin(angle) }
    })
  }
  const { x, y } = lot(place.number)
  return eight.map((i) => ({ x: x + 38 + i * 46, y: y + (isUpper(place.number) ? 174 : 38) }))
}

/** Position of the emblem with number and side. */
export function emblem(place: Pick<PlacePicture, 'place' | 'number'>): Point {
  if (place.place === 'water_tower') return { x: 1046, y: 222 }
  if (place.place === 'crossroads') return { x: 430, y: 172 }
  const { x, y } = lot(place.number)
  return { x: x + 46, y: y + (isUpper(place.number) ? 56 : 118) }
}

/** Landing point of a parachute. */
export function landing(place: Pick<PlacePicture, 'place' | 'number'>): Point {
  if (place.place === 'water_tower') return { x: 1092, y: 226 }
  if (place.place === 'crossroads') return { x: 598, y: 232 }
  const { x, y } = lot(place.number)
  return { x: x + 100, y: y + (isUpper(place.number) ? 60 : 128) }
}

/** Centre of the ring of an explosion token. */
export function fuse(place: Pick<PlacePicture, 'place' | 'number'>, token: number): Point {
  if (place.place === 'water_tower') return { x: 1212 - token * 25, y: 228 }
  const { x, y } = lot(place.number)
  return { x: x + 92 + token * 25, y: y + (isUpper(place.number) ? 120 : 188) }
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** A sixth of the wheel, as a path. */
export function wedge(wheel: readonly Colour[], colour: Colour, radius = HUB_RADIUS): string {
  const turn = wheel.indexOf(colour) * 60
  const end = (degrees: number): string => {
    const angle = radians(degrees + turn)
    return `${(HUB.x + radius * Math.cos(angle)).toFixed(1)} ${(HUB.y + radius * Math.sin(angle)).toFixed(1)}`
  }
  return `M${HUB.x} ${HUB.y}L${end(-120)}A${radius} ${radius} 0 0 1 ${end(-60)}Z`
}

/** Centre of a colour on the wheel. */
export function onWheel(wheel: readonly Colour[], colour: Colour, part = 0.68): Point {
  const angle = radians(-90 + wheel.indexOf(colour) * 60)
  return { x: HUB.x + HUB_RADIUS * part * Math.cos(angle), y: HUB.y + HUB_RADIUS * part * Math.sin(angle) }
}

/** Area that the board is drawn on. */
export function frame() {
  return { left: -MARGIN, top: -MARGIN, width: WIDTH + 2 * MARGIN, height: HEIGHT + 2.4 * MARGIN }
}

/** The current location, else the crossroads, relative to the corner of the drawing area. */
export function focus(_: unknown, view: CityView): Point | null {
  const place = view.places.find((one) => one.id === view.resolving)
  if (!place) return null
  const [left, top, right, bottom] = area(place)
  return { x: (left + right) / 2 + MARGIN, y: (top + bottom) / 2 + MARGIN }
}
