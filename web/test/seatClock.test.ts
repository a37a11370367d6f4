import { describe, expect, it } from 'vitest'
import { firstDraft, newTable } from '../src/lib/app/newTable'
import type { GameInfo } from '../src/lib/net/protocol'
import { clockOf, secondsLeft, shownTime } from '../src/lib/text/seatClock'

describe('clocks', () => {
  it('count from the last message, and stop if they do not run', () => {
    expect(secondsLeft({ left: 60, runs: true }, 1000, 11_000)).toBe(50)
    expect(secondsLeft({ left: 60 }, 1000, 11_000)).toBe(60)
    expect(secondsLeft({ left: 5, runs: true }, 0, 60_000)).toBe(0)
  })

  it('are short on a badge', () => {
    expect(shownTime(702)).toBe('11:42')
    expect(shownTime(23.4)).toBe('0:24')
    expect(shownTime(3900)).toBe('1:05:00')
  })

  it('are part of a new table only if requested', () => {
    const info = { id: 'x', name: 'X', seats: [1, 2], modes: [], scenarios: [], options: [], bots: [] } as unknown as GameInfo
    const draft = firstDraft(info, 'Ada')
    expect(newTable(info, draft).clock).toBeUndefined()
    draft.clock = clockOf('game', draft.clock)
    expect(newTable(info, draft).clock).toEqual({ kind: 'game', time: 1200, more: 5, then: 'wait' })
    expect(clockOf('none', draft.clock)).toEqual({ kind: 'none' })
  })
})
