import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { chairsFor, firstDraft, modeFor, newTable, optionsFor, seatsFor, defaultValue } from '../src/lib/app/newTable'
import { chapters } from '../src/lib/log/logChapters'
import { beat, Player } from '../src/lib/log/pacing'
import type { GameInfo, LogLine, Rulebook, Update } from '../src/lib/net/protocol'
import { search, sections, textIn } from '../src/lib/text/rulebookSearch'
import { missedEntries, LastSeen } from '../src/table/lastSeen.svelte'

const update = (version: number, lines: LogLine[] = [{ key: 'event' }]): Update => ({
  type: 'update',
  version,
  by: 0,
  text: '',
  lines,
  view: null,
  decision: null,
  undo: { steps: 0 },
})

describe('the rhythm of the table', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('gives dice more time, and none at instant speed', () => {
    const rolled = update(1, [{ key: 'event-roll', dice: { faces: [6] } }])
    expect(beat(rolled, 'normal', 0)).toBeGreaterThan(beat(update(1), 'normal', 0))
    expect(beat(rolled, 'instant', 0)).toBe(0)
  })

  it('hurries when it is far behind', () => {
    expect(beat(update(1), 'normal', 100)).toBe(40)
  })

  it('shows one after the other, in order', () => {
    const shown: number[] = []
    const player = new Player(
      (each) => shown.push(each.version),
      () => 'normal',
    )
    for (const version of [1, 2, 3]) player.add(update(version))
    expect(shown).toEqual([1])
    vi.advanceTimersByTime(5000)
    expect(shown).toEqual([1, 2, 3])
  })

  it('forgets what waits when the whole position comes', () => {
    const shown: number[] = []
    const player = new Player(
      (each) => shown.push(each.version),
      () => 'normal',
    )
    for (const version of [1, 2, 3]) player.add(update(version))
    player.clear()
    vi.advanceTimersByTime(5000)
    expect(shown).toEqual([1])
    player.add(update(9))
    expect(shown).toEqual([1, 9])
  })
})

describe('missed events', () => {
  it('are shown at once when the player skips them', () => {
    vi.useFakeTimers()
    const shown: number[] = []
    const player = new Player(
      (each) => shown.push(each.version),
      () => 'normal',
    )
    for (const version of [1, 2, 3]) player.add(update(version))
    player.finish()
    expect(shown).toEqual([1, 2, 3])
    vi.advanceTimersByTime(5000)
    expect(shown).toEqual([1, 2, 3])
    vi.useRealTimers()
  })

  it('are those that came while the player was away, and none at the first visit', () => {
    const seen = new LastSeen('abc')
    seen.back(5)
    expect(seen.missed).toBeNull()
    seen.see(7)
    seen.leave()
    seen.see(9)
    seen.back(11)
    expect(seen.missed).toBe(7)
  })

  it('is what has lines and came after', () => {
    const log = [1, 2, 3, 4].map((version) => ({ version, lines: version === 3 ? [] : [{ key: 'event' }] }))
    expect(missedEntries(log, 1).map(({ version }) => version)).toEqual([2, 4])
    expect(missedEntries(log, 4)).toEqual([])
  })
})

describe('the log', () => {
  const line = (key: string, tone = ''): LogLine => ({ key, tone })

  it('has the newest chapter and the newest line first', () => {
    const log = [
      { version: 1, lines: [line('a'), line('turn 1', 'head'), line('b')] },
      { version: 2, lines: [line('c'), line('turn 2', 'head')] },
      { version: 3, lines: [line('d')] },
    ]
    const result = chapters(log, 100).map((chapter) => [chapter.head?.line.key ?? null, ...chapter.lines.map((each) => each.line.key)])
    expect(result).toEqual([
      ['turn 2', 'd'],
      ['turn 1', 'c', 'b'],
      [null, 'a'],
    ])
  })

  it('stops at the number of lines wanted', () => {
    const log = [{ version: 1, lines: ['a', 'b', 'c'].map((key) => line(key)) }]
    expect(chapters(log, 2).flatMap((chapter) => chapter.lines.map((each) => each.line.key))).toEqual(['c', 'b'])
    expect(chapters(log, 2, 1).flatMap((chapter) => chapter.lines.map((each) => each.line.key))).toEqual(['b', 'a'])
  })
})

