// Zombies!!!: turned tiles, doors to the road, the growing board, pawns that share a square.

import { describe, expect, it } from 'vitest'
import { groups } from '../src/games/zombies/art/scenery'
import { cellsOf, tileArt } from '../src/games/zombies/art/tile'
import { places as stand, placeFigures } from '../src/games/zombies/board/figurePlacement'
import { groundRects } from '../src/games/zombies/board/outlines'
import { deeds } from '../src/games/zombies/board/recentEvents'
import { boardThings } from '../src/games/zombies/board/shownTargets'
import { lookOf } from '../src/games/zombies/buildingLooks'
import { faceOf } from '../src/games/zombies/cards'
import { buildingSquares, frame, T, tileAt, turned } from '../src/games/zombies/city'
import { acting } from '../src/games/zombies/playerNames'
import { describe as called } from '../src/games/zombies/thingNames'
import { nearestPlace, nextTurn, pairOf, placesOf } from '../src/games/zombies/tilePlaces'
import type { Pawn, Tile, ZombiesScene, ZombiesView } from '../src/games/zombies/viewTypes'
import type { Decision, Option } from '../src/lib/net/protocol'
import json from './zombies-scene.json'

const scene = json as unknown as ZombiesScene
const plain = { door: null, spots: [], east: 0, south: 0 }
const tile = (kind: string, x: number, y: number, rot = 0): Tile => ({ id: `tile:${x},${y}`, kind, x, y, rot, near: kind, ...plain })
const view = (part: Partial<ZombiesView>): ZombiesView =>
  ({ tiles: [tile('town_square', 0, 0)], zombies: [], tokens: [], pawns: [], ...part }) as ZombiesView
const option = (spot: string, turn: number): Option => ({ text: `${spot} ${turn}`, verb: 'place', key: 'do-place', things: [spot, `turn:${turn}`] })
const decision = (options: Option[]): Decision =>
  ({ id: 1, kind: 'turn', asked: [0], waiting: [0], prompt: { key: 'x' }, seat: 0, options }) as Decision

describe('a turned tile', () => {
  it('moves its cells clockwise', () => {
    expect(turned([0, 0], 1)).toEqual([0, 2])
    expect(turned([0, 1], 1)).toEqual([1, 2])
    expect(turned([2, 0], 2)).toEqual([0, 2])
  })

  it('is result by its squares, west and north of the Town Square too', () => {
    const tiles = [tile('town_square', 0, 0), tile('curve', -1, -1)]
    expect(tileAt(tiles, [-1, -3])?.kind).toBe('curve')
    expect(tileAt(tiles, [2, 2])?.kind).toBe('town_square')
    expect(tileAt(tiles, [-1, 0])).toBeNull()
  })

  it('has a building of as many squares as printed, wherever it lies', () => {
    for (const [kind, { grid }] of Object.entries(scene.tiles)) {
      const wanted = [...grid.join('')].filter((letter) => letter === 'B').length || 9
      for (const rot of [0, 1, 2, 3]) {
        const result = buildingSquares(scene, tile(kind, -2, 1, rot))
        expect(result).toHaveLength(wanted)
        for (const [x, y] of result) expect([Math.floor(x / 3), Math.floor(y / 3)]).toEqual([-2, 1])
      }
    }
  })
})

describe('the drawing of a tile', () => {
  it('is the same each time at the same place, and exists for every kind', () => {
    for (const [id, kind] of Object.entries(scene.tiles)) {
      const art = tileArt(id, kind, 'tile:3,1')
      expect(art).toBe(tileArt(id, kind, 'tile:3,1'))
      expect(art).not.toMatch(/NaN|undefined/)
    }
  })

  it('has a look for every named building', () => {
    for (const [id, kind] of Object.entries(scene.tiles)) expect(lookOf(id) !== null).toBe(kind.kind === 'named')
  })

  it('groups scenery that touches', () => {
    expect(groups(cellsOf(scene.tiles.crossroads!, 'X'))).toHaveLength(4)
    expect(groups(cellsOf(scene.tiles.straight!, 'X')).map((group) => group.length)).toEqual([3, 3])
  })
})

