// Hexes, boards laid side by side, lines of sight and the tables read backwards: against what the rules' own map says.

import { describe, expect, it } from 'vitest'
import { HexMap, mapOf, piecesOf } from '../src/games/all-things-zombie/boards'
import { faceNeeded, totalNeeded } from '../src/games/all-things-zombie/fire'
import { centre, distance, hexPath, loops, outline, spotAt } from '../src/games/all-things-zombie/hexes'
import { TABLES, testOf } from '../src/games/all-things-zombie/reactions'
import { obstacles, seenFrom, sees } from '../src/games/all-things-zombie/sight'
import type { HexScene, Survivor } from '../src/games/all-things-zombie/types'
import fixture from './hexes-scene.json'

const scene = { maps: fixture.maps, people: [], items: [], paces: [] } as unknown as HexScene
const layouts = fixture.layouts as Record<string, { names: string[]; rows: number[]; xs: number[]; terrain: string; seen: number[] }>
const town = mapOf(scene, '4')
const hex = (name: string, map: HexMap = town) => map.hex(name)!

describe('hexes', () => {
  it('a point belongs to the hex whose centre is nearest', () => {
    for (const one of town.hexes) {
      const at = centre(one)
      expect(spotAt({ x: at.x + 11, y: at.y - 9 })).toEqual({ row: one.row, x: one.x })
    }
  })
  it('distance counts steps, the last hex counted, the first not', () => {
    expect(distance(hex('4A1'), hex('4A1'))).toBe(0)
    expect(distance(hex('4G12'), hex('4D9'))).toBe(5)
    expect(distance(hex('4A1'), hex('4M17'))).toBe(22)
  })
  it('one outline goes round neighbours, and a ring has a hole', () => {
    const ring = town.around(hex('4I5')).map((one) => one!)
    expect(loops([hex('4I5'), ...ring])).toHaveLength(1)
    expect(loops(ring)).toHaveLength(2)
    expect(outline([hex('4I5')], 0)).toBe(hexPath(hex('4I5')))
  })
  it('an outline moved inwards keeps its corners inside', () => {
    const at = centre(hex('4I5'))
    const corners = [...outline([hex('4I5')], 5).matchAll(/([-\d.]+) ([-\d.]+)/g)].map((m) => Math.hypot(Number(m[1]) - at.x, Number(m[2]) - at.y))
    expect(corners).toHaveLength(6)
    for (const far of corners) expect(far).toBeCloseTo(32.33 - 5 / Math.cos(Math.PI / 6), 0)
  })
})

describe('boards', () => {
  it('reads a layout', () => {
    expect(piecesOf('2|3r')).toEqual([
      { board: 2, turned: false, down: 0, right: 0 },
      { board: 3, turned: true, down: 0, right: 34 },
    ])
    expect(piecesOf('4/1')[1]).toEqual({ board: 1, turned: false, down: 12, right: 0 })
  })
  it.each(Object.keys(layouts))('lays %s as the rules do', (layout) => {
    const map = mapOf(scene, layout)
    const wanted = layouts[layout]!
    expect(map.hexes.map((one) => one.id.slice(4))).toEqual(wanted.names)
    expect(map.hexes.map((one) => one.row)).toEqual(wanted.rows)
    expect(map.hexes.map((one) => one.x)).toEqual(wanted.xs)
    expect(map.hexes.map((one) => one.terrain[0]).join('')).toBe(wanted.terrain)
  })
  it('finds buildings, their rooms and the board of a hex', () => {
    const map = mapOf(scene, '4r|2')
    expect(map.buildings).toHaveLength(18)
    expect(map.rooms(map.building('4H')!)).toHaveLength(9)
    expect(map.pieceOf(hex('2A1', map)).board).toBe(2)
    expect(map.pieceOf(hex('4A1', map)).board).toBe(4)
  })
})

describe('sight', () => {
  it.each(Object.keys(layouts))('sees from every hex of %s as many as the rules do', (layout) => {
    const map = mapOf(scene, layout)
    expect(map.hexes.map((one) => seenFrom(map, one).size)).toEqual(layouts[layout]!.seen)
  })
  it('sees the same hexes from the crossroads', () => {
    expect([...seenFrom(town, hex('4G12'))].map((id) => id.slice(4))).toEqual(fixture.from4G12)
  })
  it('is the same from both ends and names what is in the way', () => {
    expect(sees(town, hex('4E1'), hex('4E3'))).toBe(false)
    expect(sees(town, hex('4E3'), hex('4E1'))).toBe(false)
    expect(obstacles(town, hex('4E1'), hex('4E3')).map((one) => one.id)).toEqual(['hex:4E2'])
  })
  it('ends where the light does', () => {
    expect(sees(town, hex('4G1'), hex('4G3'), 2)).toBe(true)
    expect(sees(town, hex('4G1'), hex('4G4'), 2)).toBe(false)
  })
})

describe('fire', () => {
  const who = (at: string, gear: string[] = []) => ({ hex: at, gear, rep: 5 }) as unknown as Survivor
  it('needs more for later targets, cover, long range and vests', () => {
    const shooter = who('4G12')
    expect([1, 2, 3, 4].map((ordinal) => totalNeeded(town, shooter, null, ordinal))).toEqual([8, 9, 10, 10])
    expect(totalNeeded(town, shooter, who('4G14'), 1)).toBe(8)
    expect(totalNeeded(town, shooter, who('4G14'), 1, true)).toBe(9)
    expect(totalNeeded(town, shooter, who('4G17'), 1)).toBe(9)
    expect(totalNeeded(town, shooter, who('4G14', ['vest']), 1)).toBe(9)
    expect(totalNeeded(town, shooter, who('4F14'), 1)).toBe(10)
  })
  it('says it as a face of the die', () => {
    expect(faceNeeded(8, 5)).toBe(3)
    expect(faceNeeded(8, 8)).toBe(1)
    expect(faceNeeded(10, 2)).toBe(7)
  })
})

describe('reaction tests', () => {
  it('finds the branch that applied', () => {
    const line = (test: string, passed: number, branch: string) => ({
      key: 'event-tested',
      args: { test: `@test-${test}`, passed, branch: `@branch-${branch}` },
    })
    expect(testOf(line('being_charged', 1, 'flee'))?.applied).toBe(1)
    expect(testOf(line('received_fire', 1, 'stay'))?.applied).toBe(1)
    expect(testOf(line('charge', 1, 'charge'))?.applied).toBe(1)
    expect(testOf({ key: 'event-fired' })).toBeNull()
  })
  it('has one branch for every answer of the rules', () => {
    const answers: Record<string, string[][]> = {
      being_charged: [['melee', 'flee'], ['fire', 'melee', 'flee'], ['fire', 'melee']],
      received_fire: [['cover', 'flee'], ['charge', 'fire', 'stay', 'cover'], ['charge', 'fire', 'cover', 'stay']],
      in_sight: [['stay'], ['cover', 'duel'], ['fire', 'charge', 'stay']],
      charge: [['stay'], ['fire', 'charge'], ['charge']],
    }
    for (const [test, rows] of Object.entries(answers)) {
      rows.forEach((words, passed) => {
        const branches = TABLES[test as keyof typeof TABLES][passed]!
        for (const word of words) expect(branches.filter((branch) => branch.words.includes(word))).toHaveLength(1)
      })
    }
  })
})
