import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Connection, type ConnectionStatus, type Socket } from '../src/lib/net/connection'
import type { ToClient } from '../src/lib/net/protocol'

/** A request as it was sent. */
interface Sent {
  type: string
  ref: number
  [field: string]: unknown
}

class FakeSocket implements Socket {
  onopen: Socket['onopen'] = null
  onmessage: Socket['onmessage'] = null
  onclose: Socket['onclose'] = null
  sent: Sent[] = []
  closed = false
  constructor(readonly url: string) {}
  send(data: string): void {
    this.sent.push(JSON.parse(data) as Sent)
  }
  close(): void {
    this.closed = true
  }
  hear(message: object): void {
    this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(message) }))
  }
}

let wires: FakeSocket[]
let heard: ToClient[]
let states: ConnectionStatus[]
let version: number | null

function dial(onoutdated?: () => void): Connection {
  return new Connection({
    url: (knownState) => `ws://table?version=${knownState?.version ?? null}`,
    knownState: () => (version === null ? null : { version, mine: [0] }),
    onmessage: (message) => heard.push(message),
    onstatus: (status) => states.push(status),
    ...(onoutdated && { onoutdated }),
    dial: (url) => {
      const wire = new FakeSocket(url)
      wires.push(wire)
      return wire
    },
    pause: (tries) => 100 * 2 ** tries,
  })
}

beforeEach(() => {
  vi.useFakeTimers()
  wires = []
  heard = []
  states = []
  version = null
})
afterEach(() => vi.useRealTimers())

describe('the line to a table', () => {
  it('dials, opens and passes messages on', () => {
    dial()
    wires[0]!.onopen?.(new Event('open'))
    wires[0]!.hear({ type: 'chat', seat: 0, name: 'Ada', text: 'hello' })
    expect(states).toEqual(['connecting', 'open'])
    expect(heard).toEqual([{ type: 'chat', seat: 0, name: 'Ada', text: 'hello' }])
  })

  it('ends on a server of another version and has the page reloaded', () => {
    const reload = vi.fn()
    dial(reload)
    wires[0]!.onopen?.(new Event('open'))
    wires[0]!.onclose?.({ code: 4426 } as CloseEvent)
    expect(reload).toHaveBeenCalledOnce()
    expect(states.at(-1)).toBe('closed')
    vi.advanceTimersByTime(60_000)
    expect(wires).toHaveLength(1)
  })

  it('dials again with the last version, later each time', () => {
    dial()
    wires[0]!.onopen?.(new Event('open'))
    version = 41
    wires[0]!.onclose?.(new Event('close') as CloseEvent)
    expect(states.at(-1)).toBe('waiting')
    vi.advanceTimersByTime(99)
    expect(wires).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(wires[1]!.url).toBe('ws://table?version=41')
    wires[1]!.onclose?.(new Event('close') as CloseEvent)
    vi.advanceTimersByTime(199)
    expect(wires).toHaveLength(2)
    vi.advanceTimersByTime(1)
    expect(wires).toHaveLength(3)
  })

  it('restarts counting once it was open', () => {
    dial()
    wires[0]!.onclose?.(new Event('close') as CloseEvent)
    vi.advanceTimersByTime(100)
    wires[1]!.onopen?.(new Event('open'))
    wires[1]!.onclose?.(new Event('close') as CloseEvent)
    vi.advanceTimersByTime(100)
    expect(wires).toHaveLength(3)
  })

  it('hurries when told so', () => {
    const line = dial()
    wires[0]!.onclose?.(new Event('close') as CloseEvent)
    line.reconnect()
    expect(wires).toHaveLength(2)
    vi.advanceTimersByTime(1000)
    expect(wires).toHaveLength(2)
  })

  it('answers requests by reference', async () => {
    const line = dial()
    wires[0]!.onopen?.(new Event('open'))
    const first = line.ask({ type: 'redo' })
    const second = line.ask({ type: 'say', text: 'hello' })
    expect(wires[0]!.sent).toEqual([
      { type: 'redo', ref: 1 },
      { type: 'say', text: 'hello', ref: 2 },
    ])
    wires[0]!.hear({ type: 'ack', ref: 2, version: 5 })
    wires[0]!.hear({ type: 'rejected', ref: 1, code: 'refused', reasons: [] })
    await expect(second).resolves.toEqual({ type: 'ack', ref: 2, version: 5 })
    await expect(first).rejects.toMatchObject({ code: 'refused' })
  })

  it('fails running requests when the connection breaks, and new ones while it is down', async () => {
    const line = dial()
    wires[0]!.onopen?.(new Event('open'))
    const under = line.ask({ type: 'redo' })
    wires[0]!.onclose?.(new Event('close') as CloseEvent)
    await expect(under).rejects.toMatchObject({ code: 'lost' })
    await expect(line.ask({ type: 'redo' })).rejects.toMatchObject({ code: 'offline' })
  })

  it('stays closed once closed', () => {
    const line = dial()
    wires[0]!.onopen?.(new Event('open'))
    line.close()
    wires[0]!.onclose?.(new Event('close') as CloseEvent)
    vi.advanceTimersByTime(60000)
    expect(wires).toHaveLength(1)
    expect(wires[0]!.closed).toBe(true)
    expect(states.at(-1)).toBe('closed')
  })

  it('asks into the silence, and gives a line up within five seconds that does not answer', () => {
    dial()
    wires[0]!.onopen?.(new Event('open'))
    vi.advanceTimersByTime(2000)
    expect(wires[0]!.sent).toEqual([{ type: 'ping', ref: 0 }])
    vi.advanceTimersByTime(40)
    wires[0]!.hear({ type: 'ack', ref: 0, version: 5 })
    vi.advanceTimersByTime(3000)
    expect(states.at(-1)).toBe('open')
    expect(wires[0]!.sent[1]).toEqual({ type: 'ping', ref: 0, took: 40 }) // the result is sent, so that other players see the connection quality
    vi.advanceTimersByTime(1960)
    expect(states.at(-1)).toBe('waiting')
    expect(wires[0]!.closed).toBe(true)
    vi.advanceTimersByTime(100)
    expect(wires).toHaveLength(2)
  })

  it('says what it believes, also while others keep the line busy', () => {
    dial()
    version = 7
    wires[0]!.onopen?.(new Event('open'))
    for (let second = 0; second < 9; second++) {
      vi.advanceTimersByTime(1000)
      wires[0]!.hear({ type: 'ack', ref: 99, version: 7 })
    }
    expect(wires[0]!.sent).toEqual([{ type: 'ping', ref: 0, version: 7, mine: [0] }])
  })

  it('takes a page that slept for no dead line', () => {
    dial()
    wires[0]!.onopen?.(new Event('open'))
    vi.setSystemTime(Date.now() + 60_000)
    vi.advanceTimersByTime(1000)
    expect(states.at(-1)).toBe('open')
    expect(wires[0]!.sent).toEqual([{ type: 'ping', ref: 0 }])
  })
})