describe('the sheet', () => {
  it('is never smaller than a few tiles, with the city in its middle', () => {
    const sheet = frame(view({}), null)
    expect(sheet.width).toBe(3.5 * T)
    expect(sheet.left + sheet.width / 2).toBe(T / 2)
  })

  it('holds every tile and every place for the drawn tile', () => {
    const tiles = [tile('town_square', 0, 0), tile('straight', -3, 0), tile('curve', 2, 4)]
    const sheet = frame(view({ tiles }), decision([option('spot:-4,0', 0), option('spot:2,5', 1)]))
    expect(sheet.left).toBeLessThanOrEqual(-4 * T)
    expect(sheet.left + sheet.width).toBeGreaterThanOrEqual(3 * T)
    expect(sheet.top + sheet.height).toBeGreaterThanOrEqual(6 * T)
    expect(frame(view({ tiles }), null).left).toBeGreaterThan(-4 * T)
  })
})

describe('placing', () => {
  const options = [option('spot:1,0', 2), option('spot:1,0', 0), option('spot:0,-1', 1)]

  it('knows the places and the ways that fit, from north-west to south-east', () => {
    expect(placesOf(decision(options)).map(({ thing, turns }) => [thing, turns])).toEqual([
      ['spot:0,-1', [1]],
      ['spot:1,0', [0, 2]],
    ])
    expect(placesOf(null)).toEqual([])
  })

  it('skips ways that do not fit', () => {
    expect(nextTurn([0, 2], 0, 1)).toBe(2)
    expect(nextTurn([0, 2], 2, 1)).toBe(0)
    expect(nextTurn([0, 1, 3], 0, -1)).toBe(3)
    expect(nextTurn([1], 1, 1)).toBe(1)
  })

  it('begins over the nearest place', () => {
    expect(nearestPlace(placesOf(decision(options)), [2, 0])?.thing).toBe('spot:1,0')
    expect(nearestPlace([], [0, 0])).toBeNull()
  })

  it('reads places west and north of the Town Square', () => {
    expect(pairOf('sq:-4,-11')).toEqual([-4, -11])
  })
})

describe('options on the board', () => {
  const walks: Option[] = [
    { text: 'walk 1,1 E', verb: 'walk', key: 'do-walk', things: ['zom:3', 'sq:2,1', 'sq:1,1'] },
    { text: 'walk 1,1 W', verb: 'walk', key: 'do-walk', things: ['zom:3', 'sq:0,1', 'sq:1,1'] },
  ]
  const all = new Set(walks.flatMap((one) => one.things!))

  it('are zombies first, and their squares once one is picked', () => {
    expect([...boardThings(walks, all, [])]).toEqual(['zom:3'])
    expect([...boardThings(walks, new Set(['sq:2,1', 'sq:0,1', 'sq:1,1']), ['zom:3'])].sort()).toEqual(['sq:0,1', 'sq:2,1'])
  })

  it('is not the pawn that moves anyway', () => {
    const move: Option = { text: 'move E', verb: 'move', key: 'do-move', things: ['sq:2,1', 'pawn:1'] }
    const target: Option = { text: 'target P1', verb: 'target', key: 'do-target', things: ['pawn:1'] }
    const glow = new Set(['sq:2,1', 'pawn:1'])
    expect([...boardThings([move], glow, [])]).toEqual(['sq:2,1'])
    expect([...boardThings([target], glow, [])]).toEqual(['pawn:1'])
  })

  it('has a shape for squares, places and tiles', () => {
    const tiles = [tile('hospital', 1, 1)]
    expect(groundRects(scene, tiles, 'sq:4,4')).toHaveLength(1)
    expect(groundRects(scene, tiles, 'spot:0,0')).toEqual([[0, 0, T, T]])
    expect(groundRects(scene, tiles, 'tile:1,1')).toHaveLength(8)
    expect(groundRects(scene, tiles, 'zom:1')).toEqual([])
  })
})

