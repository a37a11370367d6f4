// Where the board is looked at from: which board point lies at the middle of the window, and how large a unit is.

export interface Size {
  width: number
  height: number
}

export interface Point {
  x: number
  y: number
}

/** Board point in the middle of the window, and pixels per board unit. */
export interface Camera extends Point {
  scale: number
}

export const closest = 4

export function fitScale(board: Size, pane: Size, margin = 12): number {
  const width = Math.max(1, pane.width - 2 * margin)
  const height = Math.max(1, pane.height - 2 * margin)
  return Math.min(width / board.width, height / board.height)
}

export function fit(board: Size, pane: Size, margin?: number): Camera {
  return { x: board.width / 2, y: board.height / 2, scale: fitScale(board, pane, margin) }
}

/** Keeps the board in the window: never smaller than what fits, never further than its rim. */
export function clamp(camera: Camera, board: Size, pane: Size, margin?: number): Camera {
  const least = fitScale(board, pane, margin)
  const scale = Math.min(Math.max(camera.scale, least), Math.max(closest, least))
  return {
    x: within(camera.x, board.width, pane.width / scale, 24 / scale),
    y: within(camera.y, board.height, pane.height / scale, 24 / scale),
    scale,
  }
}

function within(at: number, length: number, seen: number, rim: number): number {
  if (seen >= length) return length / 2
  return Math.min(Math.max(at, seen / 2 - rim), length - seen / 2 + rim)
}

/** Zooms by `factor` so that the board point under the window point `at` stays where it is. */
export function zoomAt(camera: Camera, factor: number, at: Point, pane: Size): Camera {
  const scale = camera.scale * factor
  const dx = at.x - pane.width / 2
  const dy = at.y - pane.height / 2
  return {
    x: camera.x + dx / camera.scale - dx / scale,
    y: camera.y + dy / camera.scale - dy / scale,
    scale,
  }
}

/** Left and top of the board in the window, in pixels. */
export function corner(camera: Camera, pane: Size): Point {
  return { x: pane.width / 2 - camera.x * camera.scale, y: pane.height / 2 - camera.y * camera.scale }
}
