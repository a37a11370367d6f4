// WebSocket connection to a table. It reconnects with growing pauses and sends the last version it has, so that the
// server can fill the gap. Answers are matched to requests by reference; a request that the connection loses fails with
// code "lost". After some silence, and now and then, the page sends a ping with what it believes; if that is wrong, the
// server sends the full state. The page gives the connection up if no answer comes, even if the browser believes that it
// is open.

import { salt } from './diceSalt'
import { PROTOCOL_VERSION } from './protocol'
import type { Hint, Inspection, Invitation, Rejected, Ack, Narration, BotExplanation, ToClient, ToServer } from './protocol'

export type ConnectionStatus = 'connecting' | 'open' | 'waiting' | 'closed'
export type Answer = Ack | Invitation | Hint | BotExplanation | Inspection | Narration
const answers = new Set<string>(['ack', 'invitation', 'hint', 'explanation', 'inspection', 'narration'] satisfies Answer['type'][])
const isAnswer = (message: ToClient): message is Answer => answers.has(message.type)
type WithoutRef<T> = T extends unknown ? Omit<T, 'ref'> : never
export type Request = WithoutRef<ToServer>

/** The used part of WebSocket, so that tests can replace it. */
export interface Socket {
  onopen: ((event: Event) => void) | null
  onmessage: ((event: MessageEvent<string>) => void) | null
  onclose: ((event: CloseEvent) => void) | null
  send(data: string): void
  close(): void
}

/** What the page believes: the last version it received, and the seats it plays. */
export interface KnownState {
  version: number
  mine: number[]
}

export interface ConnectionOptions {
  url: (knownState: KnownState | null) => string
  /** Key of the table. Sent as a subprotocol, never in the address. */
  key?: string
  knownState: () => KnownState | null
  onmessage: (message: ToClient) => void
  /** The server speaks another version of the protocol than this page. */
  onoutdated?: () => void
  onstatus: (status: ConnectionStatus) => void
  dial?: (url: string) => Socket
  /** Return the pause before attempt `tries`, in milliseconds. */
  pause?: (tries: number) => number
}

interface Pending {
  resolve: (answer: Answer) => void
  reject: (no: Rejected) => void
}

/** Address of the socket of a table. `own`: get a private link on sitting down. */
export function socketUrl(table: string, knownState: KnownState | null, own = true): string {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
  const since = knownState === null ? '' : `&version=${knownState.version}&mine=${knownState.mine.join('.')}`
  const more = `&curtain=1${own ? '&own=1' : ''}&salt=${salt()}${since}`
  return `${scheme}//${location.host}/api/tables/${encodeURIComponent(table)}/socket?protocol=${PROTOCOL_VERSION}${more}`
}

/** Close codes that end the connection for good: no such table, an invalid key, or a page of another version. */
const OUTDATED = 4426
const FINAL_CODES = [4403, 4404, OUTDATED]

/** Milliseconds between checks, of silence before a ping, between pings at most, and of silence before giving up. */
const CHECK_MS = 1000
const PING_AFTER_MS = 2000
const PING_EVERY_MS = 8000
const GIVE_UP_MS = 4000

const BACKOFF_MS = [300, 800, 1500, 3000, 6000, 10000]
const backoff = (tries: number) => (BACKOFF_MS[Math.min(tries, BACKOFF_MS.length - 1)] ?? 0) * (0.8 + 0.4 * Math.random())

export class Connection {
  #options: ConnectionOptions
  #socket: Socket | null = null
  #open = false
  #ended = false
  #tries = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #ref = 0
  #pending = new Map<number, Pending>()
  #lastMessageAt = 0
  #lastCheckAt = 0
  #pingSentAt = 0
  #lastPingAt = 0
  /** Round trip of the last ping in milliseconds; -1 = not measured. */
  #roundTripMs = -1
  #checkTimer: ReturnType<typeof setInterval> | undefined

  constructor(options: ConnectionOptions) {
    this.#options = options
    this.#dial()
  }

