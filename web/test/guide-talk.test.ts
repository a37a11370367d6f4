import { expect, test } from 'vitest'
import type { Guidance } from '../src/lib/net/protocol'
import { talkOf } from '../src/table/lesson/guideTalk'
import { freestCorner, overlap } from '../src/table/lesson/holes'

const words = { title: 'Title', say: 'Say' }
const card = (id: string) => ({ step: 0, id, rule: 'ZC-1', en: words, it: words })
const guidance = (more: Partial<Guidance> = {}): Guidance => ({ lesson: 'first', steps: [{ en: 'a', it: 'b' }], ...more })
const open = { cards: new Set<string>(), answer: -1 }

test('cards to read come before the step, until they are read', () => {
  const both = guidance({ cards: [card('goal'), card('search')] })
  expect(talkOf(both, 1, open)).toMatchObject({ card: { id: 'goal' }, isRead: true })
  expect(talkOf(both, 1, { ...open, cards: new Set(['goal']) })).toMatchObject({ card: { id: 'search' }, isRead: false })
})

test('the answer to another move comes first, once', () => {
  const strayed = guidance({ cards: [card('search')], answer: { en: 'Fine.', it: 'Va bene.' } })
  expect(talkOf(strayed, 7, open).kind).toBe('answer')
  expect(talkOf(strayed, 7, { ...open, answer: 7 }).kind).toBe('card')
  expect(talkOf(strayed, 8, { ...open, answer: 7 }).kind).toBe('answer')
})

test('the way back is offered after the answer, and when the game is lost', () => {
  const lost = guidance({ back: 3, answer: { en: 'Fine.', it: 'Va bene.' } })
  expect(talkOf(lost, 7, open).kind).toBe('answer')
  expect(talkOf(lost, 7, { ...open, answer: 7 }).kind).toBe('back')
  expect(talkOf(guidance({ back: 3, end: 'lost' }), 7, open).kind).toBe('lost')
})

test('all was seen and the game continues', () => {
  expect(talkOf(guidance({ end: 'seen' }), 7, open).kind).toBe('seen')
  expect(talkOf(guidance({ end: 'seen' }), 7, { ...open, cards: new Set(['seen']) }).kind).toBe('wait')
})

test('the card takes the corner that covers no hole', () => {
  const room = { x: 0, y: 0, width: 900, height: 600 }
  const size = { width: 340, height: 200 }
  const holes = [
    { x: 700, y: 450, width: 80, height: 80 },
    { x: 20, y: 500, width: 80, height: 80 },
  ]
  const corner = freestCorner(room, size, holes)
  expect(holes.map((hole) => overlap(corner, hole))).toEqual([0, 0])
  expect(corner.x).toBeGreaterThan(450)
})
