import { expect, test } from 'vitest'
import type { LogLine } from '../src/lib/net/protocol'
import { cuesOf } from '../src/sound/cues'
import { MOST_VOICES, Voices } from '../src/sound/voices'

const line = (more: Partial<LogLine>): LogLine => ({ key: 'event', ...more })
const names = (game: string, more: Partial<LogLine>) => cuesOf(game, line(more)).map((cue) => cue.name)

test('a shot is dice, then the weapon, then a miss', () => {
  const dice = { faces: [3], marks: ['miss'] }
  expect(names('zombicide', { kind: 'rolled', args: { weapon: '@card-pistol' }, dice })).toEqual(['dice', 'pistol', 'miss'])
  expect(names('zombicide', { kind: 'rolled', args: { weapon: '@card-fire_axe' }, dice: { faces: [6], marks: ['hit'] } })).toEqual([
    'dice',
    'melee-hit',
  ])
})

test('zombies sound by their kind', () => {
  expect(names('zombicide', { kind: 'horde-moved', data: { zombie: 'runner' } })).toEqual(['runner'])
  expect(names('zombicide', { kind: 'horde-moved', data: { zombie: 'walker' } })).toEqual(['shamble'])
})

test('a promise sounds when it is broken', () => {
  expect(names('city-of-horror', { kind: 'word-judged', data: { fate: 'broken' } })).toEqual(['betrayal'])
  expect(names('city-of-horror', { kind: 'word-judged', data: { fate: 'kept' } })).toEqual([])
})

test('a repetition is softer, and at once it is dropped', () => {
  const voices = new Voices()
  expect(voices.admit('step', 1, 0, 90)?.gainDb).toBe(0)
  expect(voices.admit('step', 1, 30, 90)).toBeNull()
  expect(voices.admit('step', 1, 200, 90)?.gainDb).toBe(-3)
  expect(voices.admit('step', 1, 400, 90)?.gainDb).toBe(-6)
  expect(voices.admit('step', 1, 2000, 90)?.gainDb).toBe(0)
})

test('a ninth voice ends the oldest of the lowest priority, or is dropped', () => {
  const voices = new Voices()
  for (let i = 0; i < MOST_VOICES; i += 1) voices.admit(`sound ${i}`, i < 2 ? 1 : 3, i, 1000)
  expect(voices.admit('low', 1, 100, 1000)).toBeNull()
  expect(voices.admit('high', 5, 100, 1000)?.ends?.name).toBe('sound 0')
})

test('the call to act waits for louder sounds', () => {
  const voices = new Voices()
  voices.admit('death', 5, 0, 2000)
  expect(voices.quietFrom(4, 500)).toBe(2000)
  expect(voices.quietFrom(4, 2500)).toBe(2500)
})
