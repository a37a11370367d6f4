// Shape of a thing that can be hit on a board.

export type Shape = { d: string } | { x: number; y: number; r: number } | { x: number; y: number; width: number; height: number; corner?: number }

/** Return a rectangle round a point. */
export function boxAt(at: { x: number; y: number }, width: number, height = width, corner = 8): Shape {
  return { x: at.x - width / 2, y: at.y - height / 2, width, height, corner }
}
