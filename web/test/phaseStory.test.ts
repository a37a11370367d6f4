import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Speed, Storyteller, Tally } from '../src/games/types'
import { foldLines } from '../src/lib/log/logChapters'
import { Player, storyOf, type Moment } from '../src/lib/log/pacing'
import type { LogLine, Update } from '../src/lib/net/protocol'

const line = (kind: string, path: string[] = [], tone = ''): LogLine => ({ key: `event-${kind}`, kind, tone, data: path.length ? { path } : {} })
const update = (lines: LogLine[]): Update => ({
  type: 'update',
  version: 1,
  by: 0,
  text: '',
  lines,
  view: 'end',
  decision: null,
  undo: { steps: 0 },
})

const teller: Storyteller<string> = {
  steps: (view, one) => (Array.isArray(one.data?.path) ? one.data.path.slice(1).map((place) => `${view}${place}`) : []),
  tally: (one) => (one.kind === 'moved' ? 'moved' : one.kind === 'bitten' ? 'hurt' : null),
}
const tell = (lines: LogLine[], speed: Speed = 'normal', mine = [0]) => storyOf(update(lines), '>', teller as Storyteller, speed, 0, mine)
const total = (chaptersTold: Moment[]) => chaptersTold.reduce((sum, { time }) => sum + time, 0)

describe('the story of a phase', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('tells one thing after the other, along the path', () => {
    const chaptersTold = tell([line('phase', [], 'head'), line('moved', ['a', 'b', 'c']), line('bitten'), line('moved', ['d', 'e'])])
    expect(chaptersTold.map(({ view }) => view)).toEqual(['>', '>b', '>c', '>c', '>ce'])
    expect(chaptersTold.map((moment) => moment.line.kind)).toEqual(['phase', 'moved', 'moved', 'bitten', 'moved'])
  })

  it('tells twenty moves in eight seconds at most, and less when hurried', () => {
    const many = Array.from({ length: 20 }, (_, i) => line('moved', ['a', 'b', 'c', `d${i}`]))
    const head = line('phase', [], 'head')
    expect(total(tell([head, ...many]))).toBeLessThanOrEqual(8000)
    expect(total(tell([head, ...many], 'fast'))).toBeLessThan(4000)
    expect(total(tell([head, ...many], 'slow'))).toBeGreaterThan(total(tell([head, ...many])))
    expect(tell([head, ...many], 'instant')).toEqual([])
  })

  it('shows words as long as they take to read, and figures that move as one count', () => {
    const lines = [line('moved', ['a', 'b', 'c']), line('moved', ['a', 'd']), line('bitten')]
    const [first, , , bitten] = storyOf(update(lines), '>', teller as Storyteller, 'normal', 0, [0], () => 3000)
    expect(first).toMatchObject({ moving: 2 })
    expect(first!.time).toBeLessThan(1000)
    expect(bitten!.moving).toBeUndefined()
    expect(bitten!.time).toBe(3000)
  })

  it('stops at a death for a click, or for a while', () => {
    const shown: unknown[] = []
    const player = new Player(
      () => shown.push('end'),
      () => 'normal',
      (each, waiting) => storyOf(each, '>', teller as Storyteller, 'normal', waiting),
      (moment) => shown.push(moment.line.kind),
    )
    const died = { ...line('bitten', [], 'bad'), key: 'event-died' }
    for (const goOn of [() => player.resume(), () => vi.advanceTimersByTime(12_000)]) {
      shown.length = 0
      player.add(update([line('moved', ['a', 'b']), died, line('moved', ['c', 'd'])]))
      vi.advanceTimersByTime(4000)
      expect(shown).toEqual(['moved', 'bitten'])
      goOn()
      vi.advanceTimersByTime(4000)
      expect(shown).toEqual(['moved', 'bitten', 'moved', 'end'])
    }
  })

  it("tells another seat's walk along its path, and twenty of them in eight seconds", () => {
    const walk = line('moved', ['a', 'b', 'c'])
    expect(tell([walk], 'normal', [])).toHaveLength(2)
    expect(tell([walk], 'instant', [])).toEqual([])
    const shown: unknown[] = []
    const player = new Player(
      () => shown.push('end'),
      () => 'normal',
      (each, waiting) => storyOf(each, '>', teller as Storyteller, 'normal', waiting),
      (moment) => shown.push(moment.view),
    )
    for (let i = 0; i < 20; i += 1) player.add(update([walk]))
    vi.advanceTimersByTime(8000)
    expect(shown).toHaveLength(60)
  })

  it('tells nothing where one view shows it all', () => {
    expect(tell([line('moved', ['a', 'b'])])).toEqual([])
    expect(tell([line('moved', ['a', 'b']), line('gained')])).toEqual([])
  })

  it('ends with the table as it is, and can be skipped', () => {
    const shown: unknown[] = []
    const player = new Player(
      (each) => shown.push(each.view),
      () => 'normal',
      (each, waiting) => storyOf(each, '>', teller as Storyteller, 'normal', waiting),
      (moment) => shown.push(moment.view),
    )
    const phase = update([line('phase', [], 'head'), line('moved', ['a', 'b']), line('moved', ['c', 'd'])])
    player.add(phase)
    vi.advanceTimersByTime(8000)
    expect(shown).toEqual(['>', '>b', '>bd', 'end'])
    player.add(phase)
    player.skip()
    expect(shown.slice(4)).toEqual(['>', 'end'])
  })
})

