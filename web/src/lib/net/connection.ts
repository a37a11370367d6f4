// The line to a table. It dials again by itself, each time a little later, and names the last version it has, so that
// the server fills the gap. Requests are answered by reference; one cut off by a lost line fails with code "lost".
// A line on which nothing is heard is asked whether anybody is there; one that stays silent is dead, whatever the browser
// thinks of it.

import type { Hint, Inspection, Invitation, Rejected, Ack, Narration, BotExplanation, ToClient, ToServer } from './protocol'

export type ConnectionStatus = 'connecting' | 'open' | 'waiting' | 'closed'
export type Answer = Ack | Invitation | Hint | BotExplanation | Inspection | Narration
const answers = new Set<string>(['ack', 'invitation', 'hint', 'thought', 'insight', 'telling'] satisfies Answer['type'][])
const isAnswer = (message: ToClient): message is Answer => answers.has(message.type)
type WithoutRef<T> = T extends unknown ? Omit<T, 'ref'> : never
export type Request = WithoutRef<ToServer>

/** The part of WebSocket that is used, so that tests can stand in for it. */
export interface Socket {
  onopen: ((event: Event) => void) | null
  onmessage: ((event: MessageEvent<string>) => void) | null
  onclose: ((event: CloseEvent) => void) | null
  send(data: string): void
  close(): void
}

export interface ConnectionOptions {
  url: (version: number | null) => string
  /** Opens the table; said beside the address, never in it. */
  key?: string
  version: () => number | null
  onmessage: (message: ToClient) => void
  onstatus: (status: ConnectionStatus) => void
  dial?: (url: string) => Socket
  /** Milliseconds before try number `n`, from 0. */
  pause?: (tries: number) => number
}

interface Pending {
  resolve: (answer: Answer) => void
  reject: (no: Rejected) => void
}

/** Codes of a line that is closed for good: no such table, or a key that opens nothing. */
const turnedAway = [4403, 4404]

/** Milliseconds between two looks at the line, of silence before it is asked, and before it is given up. */
const look = 1000
const silence = 2000
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
  /** Milliseconds that the last answer to it was on the way; -1 = not measured. */
  #took = -1
  #watch: ReturnType<typeof setInterval> | undefined

  constructor(options: ConnectionOptions) {
    this.#options = options
    this.#dial()
  }

  /** Ask something of the table; rejects with the server's `Rejected`. */
  ask(request: Request): Promise<Answer> {
    const ref = ++this.#ref
    return new Promise((resolve, reject) => {
      if (!this.#open || !this.#socket) {
        reject({ type: 'no', ref, code: 'offline', reasons: [] } satisfies Rejected)
        return
      }
      this.#pending.set(ref, { resolve, reject })
      this.#socket.send(JSON.stringify({ ...request, ref }))
    })
  }

  /** Another key opens the table from now on, when the line has to be dialled again. */
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
    const url = this.#options.url(this.#options.version())
    const offers = ['shamble', `key.${this.#options.key ?? ''}`]
    const socket = (this.#options.dial ?? ((at: string): Socket => new WebSocket(at, offers)))(url)
    this.#socket = socket
    socket.onopen = () => {
      this.#open = true
      this.#tries = 0
      this.#heard = this.#looked = Date.now()
      this.#watch = setInterval(() => this.#listen(), look)
      this.#options.onstatus('open')
    }
    socket.onmessage = (event) => {
      this.#heard = Date.now()
      this.#take(JSON.parse(event.data) as ToClient)
    }
    socket.onclose = (event) => {
      if (this.#socket !== socket || this.#ended) return
      if (turnedAway.includes(event.code)) this.close()
      else this.#again()
    }
  }

  /** Is anybody there? A page that slept itself asks before it judges. */
  #listen(): void {
    const now = Date.now()
    if (now - this.#looked > 2 * look) this.#heard = Math.max(this.#heard, now - silence)
    this.#looked = now
    if (now - this.#heard >= dead) {
      const socket = this.#socket
      this.#again()
      socket?.close()
    } else if (now - this.#heard >= silence) {
      this.#pinged = now
      this.#socket?.send(JSON.stringify({ type: 'ping', ref: 0, ...(this.#took >= 0 && { took: this.#took }) } satisfies ToServer))
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
    if (isAnswer(message) || message.type === 'no') {
      const waiting = this.#pending.get(message.ref)
      this.#pending.delete(message.ref)
      if (message.type === 'no') waiting?.reject(message)
      else waiting?.resolve(message)
    }
    this.#options.onmessage(message)
  }

  #lost(): void {
    this.#open = false
    const pending = [...this.#pending]
    this.#pending.clear()
    for (const [ref, waiting] of pending) waiting.reject({ type: 'no', ref, code: 'lost', reasons: [] })
  }
}
