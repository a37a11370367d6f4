import { describe, expect, it } from 'vitest'
import { scaleFor } from '../src/end/roundChart'
import { clamp, corner, fit, zoomAt } from '../src/lib/board/camera'
import { nearest } from '../src/table/board/arrowNavigation'

const board = { width: 960, height: 800 }
const pane = { width: 600, height: 400 }

describe('the window on the board', () => {
  it('fits the whole board in the middle', () => {
    const camera = fit(board, pane, 0)
    expect(camera).toEqual({ x: 480, y: 400, scale: 0.5 })
    expect(corner(camera, pane)).toEqual({ x: 60, y: 0 })
  })

  it('keeps the point under the pointer where it is', () => {
    const before = fit(board, pane, 0)
    const at = { x: 100, y: 300 }
    const after = zoomAt(before, 2, at, pane)
    const under = (camera: typeof before) => ({
      x: camera.x + (at.x - pane.width / 2) / camera.scale,
      y: camera.y + (at.y - pane.height / 2) / camera.scale,
    })
    expect(under(after).x).toBeCloseTo(under(before).x)
    expect(under(after).y).toBeCloseTo(under(before).y)
  })

  it('never leaves the board and never shrinks below it', () => {
    expect(clamp({ x: -5000, y: 9000, scale: 0.01 }, board, pane, 0)).toEqual(fit(board, pane, 0))
    const near = clamp({ x: -5000, y: 400, scale: 2 }, board, pane, 0)
    expect(near.x).toBeCloseTo(150 - 12)
  })
})

describe('arrow keys', () => {
  const points = [
    { x: 10, y: 0 },
    { x: 30, y: 2 },
    { x: 12, y: 40 },
    { x: -20, y: 0 },
  ]
  it('go to the nearest thing that way, straight ahead first', () => {
    expect(nearest({ x: 0, y: 0 }, points, 'right')).toBe(0)
    expect(nearest({ x: 0, y: 0 }, points, 'down')).toBe(2)
    expect(nearest({ x: 0, y: 0 }, points, 'left')).toBe(3)
    expect(nearest({ x: 0, y: 0 }, points, 'up')).toBe(-1)
  })
})

describe('the plot', () => {
  it('has a round axis', () => {
    expect(scaleFor([3, 12, 7])).toEqual({ top: 15, ticks: [0, 5, 10, 15] })
    expect(scaleFor([0, 0])).toEqual({ top: 1, ticks: [0, 1] })
    expect(scaleFor([47]).top).toBe(50)
  })
})
