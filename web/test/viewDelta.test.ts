import { describe, expect, it } from 'vitest'
import { applyChanges } from '../src/lib/net/viewDelta'

describe('changes of a view', () => {
  const view = {
    round: 3,
    gone: 1,
    figures: [
      { id: 1, at: 'A1' },
      { id: 2, at: 'B2' },
    ],
    list: [1, 2, 3, 4],
  }

  it('sets, removes and puts in place', () => {
    const now = applyChanges(view, [
      [['gone']],
      [['figures', 1, 'at'], 'B3'],
      [['list'], 1, 2, [9]],
      [['deep'], { a: [] }],
      [['deep', 'a'], 0, 0, [7]],
    ])
    expect(now).toEqual({
      round: 3,
      figures: [
        { id: 1, at: 'A1' },
        { id: 2, at: 'B3' },
      ],
      list: [1, 9, 4],
      deep: { a: [7] },
    })
  })

  it('leaves the old view as it was, and unchanged parts the same objects', () => {
    const now = applyChanges(view, [[['figures', 1, 'at'], 'B3']]) as typeof view
    expect(view.figures[1]!.at).toBe('B2')
    expect(now.figures[0]).toBe(view.figures[0])
    expect(now.list).toBe(view.list)
  })

  it('takes a whole new view', () => {
    expect(applyChanges(view, [[[], null]])).toBeNull()
    expect(applyChanges(view, [])).toBe(view)
  })
})
