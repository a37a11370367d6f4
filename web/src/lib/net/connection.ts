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
export interface Belief {
  version: number
  mine: number[]
}

export interface ConnectionOptions {
  url: (belief: Belief | null) => string
  /** Key of the table. Sent as a subprotocol, never in the address. */
  key?: string
  belief: () => Belief | null
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
export function socketUrl(table: string, belief: Belief | null, own = true): string {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
  const since = belief === null ? '' : `&version=${belief.version}&mine=${belief.mine.join('.')}`
  const more = `&curtain=1${own ? '&own=1' : ''}&salt=${salt()}${since}`
  return `${scheme}//${location.host}/api/tables/${encodeURIComponent(table)}/socket?protocol=${PROTOCOL_VERSION}${more}`
}

/** Close codes that end the connection for good: no such table, an invalid key, or a page of another version. */
const outdated = 4426
const turnedAway = [4403, 4404, outdated]

/** Milliseconds between checks, of silence before a ping, between pings at most, and of silence before giving up. */
const look = 1000
const silence = 2000
const often = 8000
const dead = 4000

const steps = [300, 800, 1500, 3000, 6000, 10000]
const backOff = (tries: number) => (steps[Math.min(tries, steps.length - 1)] ?? 0) * (0.8 + 0.4 * Math.random())

export class Connection {
  #options: ConnectionOptions
  #socket: Socket | null = null
  #open = false
  #ended = false
  #tries = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #ref = 0
  #pending = new Map<number, Pending>()
  #heard = 0
  #looked = 0
  #pinged = 0
  #lastPing = 0
  /** Round trip of the last ping in milliseconds; -1 = not measured. */
  #took = -1
  #watch: ReturnType<typeof setInterval> | undefined

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
    clearInterval(this.#watch)
    this.#socket?.close()
    this.#lost()
    this.#options.onstatus('closed')
  }

  #dial(): void {
    this.#options.onstatus('connecting')
    const url = this.#options.url(this.#options.belief())
    const offers = ['shamble', `key.${this.#options.key ?? ''}`]
    const socket = (this.#options.dial ?? ((at: string): Socket => new WebSocket(at, offers)))(url)
    this.#socket = socket
    socket.onopen = () => {
      this.#open = true
      this.#tries = 0
      this.#heard = this.#looked = this.#lastPing = Date.now()
      this.#watch = setInterval(() => this.#listen(), look)
      this.#options.onstatus('open')
    }
    socket.onmessage = (event) => {
      this.#heard = Date.now()
      this.#take(JSON.parse(event.data) as ToClient)
    }
    socket.onclose = (event) => {
      if (this.#socket !== socket || this.#ended) return
      if (event.code === outdated) this.#options.onoutdated?.()
      if (turnedAway.includes(event.code)) this.close()
      else this.#again()
    }
  }

  /** Check for silence. A page that was suspended pings before it gives up. */
  #listen(): void {
    const now = Date.now()
    if (now - this.#looked > 2 * look) this.#heard = Math.max(this.#heard, now - silence)
    this.#looked = now
    if (now - this.#heard >= dead) {
      const socket = this.#socket
      this.#again()
      socket?.close()
    } else if (now - this.#heard >= silence || now - this.#lastPing >= often) {
      this.#pinged = this.#lastPing = now
      const took = this.#took >= 0 && { took: this.#took }
      this.#socket?.send(JSON.stringify({ type: 'ping', ref: 0, ...took, ...this.#options.belief() } satisfies ToServer))
    }
  }

  #again(): void {
    this.#socket = null
    this.#pinged = 0
    this.#took = -1
    clearInterval(this.#watch)
    this.#lost()
    this.#options.onstatus('waiting')
    const pause = (this.#options.pause ?? backOff)(this.#tries++)
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      this.#dial()
    }, pause)
  }

  #take(message: ToClient): void {
    if (message.type === 'ack' && message.ref === 0 && this.#pinged) {
      this.#took = Date.now() - this.#pinged
      this.#pinged = 0
    }
    if (isAnswer(message) || message.type === 'rejected') {
      const waiting = this.#pending.get(message.ref)
      this.#pending.delete(message.ref)
      if (message.type === 'rejected') waiting?.reject(message)
      else waiting?.resolve(message)
    }
    this.#options.onmessage(message)
  }

  #lost(): void {
    this.#open = false
    const pending = [...this.#pending]
    this.#pending.clear()
    for (const [ref, waiting] of pending) waiting.reject({ type: 'rejected', ref, code: 'lost', reasons: [] })
  }
}
