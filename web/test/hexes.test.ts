// All Things Zombie: hexes, boards from the scene, sight and reaction tests.

import { describe, expect, it } from 'vitest'
import { centre, distance, hexPath, loops, outline, spotAt } from '../src/games/all-things-zombie/hexes'
import { type HexMap, mapOf } from '../src/games/all-things-zombie/mapBoards'
import { rollsOf, testOf } from '../src/games/all-things-zombie/rolls'
import { figuresInSight, viewpointOf, lineTo, oddsOf } from '../src/games/all-things-zombie/sight'
import type { HexScene, HexView, SurvivorView } from '../src/games/all-things-zombie/viewTypes'
import type { Decision, Inspection } from '../src/lib/net/protocol'
import fixture from './hexes-scene.json'

const scene = fixture.scene as unknown as HexScene
const laid = fixture.laid as Record<string, { names: string[]; rows: number[]; xs: number[]; terrain: string }>
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
  it.each(Object.keys(laid))('lays %s as the rules do', (layout) => {
    const map = mapOf(scene, layout)
    const wanted = laid[layout]!
    expect(map.hexes.map((one) => one.id.slice(4))).toEqual(wanted.names)
    expect(map.hexes.map((one) => one.row)).toEqual(wanted.rows)
    expect(map.hexes.map((one) => one.x)).toEqual(wanted.xs)
    expect(map.hexes.map((one) => one.terrain[0]).join('')).toBe(wanted.terrain)
  })
  it('knows the ground of each board, its buildings and their rooms', () => {
    const map = mapOf(scene, '4r|2')
    expect(map.sheets).toEqual([
      { board: 4, down: 0, right: 0, rows: 12, width: 34 },
      { board: 2, down: 0, right: 34, rows: 12, width: 34 },
    ])
    expect(map.buildings).toHaveLength(18)
    expect(map.rooms(map.building('4H')!)).toHaveLength(9)
    expect(map.sheetOf(hex('2A1', map)).board).toBe(2)
    expect(map.sheetOf(hex('4A1', map)).board).toBe(4)
  })
})

describe('sight', () => {
  const who = (id: string, at: string, side = 0) => ({ id: `sur:${id}`, person: id, hex: at, side, hand: { range: 5 } }) as unknown as SurvivorView
  const view = {
    layout: '4',
    acting: 'sur:tonya',
    survivors: [who('tonya', '4G12'), who('nick', '4G14', 1)],
    zombies: [
      { id: 'zom:0', hex: '4G13' },
      { id: 'zom:1', hex: '4A1' },
    ],
  } as unknown as HexView
  const inspection: Inspection = {
    type: 'inspection',
    ref: 1,
    version: 1,
    thing: 'sur:tonya',
    sees: ['hex:4G12', 'hex:4G13', 'hex:4G14'],
    near: ['hex:4G12', 'hex:4G13'],
    blocks: { 'hex:4A1': ['hex:4B2'] },
    needs: { 'sur:nick': 4, 'zom:0': 3, 'target:1': 3, 'target:2': 4, 'target:3': 5 },
  }
  const asked = (topic: string, subject: string) => ({ topic, subject }) as unknown as Decision

  it('is that of who aims, else of who stands under the pointer, else of who acts', () => {
    expect(viewpointOf(scene, view, asked('aim', 'sur:nick'), null, false, false)).toMatchObject({ thing: 'sur:nick', wide: true, range: 5 })
    expect(viewpointOf(scene, view, null, 'hex:4G14', false, false)).toMatchObject({ thing: 'sur:nick', wide: true })
    expect(viewpointOf(scene, view, null, 'hex:4A5', false, false)).toMatchObject({ thing: 'sur:tonya', wide: false })
    expect(viewpointOf(scene, view, null, 'hex:4A5', true, false)).toMatchObject({ thing: 'hex:4A5', who: null, wide: true })
  })
  it('draws the line the rules tell of, from either end', () => {
    const viewpoint = viewpointOf(scene, view, null, null, false, false)!
    expect(lineTo(viewpoint, inspection, null, 'hex:4G14')).toMatchObject({ free: true, blocked: [], inRange: false, distance: 2 })
    expect(lineTo(viewpoint, inspection, null, 'hex:4A1')).toMatchObject({ free: false, blocked: [{ id: 'hex:4B2' }] })
    expect(lineTo(viewpoint, inspection, null, 'hex:4E1')?.blocked).toBeNull()
    const hidden: Inspection = { ...inspection, thing: 'hex:4E1', blocks: { 'hex:4G12': [] } }
    expect(lineTo(viewpoint, inspection, hidden, 'hex:4E1')).toMatchObject({ free: false, blocked: [] })
    expect(lineTo(viewpoint, inspection, null, 'hex:4G12')).toBeNull()
  })
  it('gives the roll needed and the figures in sight', () => {
    const viewpoint = viewpointOf(scene, view, null, null, false, false)!
    const faces = (place: string) =>
      oddsOf(view, viewpoint, { ...inspection, near: inspection.sees! }, lineTo(viewpoint, { ...inspection, near: inspection.sees! }, null, place)!)
    expect(faces('hex:4G14')).toEqual([{ key: 'person-nick', face: 4 }])
    expect(faces('hex:4G13').map((one) => one.face)).toEqual([3, 4, 5])
    expect(oddsOf(view, viewpoint, inspection, lineTo(viewpoint, inspection, null, 'hex:4G14')!)).toEqual([])
    expect(figuresInSight(view, viewpoint, inspection)).toMatchObject({ people: [{ id: 'sur:nick' }], zombies: 1, inRange: 1 })
  })
})

describe('reaction tests', () => {
  const line = (test: string, passed: number, branch: string, row: number) => ({ key: 'x', kind: 'tested', data: { test, passed, branch, row } })
  it('show the row of the table and the branch that applied', () => {
    expect(testOf(scene, line('being_charged', 1, 'flee', 1))).toMatchObject({ applied: 1, branch: 'flee', branches: { length: 3 } })
    expect(testOf(scene, line('in_sight', 2, 'stay', 1))?.branches[1]).toEqual({ when: 'else', then: 'charge-test' })
    expect(testOf(scene, { key: 'x', kind: 'fired' })).toBeNull()
  })
  it('stand among the dice of the last action, the initiative apart', () => {
    const dice = { faces: [1] }
    const log = [
      { version: 1, lines: [line('charge', 2, 'charge', 0), { key: 'x', kind: 'fired', dice }, { key: 'x', kind: 'moved' }] },
      { version: 2, lines: [{ key: 'x', kind: 'initiative', dice }] },
    ]
    expect(rollsOf(scene, log).map((one) => [one.line.kind, one.test?.test])).toEqual([
      ['tested', 'charge'],
      ['fired', undefined],
    ])
  })
})
