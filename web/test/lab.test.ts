import { describe, expect, it } from 'vitest'
import { funnel, spread, steps } from '../src/lab/chartPaths'
import { defaultRequest, planOf, requestOf } from '../src/lab/studyRequest'
import { labPath, parseRoute } from '../src/lib/app/urls'
import type { GameInfo } from '../src/lib/net/protocol'

const box = { width: 100, height: 100 }

describe('the plots of the lab', () => {
  it('closes the funnel on a square root axis', () => {
    const points = [
      { games: 25, rate: 0.4, low: 0.2, high: 0.6 },
      { games: 100, rate: 0.5, low: 0.4, high: 0.6 },
    ]
    const drawn = funnel(points, 400, box)!
    expect(drawn.end.x).toBeCloseTo(50)
    expect(drawn.end.y).toBeCloseTo(25)
    expect(drawn.line).toBe('M25.0 50.0L50.0 25.0')
    expect(drawn.ticks.map((tick) => tick.name)).toEqual(['20%', '30%', '40%', '50%', '60%'])
    expect(drawn.games.at(-1)).toEqual({ at: 100, name: '400' })
    expect(funnel([], 400, box)).toBeNull()
  })

  it('draws who is left as steps, and keeps names apart', () => {
    expect(steps([1, 0.5], 1, box)).toBe('M0.0 0.0H100.0V50.0')
    expect(spread([90, 91, 10], 15, 100)).toEqual([85, 100, 5])
  })
})

describe('a study that is asked for', () => {
  const info = {
    id: 'drill',
    name: 'Drill',
    seats: [2, 4],
    minutes: [5, 10],
    weight: 1,
    modes: ['standard'],
    scenarios: [],
    bots: ['random', 'novice'],
    options: [{ id: 'rounds', key: 'option-rounds', values: [3, 6], default: 6 }],
  } as unknown as GameInfo

  it('leaves out options with the value of the rulebook', () => {
    const wanted = defaultRequest(info)
    expect(wanted.levels).toEqual(['novice', 'novice'])
    expect(planOf(info, { ...wanted, options: { rounds: 6 } }).options).toEqual({})
    const plan = planOf(info, { ...wanted, options: { rounds: 3 } })
    expect(plan.options).toEqual({ rounds: 3 })
    expect(requestOf(plan).options).toEqual({ rounds: 3 })
  })

  it('has an address of its own', () => {
    expect(parseRoute('/lab')).toEqual({ page: 'lab', run: '' })
    expect(parseRoute(labPath('a-b'))).toEqual({ page: 'lab', run: 'a-b' })
  })
})
