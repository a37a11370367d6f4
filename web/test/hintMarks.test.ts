import { describe, expect, it } from 'vitest'
import { marks, type Board } from '../src/lib/board/hintMarks'
import type { HintStep } from '../src/lib/net/protocol'

const places: Record<string, { x: number; y: number }> = {
  'pawn:1': { x: 0, y: 0 },
  'zom:2': { x: 100, y: 0 },
  'sq:a': { x: 0, y: 0 },
  'sq:b': { x: 50, y: 0 },
  'sq:c': { x: 50, y: 50 },
}
const board: Board = {
  at: (thing) => places[thing] ?? null,
  figure: (thing) => /^(pawn|zom):/.test(thing),
  home: () => null,
  goes: (verb) => verb === 'go',
  subject: 'pawn:1',
}

function step(things: string[], again: string[][] = []): HintStep {
  return { option: { text: things.join(' '), verb: 'go', key: 'do-go', things }, again }
}

describe('the steps of a plan on the board', () => {
  it('go from who does it to where it leads', () => {
    const [walk] = marks([step(['sq:b', 'pawn:1'])], board)
    expect(walk).toEqual({ label: '1', path: [places['pawn:1'], places['sq:b']], walks: true })
  })

  it('continue from where a survivor has gone', () => {
    const [, shot] = marks([step(['pawn:1', 'sq:b']), step(['pawn:1', 'zom:2'])], board)
    expect(shot).toEqual({ label: '2', path: [places['sq:b'], places['zom:2']], walks: false })
  })

  it('stay with who is named with his own place', () => {
    const [aim] = marks([step(['sq:b', 'zom:2'])], { ...board, home: () => 'sq:b' })
    expect(aim).toEqual({ label: '1', path: [places['zom:2']], walks: false })
  })

  it('do not go to the target of a shot', () => {
    const shot = { option: { ...step(['pawn:1', 'sq:b']).option, verb: 'shoot' } }
    expect(marks([shot, shot], board).map(({ path, walks }) => ({ from: path[0], walks }))).toEqual([
      { from: places['pawn:1'], walks: false },
      { from: places['pawn:1'], walks: false },
    ])
  })

  it('know who else acts, and where he stands', () => {
    const [walk] = marks([step(['zom:2', 'sq:b', 'sq:a'])], board)
    expect(walk?.path).toEqual([places['zom:2'], places['sq:a']])
  })

  it('pass all places of a repeated action', () => {
    const [walk] = marks([step(['pawn:1', 'sq:b'], [['pawn:1', 'sq:c']])], board)
    expect(walk?.path).toEqual([places['pawn:1'], places['sq:b'], places['sq:c']])
  })

  it('lead on from who was chosen before', () => {
    const [, to] = marks([step(['zom:2']), step(['sq:c'])], { ...board, subject: 'sq:a' })
    expect(to?.path).toEqual([places['zom:2'], places['sq:c']])
  })

  it('keep their numbers where a card in between is nowhere on the board', () => {
    expect(marks([step(['card:3']), step(['pawn:1'])], board).map((mark) => mark.label)).toEqual(['2'])
  })
})
