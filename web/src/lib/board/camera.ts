// Camera of the board: the board point at the centre of the window, and the scale.

export interface Size {
  width: number
  height: number
}

export interface Point {
  x: number
  y: number
}

/** Board point at the centre of the window, and pixels per board unit. */
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

/** Keep the board in the window: limit the zoom to the fitting size and the position to the edges. */
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

/** Zoom by `factor` and keep the board point under window point `at` in place. */
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

/** Return the top left corner of the board in the window, in pixels. */
export function corner(camera: Camera, pane: Size): Point {
  return { x: pane.width / 2 - camera.x * camera.scale, y: pane.height / 2 - camera.y * camera.scale }
}
