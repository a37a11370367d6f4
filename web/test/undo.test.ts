import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Update } from '../src/lib/net/protocol'

/** A WebSocket that records requests, and the browser functions that a table needs. */
class Line {
  static last: Line
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  sent: { type: string; ref: number }[] = []
  constructor() {
    Line.last = this
  }
  send(data: string): void {
    this.sent.push(JSON.parse(data) as { type: string; ref: number })
  }
  close(): void {}
  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  get asked(): string[] {
    return this.sent.map(({ type }) => type)
  }
}
vi.hoisted(() => void Object.assign(globalThis, { matchMedia: () => ({ matches: false, addEventListener: () => undefined }) }))
vi.stubGlobal('WebSocket', Line)
vi.stubGlobal('location', { protocol: 'http:', host: 'table' })
vi.stubGlobal('document', { hidden: false })
const { TableClient } = await import('../src/lib/state/tableClient.svelte')
const { settings } = await import('../src/lib/state/settings.svelte')

const decision = { id: 1, seat: 0, kind: 'turn', options: [] } as unknown as Update['decision']
const update = (version: number, steps: number): Update => ({
  type: 'update',
  version,
  by: 0,
  text: 'end',
  lines: [{ key: 'event', dice: { faces: [6] } }],
  view: null,
  decision,
  undo: { steps },
})

/** A table with an open decision and nothing to undo. */
function seated() {
  const table = new TableClient('t', 'k')
  Line.last.onopen?.()
  Line.last.hear(update(1, 0))
  return { table, line: Line.last }
}

beforeEach(() => {
  vi.useFakeTimers()
  settings.set('chosenSpeed', 'slow')
})
afterEach(() => void vi.useRealTimers())

test('an action still on its way is taken back once it has arrived', async () => {
  const { table, line } = seated()
  void table.act('end')
  const taken = table.undoLast()
  await Promise.resolve()
  expect(line.asked).toEqual(['act'])
  line.hear(update(2, 1))
  line.hear({ type: 'ack', ref: 1, version: 2 })
  await vi.advanceTimersByTimeAsync(0)
  expect(line.asked).toEqual(['act', 'undo'])
  line.hear({ type: 'ack', ref: 2, version: 3 })
  expect(await taken).toBe(true)
})

test('what has happened and is not shown yet can be taken back', async () => {
  const { table, line } = seated()
  line.hear(update(2, 1)) // the update before it is still on screen
  expect(table.version).toBe(1)
  void table.undoLast()
  await vi.advanceTimersByTimeAsync(0)
  expect(line.asked).toEqual(['undo'])
})

test('where nothing can be taken back, it says so', async () => {
  const { table, line } = seated()
  expect(await table.undoLast()).toBe(false)
  expect(line.asked).toEqual([])
})