describe('the log of a phase', () => {
  const tally = (one: LogLine): Tally | null => (one.kind === 'moved' ? 'moved' : null)
  const story = { tally }
  const chaptersTold = (version: number, count: number, kind: string) =>
    Array.from({ length: count }, (_, i) => ({ id: `${version}/${kind}${i}`, version, line: line(kind) }))

  it('folds what came of one action into one line where it is much', () => {
    const rows = foldLines(
      [...chaptersTold(4, 1, 'said'), ...chaptersTold(2, 6, 'moved'), ...chaptersTold(2, 1, 'said'), ...chaptersTold(1, 2, 'said')],
      story,
    )
    expect(rows.map((row) => ('count' in row ? row.count.moved : row.id))).toEqual(['4/said0', 6, '1/said0', '1/said1'])
  })

  it('keeps the actions', () => {
    const played = { id: '2/0', version: 2, line: line('played') }
    const rows = foldLines([...chaptersTold(3, 5, 'moved'), ...chaptersTold(2, 5, 'moved'), played, ...chaptersTold(1, 1, 'moved')], story)
    expect(rows.map((row) => ('count' in row ? row.count.moved : row.id))).toEqual([10, '2/0', '1/moved0'])
  })

  it('counts figures, not their steps', () => {
    const horde = (at: number, zombie: string, from: string, to: string, count: number) => ({
      id: `1/${at}`,
      version: 1,
      line: { key: 'event', kind: 'moved', data: { zombie, count, path: [from, to] } },
    })
    const walkers = [horde(0, 'walker', 'a', 'b', 4), horde(1, 'walker', 'b', 'c', 3)]
    const runners = [horde(2, 'runner', 'a', 'b', 5), horde(3, 'runner', 'b', 'c', 5), horde(4, 'runner', 'd', 'c', 2)]
    const rows = foldLines([...walkers, ...runners].toReversed(), { tally, movesTwice: ({ data }) => data?.zombie === 'runner' })
    expect(rows.map((row) => ('count' in row ? row.count.moved : row.id))).toEqual([14])
    const steps = [0, 1, 2, 3, 4].map((at) => ({ id: `2/${at}`, version: 2, line: { key: 'event', kind: 'moved', things: [`zom:${at % 2}`] } }))
    expect(foldLines(steps, story)).toMatchObject([{ count: { moved: 2 } }])
  })

  it('folds a phase that came as many actions', () => {
    const rows = foldLines(
      [1, 2, 3, 4, 5].flatMap((version) => chaptersTold(version, 1, 'moved')).concat(chaptersTold(6, 1, 'said'), chaptersTold(7, 2, 'moved')),
      story,
    )
    expect(rows.map((row) => ('count' in row ? row.count.moved : row.id))).toEqual([5, '6/said0', '7/moved0', '7/moved1'])
  })
})
