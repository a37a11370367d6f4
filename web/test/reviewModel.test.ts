import { describe, expect, test } from 'vitest'
import type { ReviewedDecision, Option, ReplayStep, Review } from '../src/lib/net/protocol'
import { roundPosition, countGoodDecisions, costliest, entriesOf, markOf, formatSigned, stretches, turningPoint } from '../src/review/reviewModel'

const option = (text: string, things: string[] = []): Option => ({ text, verb: 'move', key: 'do-move', things })

function judged(version: number, chance: number, best: number, round = 1): ReviewedDecision {
  const better = best > chance ? option('stop') : null
  return { version, round, chosen: option('move'), chance, best, better, costly: best - chance > 3 }
}

const reviewOf = (decisions: ReviewedDecision[], won = false, next = -1): Review => ({ seat: 0, won, decisions, next })
const versions = (decisions: ReviewedDecision[]) => decisions.map((one) => one.version)

describe('a game looked back at', () => {
  test('tells the costliest once a round and in order', () => {
    const decisions = [judged(1, 40, 50), judged(2, 41, 49), judged(3, 40, 60, 2), judged(4, 30, 45, 3), judged(5, 9, 12, 4)]
    expect(versions(costliest(decisions))).toEqual([1, 3, 4])
    expect(costliest([judged(1, 48, 50)])).toEqual([])
  })

  test('turns where the chance rose most, and at the end only when all is known', () => {
    const decisions = [judged(1, 50, 50), judged(2, 40, 45), judged(3, 60, 70), judged(4, 62, 62)]
    expect(turningPoint(reviewOf(decisions))).toMatchObject({ decision: { version: 2 }, after: 70 })
    expect(turningPoint(reviewOf([judged(1, 50, 50), judged(2, 40, 40)], true))).toMatchObject({ decision: { version: 2 }, after: 100 })
    expect(turningPoint(reviewOf([judged(1, 50, 50), judged(2, 40, 40)], true, 2))).toBeNull()
    expect(turningPoint(reviewOf([{ ...judged(1, 50, 50), spread: 30 }, judged(2, 70, 70)]))).toBeNull()
  })

  test('lists costs by number and the turning point last', () => {
    const entries = entriesOf(reviewOf([judged(1, 40, 55), judged(2, 75, 75, 2)], true))
    expect(entries.map(({ number, change }) => [number, change])).toEqual([
      [1, -15],
      [0, 35],
    ])
    expect([formatSigned(-15), formatSigned(35)]).toEqual(['−15', '+35'])
    expect(countGoodDecisions([judged(1, 50, 50), judged(2, 49, 50), judged(3, 40, 50)])).toBe(2)
  })

  test('lies along its rounds, also if their count restarts', () => {
    const steps = [1, 1, 2, 2, 1].map<ReplayStep>((round, version) => ({ version, by: 0, text: '', lines: [], view: round }))
    const rounds = stretches(steps, (view) => view as number)
    expect(rounds.map(({ round, first, last }) => [round, first, last])).toEqual([
      [1, 0, 1],
      [2, 2, 3],
      [1, 4, 4],
    ])
    expect([0, 3, 4].map((version) => roundPosition(rounds, version))).toEqual([0.25, 1.75, 2.5])
  })

  test('marks an option where it leads, else where it is decided', () => {
    const spots: Record<string, { x: number; y: number }> = { hero: { x: 0, y: 0 }, zom: { x: 50, y: 0 }, zone: { x: 9, y: 9 }, far: { x: 90, y: 0 } }
    const mark = (...things: string[]) =>
      markOf(
        option('x', things),
        'hero',
        (thing) => spots[thing] ?? null,
        (thing) => ['hero', 'zom'].includes(thing),
      )
    expect(mark('zone', 'hero')).toEqual({ from: spots['hero'], to: spots['zone'] })
    expect(mark('zom')).toEqual({ from: spots['hero'], to: spots['zom'] })
    expect(mark('zom', 'far')).toEqual({ from: spots['zom'], to: spots['far'] })
    expect(mark('hero')).toEqual({ from: null, to: spots['hero'] })
    expect(mark('card:3')).toEqual({ from: null, to: spots['hero'] })
    expect(
      markOf(
        option('x', ['card:3']),
        '',
        () => null,
        () => false,
      ),
    ).toBeNull()
  })
})