describe('a new table', () => {
  const info: GameInfo = {
    id: 'game',
    name: 'Game',
    seats: [1, 4],
    minutes: [30, 60],
    weight: 1,
    modes: ['basic', 'hard'],
    scenarios: ['town', 'farm'],
    options: [
      { id: 'fear', key: 'option-fear', values: [false, true], default: true },
      { id: 'dogs', key: 'option-dogs', values: [0, 1], default: 0, modes: ['hard'] },
      { id: 'barn', key: 'option-barn', values: [false, true], default: false, scenarios: ['farm'] },
      { id: 'teams', key: 'option-teams', values: [false, true], default: false, seats: [3, 4] },
    ],
    bots: ['random', 'novice', 'expert'],
  }

  it('is me and a novice by default', () => {
    const body = newTable(info, firstDraft(info, 'Ada'))
    expect(body.seats).toMatchObject([
      { kind: 'person', name: 'Ada', bot: '' },
      { kind: 'bot', name: '', bot: 'novice' },
    ])
    expect(body.seats[0]!.salt).toBeTruthy()
    expect(body.seats[1]).not.toHaveProperty('salt')
    expect(body.options).toEqual({ fear: true })
    expect(body).not.toHaveProperty('seed')
  })

  it('takes the default for people where an option has one', () => {
    const talk = { id: 'talk', key: 'option-talk', values: [2, -1], default: 2 }
    expect([defaultValue(talk), defaultValue({ ...talk, with_people: -1 })]).toEqual([2, -1])
  })

  it('offers only options that matter by mode, scenario and chairs', () => {
    const table = (mode: string, scenario: string, chairs: number) => ({ mode, scenario, seats: seatsFor(info, chairs, 'Ada'), options: {} })
    const offered = (...at: Parameters<typeof table>) => optionsFor(info, table(...at)).map((option) => option.id)
    expect(offered('basic', 'town', 2)).toEqual(['fear'])
    expect(offered('hard', 'town', 2)).toEqual(['fear', 'dogs'])
    expect(offered('basic', 'farm', 2)).toEqual(['fear', 'barn'])
    expect(offered('basic', 'farm', 4)).toEqual(['fear', 'barn', 'teams'])
    expect(newTable(info, { ...firstDraft(info, 'Ada'), options: { teams: true, fear: false } }).options).toEqual({ fear: false })
  })

  it('keeps who sits there when chairs are added', () => {
    const before = seatsFor(info, 2, 'Ada')
    before[1] = { kind: 'open', name: 'Bruno', bot: '' }
    expect(seatsFor(info, 3, 'Ada', before).map((seat) => seat.kind)).toEqual(['person', 'open', 'bot'])
  })

  it('has one seat for a single player', () => {
    const alone = { ...info, modes: ['solo', 'cooperative', 'competitive'] }
    expect(firstDraft(alone, 'Ada').seats).toHaveLength(1)
    expect(modeFor(alone, 'competitive', 1)).toBe('solo')
    expect(modeFor(alone, 'solo', 3)).toBe('cooperative')
    expect(modeFor(alone, 'competitive', 3)).toBe('competitive')
    expect(modeFor(info, 'hard', 1)).toBe('hard')
    expect(chairsFor(alone, 'solo', 4)).toBe(1)
    expect(chairsFor(alone, 'cooperative', 1)).toBe(2)
    expect(chairsFor(info, 'hard', 1)).toBe(1)
  })

  it('sends the seed as a number', () => {
    expect(newTable(info, { ...firstDraft(info, ''), seed: ' 42 ' }).seed).toBe(42)
  })
})

describe('the rule book', () => {
  const book: Rulebook = {
    game: 'game',
    rules: [
      { id: 'G-1', kind: 'rule', section: { it: 'Movimento', en: 'Moving' }, text: { it: 'Cammina più piano', en: 'Walk' } },
      { id: 'G-2', kind: 'example', section: { en: 'by us' }, cites: ['G-1'], text: { it: 'Esempio', en: 'Example' } },
      { id: 'G-4', kind: 'rule', section: { it: 'Movimento', en: 'Moving' }, text: { it: 'Corri', en: 'Run' } },
      { id: 'G-3', kind: 'gap', section: { it: 'È vivo?', en: 'Is it alive?' }, text: { it: 'Un cane', en: 'A dog' } },
    ],
    components: [{ id: 'C-1', kind: 'component', section: { it: 'Carta', en: 'Card' }, text: { it: 'Carte', en: 'Cards' } }],
  }

  it('is searched without minding accents, case or order', () => {
    expect(search(book, 'it', 'PIANO piu', 'all').map((rule) => rule.id)).toEqual(['G-1'])
    expect(search(book, 'en', 'dog', 'all').map((rule) => rule.id)).toEqual(['G-3'])
  })

  it('is filtered by kind', () => {
    expect(search(book, 'en', '', 'example').map((rule) => rule.id)).toEqual(['G-2'])
    expect(search(book, 'en', '', 'component').map((rule) => rule.id)).toEqual(['C-1'])
    expect(search(book, 'en', '', 'all')).toHaveLength(5)
  })

  it('has its sections in order, examples behind their rule, rulings last', () => {
    const result = sections(book.rules, 'en').map((section) => [section.name, section.kind, section.rules.map((rule) => rule.id)])
    expect(result).toEqual([
      ['Moving', 'rule', ['G-1', 'G-2', 'G-4']],
      ['', 'gap', ['G-3']],
    ])
  })

  it('names its chapters and questions in the language of the reader, at the same address', () => {
    const [en, italian] = ['en', 'it'].map((lang) => sections(book.rules, lang)[0])
    expect([italian?.name, italian?.id]).toEqual(['Movimento', en?.id])
    expect(search(book, 'it', 'e vivo', 'all').map((rule) => rule.id)).toEqual(['G-3'])
    expect(search(book, 'en', 'movimento', 'all')).toEqual([])
    expect(textIn({ en: 'by us' }, 'it')).toBe('by us')
  })
})
