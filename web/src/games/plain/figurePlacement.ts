// Positions of the pieces of a room: in rows under its name, smaller if there are many; then its free spaces.

import type { Room } from './roomLayout'
import type { PlainThing } from './viewTypes'

const SLOT = 66
const HEAD = 52
const PAD = 16
const LARGEST = 1.3

export interface PlacedPiece {
  thing: PlainThing
  at: { x: number; y: number }
  scale: number
}

export interface FreeSpace {
  id: string
  number: number
  at: { x: number; y: number }
  scale: number
}

export const isFigure = (thing: PlainThing): boolean => (thing.sign ?? 'figure') === 'figure'

export function placeFigures(room: Room, things: PlainThing[]): { pieces: PlacedPiece[]; free: FreeSpace[] } {
  const [left, top, right, foot] = room.rect
  const figures = things.filter(isFigure)
  const taken = figures.reduce((sum, thing) => sum + (thing.count ?? 1), 0)
  const spaces = Math.max(0, Math.min(12, (room.place.spaces ?? 0) - taken))
  const order = [...figures, ...things.filter((thing) => !isFigure(thing))]
  const slots = order.length + spaces
  const [width, height] = [right - left - 2 * PAD, foot - top - HEAD - PAD]
  let scale = LARGEST
  const columns = () => Math.max(1, Math.floor(width / (SLOT * scale)))
  while (scale > 0.3 && Math.ceil(slots / columns()) * SLOT * scale > height) scale -= 0.05
  const spot = (index: number) => ({
    x: left + PAD + (0.5 + (index % columns())) * SLOT * scale,
    y: top + HEAD + (0.5 + Math.floor(index / columns())) * SLOT * scale + Math.max(0, (height - Math.ceil(slots / columns()) * SLOT * scale) / 2),
  })
  const place = (index: number) => (index < figures.length ? index : index + spaces)
  return {
    pieces: order.map((thing, index) => ({ thing, at: spot(place(index)), scale })),
    free: Array.from({ length: spaces }, (_, index) => ({
      id: `${room.place.id} ${taken + index + 1}`,
      number: taken + index + 1,
      at: spot(figures.length + index),
      scale,
    })),
  }
}
