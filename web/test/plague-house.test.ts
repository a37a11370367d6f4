// Zombie Plague: furniture covers every closed square, and openings are drawn once.

import { describe, expect, it } from 'vitest'
import { wallPaths } from '../src/games/zombie-plague/board/scenery'
import { bareSquares, furniture } from '../src/games/zombie-plague/furniture'
import { edgeFrame, House, squareName, squareOf, squares, U } from '../src/games/zombie-plague/house'
import type { PlagueScene } from '../src/games/zombie-plague/viewTypes'
import scene from './plague-scene.json'

const house = new House(scene as unknown as PlagueScene)

describe('squares', () => {
  it('go by column letter and row', () => {
    expect(squareOf('sq:L11')).toEqual([12, 11])
    expect(squareName([12, 11])).toBe('L11')
    expect(squareOf('X20')).toEqual([24, 20])
  })

  it('know what can be entered', () => {
    expect(house.free([12, 11])).toBe(true)
    expect(house.free([14, 11])).toBe(false)
    expect(house.free([6, 4])).toBe(false)
    expect(house.free([0, 1])).toBe(false)
  })

  it('are drawn as one outline where they touch', () => {
    const block = squares([[1, 1], [2, 1], [2, 2]], 0, 0) // prettier-ignore
    expect(block.match(/M/g)).toHaveLength(1)
    expect(squares([[1, 1], [3, 3]]).match(/M/g)).toHaveLength(2) // prettier-ignore
  })
})

describe('walls', () => {
  it('and openings are each drawn once', () => {
    const { outer, inner } = wallPaths(house)
    const stretches = [...(outer + inner).matchAll(/M\d+ \d+[vh]\d+/g)].map(([d]) => d)
    expect(stretches).toHaveLength(scene.walls.length + scene.openings.length)
    expect(new Set(stretches).size).toBe(stretches.length)
  })

  it('have every opening between a square outside and one inside, but for the inner doors', () => {
    for (const gap of house.gaps) {
      expect(house.outside(gap.inner)).toBe(false)
      expect(house.outside(gap.outer)).toBe(gap.kind !== 'inner_door')
    }
  })

  it('are met by openings in the middle of an edge', () => {
    expect(edgeFrame([12, 8], [12, 9])).toEqual({ x: 11.5 * U, y: 8 * U, turn: 180 })
    expect(edgeFrame([7, 11], [8, 11])).toEqual({ x: 7 * U, y: 10.5 * U, turn: 90 })
  })
})

describe('furniture', () => {
  it('stands on every closed square and nowhere else', () => {
    expect(bareSquares(house)).toEqual([])
  })

  it('tells when the map has changed', () => {
    const cells = scene.cells.map((row, i) => (i === 0 ? '#' + row.slice(1) : row))
    const changed = new House({ ...scene, cells } as unknown as PlagueScene)
    expect(bareSquares(changed)).toEqual(['A1'])
  })

  it('is drawn with whole numbers', () => {
    expect(furniture()).not.toMatch(/NaN|undefined/)
  })
})
