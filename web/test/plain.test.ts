// Plain table: reads the data of any game, lays out its places and keeps unknown data.

import { describe, expect, it } from 'vitest'
import { brief, rowsOf } from '../src/games/plain/extraFacts'
import { placeFigures } from '../src/games/plain/figurePlacement'
import { offBoardThings, placesOf, readViewOnce } from '../src/games/plain/readScene'
import { planOf } from '../src/games/plain/roomLayout'
import type { PlainPlace } from '../src/games/plain/viewTypes'

const place = (id: string, more: Partial<PlainPlace> = {}): PlainPlace => ({ id, name: `place-${id}`, ...more })
const apart = (a: readonly number[], b: readonly number[]) => a[2]! <= b[0]! || b[2]! <= a[0]! || a[3]! <= b[1]! || b[3]! <= a[1]!

describe('what a game says', () => {
  it('is read where it is sound', () => {
    const said = readViewOnce({ round: 2, numbers: [{ name: 'oil', value: 4, most: 10 }], cards: [{ id: 'card:1', name: 'card-rope' }] })
    expect(said.round).toBe(2)
    expect(said.numbers).toEqual([{ name: 'oil', value: 4, most: 10 }])
    expect(said.cards.map((card) => card.id)).toEqual(['card:1'])
    expect(said.rest).toEqual([])
  })

  it('is data where it is not, or means something else', () => {
    const said = readViewOnce({ numbers: 5, things: [{ id: 'x' }], points: [1, 2], facts: { a: 3 } })
    expect(said.numbers).toEqual([])
    expect(said.things).toEqual([])
    expect(said.facts).toEqual({})
    expect(said.rest.map(([name]) => name)).toEqual(['numbers', 'things', 'points', 'facts'])
  })

  it('can be empty', () => {
    expect(readViewOnce(null).notation).toBe('')
    expect(readViewOnce([1, 2]).rest).toEqual([])
    expect(placesOf('board')).toEqual([])
    expect(placesOf({ places: [{ id: 'a' }] })).toEqual([])
  })

  it('leaves things that lie nowhere to be chosen by name', () => {
    const scene = { places: [place('room:a')] }
    const view = { things: [{ id: 'cube:1', place: 'room:a' }], cards: [{ id: 'card:1', name: 'card' }] }
    expect(offBoardThings(scene, view, ['room:a', 'cube:1', 'card:1', 'seat:2', 'door:1', 'door:1'])).toEqual(['door:1'])
  })

  it('is listed in rows, a column for each seat where there is a value for each', () => {
    expect(
      rowsOf(
        [
          ['points', [3, 1]],
          ['deck', ['a', 'b', 'c']],
          ['open', true],
        ],
        2,
      ),
    ).toEqual([
      { name: 'points', values: ['3', '1'] },
      { name: 'deck', values: ['a, b, c'] },
      { name: 'open', values: ['true'] },
    ])
    expect(brief({ at: [1, 2], who: null })).toBe('at 1, 2, who –')
  })
})

describe('the plan', () => {
  it('keeps given places and leaves out unused rows and columns', () => {
    const plan = planOf([place('a', { at: [0, 0] }), place('b', { at: [3, 0], size: [2, 1] }), place('c', { at: [0, 4], links: ['a'] })])
    const [a, b, c] = plan.rooms.map((room) => room.rect)
    expect(b![0] - a![2]).toBe(30)
    expect(c![1] - a![3]).toBe(30)
    expect(b![2] - b![0]).toBe(2 * (a![2] - a![0]) + 30)
    expect(plan.roads).toEqual([{ id: 'a c', from: { x: 139, y: a![3] }, to: { x: 139, y: c![1] } }])
  })

  it('puts linked rooms side by side where nothing is given', () => {
    const ring = ['a', 'b', 'c', 'd', 'e', 'f'].map((id, i, all) => place(id, { links: [all[(i + 1) % 6]!] }))
    const plan = planOf(ring)
    for (const [i, room] of plan.rooms.entries()) for (const other of plan.rooms.slice(i + 1)) expect(apart(room.rect, other.rect)).toBe(true)
    const touching = plan.roads.filter(({ from, to }) => Math.hypot(from.x - to.x, from.y - to.y) < 40)
    expect(plan.roads).toHaveLength(6)
    expect(touching.length).toBeGreaterThanOrEqual(5)
  })

  it('has room for one, for many, and for links that lead nowhere', () => {
    expect(planOf([place('a', { links: ['a', 'nowhere'] })]).roads).toEqual([])
    const many = planOf(Array.from({ length: 40 }, (_, i) => place(`p${i}`)))
    expect(new Set(many.rooms.map((room) => room.rect.join())).size).toBe(40)
  })
})

describe('pieces in a room', () => {
  const room = planOf([place('a', { spaces: 4 })]).rooms[0]!
  const piece = (id: string, sign: string) => ({ id, place: 'a', sign })

  it('stand inside it, figures first, then free spaces, then the rest', () => {
    const { pieces, free } = placeFigures(room, [piece('cube:1', 'cube'), piece('seat:0', 'figure')])
    expect(pieces.map((one) => one.thing.id)).toEqual(['seat:0', 'cube:1'])
    expect(free.map((one) => one.number)).toEqual([2, 3, 4])
    expect(pieces[0]!.at.x).toBeLessThan(free[0]!.at.x)
    expect(free[2]!.at.x).toBeLessThan(pieces[1]!.at.x)
  })

  it('are smaller where there are many', () => {
    const { pieces } = placeFigures(
      room,
      Array.from({ length: 30 }, (_, i) => piece(`cube:${i}`, 'cube')),
    )
    expect(pieces[0]!.scale).toBeLessThan(0.8)
    for (const { at } of pieces) {
      expect(at.x).toBeGreaterThan(room.rect[0])
      expect(at.x).toBeLessThan(room.rect[2])
      expect(at.y).toBeLessThan(room.rect[3])
    }
  })
})
