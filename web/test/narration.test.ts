import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Narration, NarratedPage } from '../src/lib/net/protocol'
import type { TableClient } from '../src/lib/state/tableClient.svelte'
import { Spoken } from '../src/narration/textViewRegion.svelte'

/** Settings ask the window for the theme, which does not exist here. */
vi.hoisted(() => void Object.assign(globalThis, { matchMedia: () => ({ matches: false, addEventListener: () => undefined }) }))
const { Ear } = await import('../src/narration/session.svelte')

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('an answer that repeats is spoken again, in the other region', () => {
  const spoken = new Spoken()
  spoken.say('Nobody near.')
  vi.runAllTimers()
  expect(spoken.regions).toEqual(['', 'Nobody near.'])
  spoken.say('Nobody near.')
  vi.runAllTimers()
  expect(spoken.regions).toEqual(['Nobody near.', ''])
})

test('sentences that come together are read together', () => {
  const spoken = new Spoken()
  spoken.say('One moved.', '')
  spoken.say('Your turn.')
  vi.runAllTimers()
  expect(spoken.regions).toEqual(['', 'One moved. Your turn.'])
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
  return { ear: new Ear(table as unknown as TableClient), took, table }
}

test('danger comes first, the question last, and neither twice', async () => {
  const { ear } = seated([
    { lines: ['It moves.'], page },
    { lines: ['It moves again.'], page },
  ])
  await ear.refresh()
  vi.runAllTimers()
  expect(ear.spoken.regions.join('')).toBe('Danger: a zombie. It moves. What now?')
  await ear.refresh()
  vi.runAllTimers()
  expect(ear.spoken.regions.join('')).toBe('It moves again.')
  expect(ear.story).toEqual(['It moves.', 'It moves again.'])
})

test('a big action is taken after a yes only', async () => {
  const really = { does: 'confirm', text: 'end', lines: ['Really?'] }
  const { ear, took } = seated([really, really])
  await ear.command('end')
  await ear.command('no')
  expect(took).toEqual([])
  await ear.command('end')
  await ear.command('yes')
  expect(took).toEqual(['end'])
})

test('a choice after which nothing happens yet is answered, too', async () => {
  const { ear } = seated([{ does: 'act', text: 'vote' }])
  await ear.command('1')
  expect(ear.answer).toHaveLength(1)
})

test('others who never pause are refresh of all the same', () => {
  const { ear, table } = seated([])
  table.decision = { id: 8, seat: null } as unknown as typeof table.decision
  const refresh = vi.spyOn(ear, 'refresh').mockResolvedValue()
  for (let at = 0; at < 6000 && refresh.mock.calls.length === 0; at += 500) {
    ear.follow()
    vi.advanceTimersByTime(500)
  }
  expect(refresh).toHaveBeenCalledOnce()
})
