import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Narration, NarratedPage } from '../src/lib/net/protocol'
import type { TableClient } from '../src/lib/state/tableClient.svelte'
import { AlternatingRegion } from '../src/narration/textViewRegion.svelte'

/** Settings ask the window for the theme, which does not exist here. */
vi.hoisted(() => void Object.assign(globalThis, { matchMedia: () => ({ matches: false, addEventListener: () => undefined }) }))
const { TextViewSession } = await import('../src/narration/session.svelte')

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('an answer that repeats is spoken again, in the other region', () => {
  const region = new AlternatingRegion()
  region.say('No zombie near.')
  vi.runAllTimers()
  expect(region.regions).toEqual(['', 'No zombie near.'])
  region.say('No zombie near.')
  vi.runAllTimers()
  expect(region.regions).toEqual(['No zombie near.', ''])
})

test('sentences that come together are read together', () => {
  const region = new AlternatingRegion()
  region.say('One moved.', '')
  region.say('Your turn.')
  vi.runAllTimers()
  expect(region.regions).toEqual(['', 'One moved. Your turn.'])
})

const page: NarratedPage = {
  asked: ['What now?'],
  head: [],
  choices: [],
  near: [],
  everybody: [],
  places: [],
  hand: [],
  danger: 'Danger: a zombie.',
  rest: '',
}

/** A session whose server answers from a list. */
function seated(answers: Partial<Narration>[]) {
  const took: string[] = []
  const table = {
    version: 4,
    chat: [],
    vote: null,
    decision: { id: 7, seat: 0 },
    ending: null,
    undo: { steps: 0 },
    act: (text: string) => (took.push(text), Promise.resolve({ type: 'ack', version: 4 })),
    narrate: () => Promise.resolve({ type: 'narration', ref: 1, version: 5, lines: [], ...answers.shift() }),
  }
  return { session: new TextViewSession(table as unknown as TableClient), took, table }
}

test('danger comes first, the question last, and neither twice', async () => {
  const { session } = seated([
    { lines: ['It moves.'], page },
    { lines: ['It moves again.'], page },
  ])
  await session.refresh()
  vi.runAllTimers()
  expect(session.liveRegion.regions.join('')).toBe('Danger: a zombie. It moves. What now?')
  await session.refresh()
  vi.runAllTimers()
  expect(session.liveRegion.regions.join('')).toBe('It moves again.')
  expect(session.story).toEqual(['It moves.', 'It moves again.'])
})

test('a big action is taken after a yes only', async () => {
  const really = { does: 'confirm', text: 'end', lines: ['Really?'] }
  const { session, took } = seated([really, really])
  await session.command('end')
  await session.command('no')
  expect(took).toEqual([])
  await session.command('end')
  await session.command('yes')
  expect(took).toEqual(['end'])
})

test('a choice after which nothing happens yet is answered, too', async () => {
  const { session } = seated([{ does: 'act', text: 'vote' }])
  await session.command('1')
  expect(session.answer).toHaveLength(1)
})

test('others who never pause are refresh of all the same', () => {
  const { session, table } = seated([])
  table.decision = { id: 8, seat: null } as unknown as typeof table.decision
  const refresh = vi.spyOn(session, 'refresh').mockResolvedValue()
  for (let at = 0; at < 6000 && refresh.mock.calls.length === 0; at += 500) {
    session.follow()
    vi.advanceTimersByTime(500)
  }
  expect(refresh).toHaveBeenCalledOnce()
})