  /** Send a request. Rejects with the server's `Rejected`. */
  ask(request: Request): Promise<Answer> {
    const ref = ++this.#ref
    return new Promise((resolve, reject) => {
      if (!this.#open || !this.#socket) {
        reject({ type: 'rejected', ref, code: 'offline', reasons: [] } satisfies Rejected)
        return
      }
      this.#pending.set(ref, { resolve, reject })
      this.#socket.send(JSON.stringify({ ...request, ref }))
    })
  }

  /** Use another key for the next reconnect. */
  setKey(key: string): void {
    this.#options = { ...this.#options, key }
  }

  /** Reconnect now: the network is back, or the tab is visible again. */
  reconnect(): void {
    if (this.#open || this.#ended || !this.#timer) return
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#dial()
  }

  close(): void {
    this.#ended = true
    clearTimeout(this.#timer)
    clearInterval(this.#checkTimer)
    this.#socket?.close()
    this.#rejectPending()
    this.#options.onstatus('closed')
  }

  #dial(): void {
    this.#options.onstatus('connecting')
    const url = this.#options.url(this.#options.knownState())
    const offers = ['shamble', `key.${this.#options.key ?? ''}`]
    const socket = (this.#options.dial ?? ((at: string): Socket => new WebSocket(at, offers)))(url)
    this.#socket = socket
    socket.onopen = () => {
      this.#open = true
      this.#tries = 0
      this.#lastMessageAt = this.#lastCheckAt = this.#lastPingAt = Date.now()
      this.#checkTimer = setInterval(() => this.#checkSilence(), CHECK_MS)
      this.#options.onstatus('open')
    }
    socket.onmessage = (event) => {
      this.#lastMessageAt = Date.now()
      this.#handle(JSON.parse(event.data) as ToClient)
    }
    socket.onclose = (event) => {
      if (this.#socket !== socket || this.#ended) return
      if (event.code === OUTDATED) this.#options.onoutdated?.()
      if (FINAL_CODES.includes(event.code)) this.close()
      else this.#retry()
    }
  }

  /** Check for silence. A page that was suspended pings before it gives up. */
  #checkSilence(): void {
    const now = Date.now()
    if (now - this.#lastCheckAt > 2 * CHECK_MS) this.#lastMessageAt = Math.max(this.#lastMessageAt, now - PING_AFTER_MS)
    this.#lastCheckAt = now
    if (now - this.#lastMessageAt >= GIVE_UP_MS) {
      const socket = this.#socket
      this.#retry()
      socket?.close()
    } else if (now - this.#lastMessageAt >= PING_AFTER_MS || now - this.#lastPingAt >= PING_EVERY_MS) {
      this.#pingSentAt = this.#lastPingAt = now
      const took = this.#roundTripMs >= 0 && { took: this.#roundTripMs }
      this.#socket?.send(JSON.stringify({ type: 'ping', ref: 0, ...took, ...this.#options.knownState() } satisfies ToServer))
    }
  }

  #retry(): void {
    this.#socket = null
    this.#pingSentAt = 0
    this.#roundTripMs = -1
    clearInterval(this.#checkTimer)
    this.#rejectPending()
    this.#options.onstatus('waiting')
    const pause = (this.#options.pause ?? backoff)(this.#tries++)
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      this.#dial()
    }, pause)
  }

  #handle(message: ToClient): void {
    if (message.type === 'ack' && message.ref === 0 && this.#pingSentAt) {
      this.#roundTripMs = Date.now() - this.#pingSentAt
      this.#pingSentAt = 0
    }
    if (isAnswer(message) || message.type === 'rejected') {
      const waiting = this.#pending.get(message.ref)
      this.#pending.delete(message.ref)
      if (message.type === 'rejected') waiting?.reject(message)
      else waiting?.resolve(message)
    }
    this.#options.onmessage(message)
  }

  #rejectPending(): void {
    this.#open = false
    const pending = [...this.#pending]
    this.#pending.clear()
    for (const [ref, waiting] of pending) waiting.reject({ type: 'rejected', ref, code: 'lost', reasons: [] })
  }
}