describe('pieces', () => {
  const pawn = (seat: number): Pawn => ({ id: `pawn:${seat + 1}`, seat, x: 1, y: 1, status: 'alive' }) as Pawn

  it('never hide behind each other on one square', () => {
    for (const count of [2, 3, 4, 5, 6]) {
      const at = stand(count)
      for (const [i, a] of at.entries()) {
        for (const b of at.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(15)
      }
    }
  })

  it('make room for a token in front of them', () => {
    const token = { kind: 'life' as const, x: 1, y: 1, count: 1 }
    expect(placeFigures(view({ tokens: [token] })).tokens[0]!.small).toBe(false)
    expect(placeFigures(view({ tokens: [token], pawns: [pawn(0)] })).tokens[0]!.small).toBe(true)
  })

  it('leave the map when they die', () => {
    expect(placeFigures(view({ pawns: [{ ...pawn(0), status: 'dead' }] })).pawns).toEqual([])
  })
})

describe('cards', () => {
  it('have a face each, items on olive, events on lilac', () => {
    for (const [id, card] of Object.entries(scene.cards)) expect(faceOf(`card-${id}`)?.kind).toBe(card.item ? 'thing' : 'event')
    expect(faceOf('tile-hospital')).toBeNull()
    expect(faceOf('card-of-tomorrow')).not.toBeNull()
  })
})

describe('the figure in question', () => {
  const pawns = [0, 1].map((seat) => ({ id: `pawn:${seat + 1}`, seat }) as Pawn)

  it('is the subject of the decision, for every player', () => {
    expect(acting(view({ pawns, active: 0 }), { ...decision([]), subject: 'pawn:2' })).toBe('pawn:2')
    expect(acting(view({ pawns, active: 0 }), { ...decision([]), subject: 'tile:0,0' })).toBe('pawn:1')
    expect(acting(view({ pawns, active: 1 }), null)).toBe('pawn:2')
  })

  it('acts out what the lines say, whatever their words', () => {
    const lines = [
      { key: 'x', kind: 'combat-rolled', things: ['pawn:1', 'sq:1,1'] },
      { key: 'y', kind: 'life-lost', things: ['pawn:1'] },
      { key: 'z', kind: 'stepped', things: ['pawn:2', 'sq:1,1'] },
    ]
    expect([...deeds(lines)]).toEqual([['pawn:1', { what: 'hurt' }]])
  })
})

describe('a place by its name', () => {
  const spots: Tile['spots'] = ['', '', '', 'street', 'street', 'street', 'inside', 'door', 'inside']
  const shop: Tile = { ...tile('drug_store', 1, 0), spots }
  const road: Tile = { ...tile('straight', -2, 1), spots: ['', 'road', '', '', 'road', '', '', 'road', ''], near: 'town_square', east: -2, south: 1 }
  const city = view({ tiles: [tile('town_square', 0, 0), shop, road], zombies: [{ id: 'zom:4', x: 5, y: 2, moved: false }] })

  it('is asked for with what the rules would give', () => {
    expect(called('sq:4,2', scene, city)).toMatchObject({ key: 'thing-square', args: { square: '4,2', spot: 'door', of: '@at-drug_store.of' } })
    expect(called('zom:4', scene, city)?.args).toMatchObject({ spot: 'inside', in: '@at-drug_store.in', cell: '@cell-SE' })
    const far = { of: '@at-town_square.of', rows: 1, down: '@direction-S', columns: 2, across: '@direction-W' }
    expect(called('sq:-5,4', scene, city)?.args).toMatchObject({ spot: 'road', at: '@road-straight', cell: '@cell-middle', ...far })
    expect(called('tile:-2,1', scene, city)).toMatchObject({ key: 'thing-road', args: far })
    expect(called('tile:1,0', scene, city)).toEqual({ key: 'tile-drug_store' })
  })

  it('of a free one is the nearest tile with a name', () => {
    expect(called('spot:-2,2', scene, city)?.args).toMatchObject({ of: '@at-town_square.of', rows: 2, columns: 2 })
    expect(called('spot:2,0', scene, city)?.args).toMatchObject({ of: '@at-drug_store.of', rows: 0, columns: 1, across: '@direction-E' })
  })
})
