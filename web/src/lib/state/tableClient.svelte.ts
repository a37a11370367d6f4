// A table as this client knows it: what the server said last, and what may be asked of it.

import type { Speed, Storyteller } from '../../games/types'
import { parseLink } from '../app/urls'
import { Player, storyOf, type Moment } from '../log/pacing'
import { rememberTable } from '../net/api'
import { Connection, type Answer, type ConnectionStatus, type Request } from '../net/connection'
import { salt } from '../net/diceSalt'
import type {
  ChatMessage,
  Clocks,
  Decision,
  Ending,
  Gathering,
  Inspection,
  LogLine,
  TablePolicy,
  Message,
  Rejected,
  AutoPass,
  Reaction,
  ReplayStep,
  Report,
  Seat,
  Seats,
  Sync,
  AskNarration,
  Narration,
  ToClient,
  Undo,
  Update,
  Vote,
} from '../net/protocol'
import { changeLink } from '../net/tableLinks'
import { applied } from '../net/viewDelta'
import { language, t } from '../text/i18n.svelte'
import { announce } from '../text/screenReader.svelte'
import { settings } from './settings.svelte'

export interface LogEntry {
  version: number
  lines: LogLine[]
}

/** Rolled dice of the last action that had any; `roll` changes with every throw. */
export interface LastRoll {
  roll: string
  line: LogLine
}

const socketUrl = (table: string, version: number | null) => {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
  const since = version === null ? '' : `&version=${version}`
  return `${scheme}//${location.host}/api/tables/${encodeURIComponent(table)}/socket?curtain=1&own=1&salt=${salt()}${since}`
}

/** Milliseconds after which a request that is not answered is shown as waiting. */
const patience = 1000
/** Milliseconds that a face is shown. */
const faceTime = 4500

export class Table {
  /** Opens the table; it may become another one, which nobody else knows. */
  key = $state('')
  status = $state<ConnectionStatus>('connecting')
  about = $state.raw<Pick<Sync, 'table' | 'game' | 'mode' | 'scenario' | 'options' | 'scene'> | null>(null)
  version = $state(-1)
  seats = $state.raw<Seat[]>([])
  mine = $state.raw<number[]>([])
  view = $state.raw<unknown>(null)
  decision = $state.raw<Decision | null>(null)
  /** What can be taken back by now, also of what has not been shown yet. */
  undo = $state.raw<Undo>({ steps: 0 })
  log = $state.raw<LogEntry[]>([])
  lines = $state.raw<LogLine[]>([])
  last = $state.raw<LastRoll | null>(null)
  ending = $state.raw<Ending | null>(null)
  orders = $state.raw<Record<number, AutoPass>>({})
  vote = $state.raw<Vote | null>(null)
  paused = $state(false)
  pace = $state(0)
  links = $state.raw<Record<number, string>>({})
  /** The seat of my link, also while a bot sits there; -1 = none. */
  linked = $state(-1)
  /** Hash of the secret that chance comes from; '' = it comes from a seed. */
  fair = $state('')
  /** The version up to which somebody was given all secrets; -1 = never. */
  shown = $state(-1)
  chat = $state.raw<ChatMessage[]>([])
  /** How long people may think, and when this page was told so; who is away, likewise. */
  clocks = $state.raw<Clocks | null>(null)
  clocksAt = $state(0)
  seatsAt = $state(0)
  /** Who reminded me last, and how often that happened. */
  nudged = $state.raw<{ by: number; times: number }>({ by: -1, times: 0 })
  /** What was refused last: for the reader of the page, until something else happens. */
  refusal = $state.raw<Rejected | null>(null)
  /** Why there is no coming in here: no such table, or a key that opens nothing. */
  away = $state.raw<Message | null>(null)
  /** A request is under way; it takes long. */
  busy = $state(false)
  slow = $state(false)
  /** Something failed, how the table stands, and the seat of a bot that could not decide (-1 = none). */
  trouble = $state.raw<Message | null>(null)
  stuck = $state(-1)
  manners = $state.raw<TablePolicy>({})
  /** The seat that looks after the table beside whoever opened it (-1 = none); does this page? */
  host = $state(-1)
  hosting = $state(false)
  #opener = false
  /** How people come together here: is it waited for them, the code, the next game. */
  gathering = $state.raw<Gathering>({})
  /** What was complained about, for whoever looks after the table. */
  reports = $state.raw<Report[]>([])
  /** What everybody was told last that is no part of the game. */
  notice = $state.raw<Message | null>(null)

  /** Faces that people make just now, by seat. */
  faces = $state.raw<Record<number, string>>({})
  #gone = new Map<number, ReturnType<typeof setTimeout>>()
  /** What was missed is shown again. */
  replaying = $state(false)

  /** My link is just becoming another one; it is being remembered. */
  #settling = false
  #remembered: Promise<unknown> = Promise.resolve()

  /** Newest version received, shown or not: where the line goes on after a break. */
  #received: number | null = null
  /** The view of that version. */
  #latest: unknown = null
  /** What is being told just now, of an action that led to much. */
  telling = $state.raw<LogLine | null>(null)
  /** How the game at this table tells a story. */
  teller: Storyteller | null = null
  #player = new Player(
    (update) => this.#show(update),
    () => this.#speed(),
    (update, waiting) => storyOf(update, this.view, this.teller, this.#speed(), waiting, this.mine),
    (moment, update) => this.#tell(moment, update),
  )
  #connection: Connection
  /** What was said last to a line that is about to be closed for good. */
  #no: Message | null = null
  #answering: Decision | null = null
  #answered: Promise<unknown> = Promise.resolve()
  #asked = { version: -1, about: new Map<string, Promise<Inspection | null>>() }

  /** Several persons share this screen and have secrets from one another; who of them looks. */
  shared = $state(false)
  looking = $state<number | null>(null)
  /** Who has to come to the screen before anything secret is shown. */
  curtain = $derived.by<Seat | null>(() => {
    if (!this.shared || this.looking !== null || this.ending || (this.decision?.seat ?? null) !== null) return null
    const due = this.decision?.waiting.find((seat) => this.mine.includes(seat))
    return due === undefined ? null : (this.seats[due] ?? null)
  })

  spectator = $derived(this.mine.length === 0)
  /** What lies on a real table ("dice", "cards"), and whose seat types it in; null = anybody's. */
  real = $state.raw<string[]>([])
  typist = $state<number | null>(null)

  constructor(
    readonly id: string,
    key: string,
    /** Name to take on sitting down here for the first time; "" leaves it. */
    private introduce = '',
  ) {
    this.key = key
    this.#connection = new Connection({
      url: (version) => socketUrl(id, version),
      key,
      version: () => this.#received,
      onmessage: (message) => this.take(message),
      onstatus: (status) => {
        this.status = status
        if (status === 'closed') this.away = this.#no
      },
    })
  }

  #speed(): Speed {
    return document.hidden || settings.table === 'told' ? 'instant' : settings.speed
  }

  /** The rest of what is being told at once. */
  skip(): void {
    this.#player.skip()
  }

  close(): void {
    this.#no = null
    this.#player.clear()
    this.#connection.close()
  }

  hurry(): void {
    this.#connection.hurry()
  }

  /** Ask the table for something; null and a refusal to show when it says no. */
  async ask(request: Request): Promise<Answer | null> {
    this.busy = true
    const timer = setTimeout(() => (this.slow = true), patience)
    try {
      const answer = await this.#connection.ask(request)
      this.refusal = null
      return answer
    } catch (no) {
      this.refusal = no as Rejected
      return null
    } finally {
      clearTimeout(timer)
      this.busy = this.slow = false
    }
  }

  /** Answers the decision once: a second click while the first is on its way is none. `then`: what to do after it, as
   * long as nothing unexpected happens; `rest`: the table answers what follows of the same kind. */
  async act(text: string, more: { then?: string[]; rest?: boolean } = {}): Promise<Answer | null> {
    const decision = this.decision
    if (!decision || decision.seat === undefined || decision.seat === null || this.#answering === decision) return null
    this.#answering = decision
    const asked = this.ask({ type: 'act', seat: decision.seat, decision: decision.id, text, ...more })
    this.#answered = asked
    const answer = await asked
    if (answer?.type !== 'ack' || decision.kind === 'ballot') this.#answering = null
    return answer
  }

  /** Takes my last action back, be it still on its way or being told; false = nothing can be. */
  async takeBack(): Promise<boolean> {
    await this.#answered
    if (!this.undo.steps) return false
    this.skip()
    await this.ask({ type: 'undo', ask: false })
    return true
  }

  /** What the rules say about a thing in this position; asked quietly, and once. */
  insight(thing: string): Promise<Inspection | null> {
    if (this.#asked.version !== this.version) this.#asked = { version: this.version, about: new Map() }
    let answer = this.#asked.about.get(thing)
    if (!answer) {
      answer = this.#connection.ask({ type: 'ask-insight', thing }).then(
        (told) => (told.type === 'insight' ? told : null),
        () => null,
      )
      this.#asked.about.set(thing, answer)
    }
    return answer
  }

  /** The table in words: the answer to what was typed there, or null. */
  tell(request: Omit<AskNarration, 'type' | 'ref'>): Promise<Narration | null> {
    return this.#connection.ask({ type: 'tell', ...request }).then(
      (told) => (told.type === 'telling' ? told : null),
      () => null,
    )
  }

  take(message: ToClient): void {
    if (message.type !== 'no') this.#no = null
    switch (message.type) {
      case 'sync':
        return this.#sync(message)
      case 'update':
        return this.#update(message)
      case 'seats':
        return this.#sit(message)
      case 'clocks':
        return this.#time(message)
      case 'nudged':
        this.nudged = { by: message.by, times: this.nudged.times + 1 }
        return
      case 'notice':
        this.notice = message.said
        return
      case 'invitation':
        this.links = { ...this.links, [message.seat]: message.link }
        return
      case 'keyed':
        return this.#rekey(message.link)
      case 'chat':
        this.chat = [...this.chat, message]
        return
      case 'talk':
        this.chat = message.chat
        return
      case 'reaction':
        return this.#react(message)
      case 'no':
        if (message.ref === 0) this.#no = message.reasons[0] ?? null
        return
      case 'hint':
      case 'insight':
      case 'telling':
      case 'ack':
        return
    }
  }

  /** My link is another one from now on: when it is kept, the one before it may be forgotten. */
  #rekey(link: string): void {
    const to = parseLink(link)
    if (!to) return
    changeLink(this.id, this.key, to.key, this.about?.game ?? '')
    if (parseLink(location.href)?.key === this.key) history.replaceState(null, '', link)
    this.#connection.rekey(to.key)
    const kept = () => (this.key = to.key) // only then nothing else opens the seat, and the place can be remembered
    this.#settling = true
    void this.#remembered
      .then(() => this.#connection.ask({ type: 'kept' }))
      .then(kept, kept)
      .finally(() => (this.#settling = false))
  }

  /** Whoever has a seat here finds it again, even when this browser has lost the link: with the one that holds, and not
   *  while it becomes another one, which would be refused. */
  remember(): void {
    if (!this.#settling) this.#remembered = rememberTable(this.id, this.key).catch(() => undefined)
  }

  /** An update may tell only what has changed since the view before; whoever has another asks for everything. */
  #update(message: Update): void {
    const base = message.base ?? -1
    if (base >= 0 && base !== this.#received) {
      void this.#connection.ask({ type: 'ask-sync' }).catch(() => null)
      return
    }
    const view = base >= 0 ? applied(this.#latest, message.changes ?? []) : message.view
    this.#received = message.version
    this.#latest = view
    this.undo = message.undo
    this.#player.add({ ...message, view })
  }

  /** A face stays beside its seat for a while; another one takes its place. */
  #react({ seat, what }: Reaction): void {
    if (!settings.faces) return
    this.faces = { ...this.faces, [seat]: what }
    announce(`${this.seats[seat]?.name ?? ''}: ${t(`face-${what}`)}`)
    clearTimeout(this.#gone.get(seat))
    this.#gone.set(
      seat,
      setTimeout(() => {
        const { [seat]: _, ...others } = this.faces
        this.faces = others
      }, faceTime),
    )
  }

  /** Shows again what happened after a version, and then goes on; `steps` are those of the replay. */
  again(after: number, steps: ReplayStep[]): void {
    const missed = steps.filter((step) => step.version > after && step.version <= this.version)
    if (missed.length === 0) return
    const { decision, ending = null, undo } = this
    this.#player.finish()
    this.replaying = true
    this.decision = null
    this.ending = null
    this.view = steps.findLast((step) => step.version <= after)?.view ?? this.view
    missed.forEach(({ version, by, text, lines, view }, index) => {
      const last = index === missed.length - 1
      this.#player.add({ type: 'update', version, by, text, lines, view, decision: last ? decision : null, undo, ending: last ? ending : null })
    })
  }

  /** Enough seen: the table as it is. */
  hush(): void {
    this.#player.finish()
  }

  #sync(sync: Sync): void {
    this.#player.clear()
    this.telling = null
    this.replaying = false
    const { table, game, mode, scenario, options, scene } = sync
    this.about = { table, game, mode, scenario, options, scene }
    this.#received = this.version = sync.version
    this.mine = sync.mine
    this.shared = sync.shared ?? false
    this.real = sync.real ?? []
    this.typist = (sync.typist ?? -1) < 0 ? null : sync.typist!
    this.looking = sync.looking ?? null
    this.view = this.#latest = sync.view
    this.decision = sync.decision
    this.undo = sync.undo
    this.log = sync.log.map(([version, lines]) => ({ version, lines }))
    this.lines = []
    this.last = lastRoll(this.log)
    this.ending = sync.ending ?? null
    this.links = sync.links ?? {}
    this.linked = sync.seat ?? -1
    this.fair = sync.fair ?? ''
    this.chat = sync.chat ?? []
    this.reports = sync.reports ?? []
    this.#time(sync.clocks ?? null)
    this.#introduce(sync)
    const { seats, paused, pace, vote, orders, shown, trouble, stuck, manners, host, gathering } = sync
    this.#opener = Object.keys(this.links).length > 0
    this.#sit({ type: 'seats', seats, paused, pace, vote, orders, shown, trouble, stuck, manners, host, gathering })
  }

  /** Says my name when I sit down on a single chair for the first time. */
  #introduce(sync: Sync): void {
    const seat = sync.mine.length === 1 ? sync.seats[sync.mine[0]!] : undefined
    const name = this.introduce
    this.introduce = ''
    if (!name || !seat || seat.name === name) return
    void this.ask({ type: 'seat', seat: seat.index, kind: 'person', name })
  }

  #time(clocks: Clocks | null): void {
    this.clocks = clocks && clocks.clock.kind !== 'none' ? clocks : null
    this.clocksAt = performance.now()
  }

  #sit(message: Seats): void {
    this.seats = message.seats
    this.seatsAt = performance.now()
    language.seats(message.seats, this.mine)
    this.paused = message.paused ?? false
    this.pace = message.pace ?? 0
    this.vote = message.vote ?? null
    this.orders = message.orders ?? {}
    this.shown = message.shown ?? -1
    this.trouble = message.trouble ?? null
    this.stuck = message.stuck ?? -1
    this.manners = message.manners ?? {}
    this.host = message.host ?? -1
    this.gathering = message.gathering ?? {}
    this.hosting = this.#opener || (this.host >= 0 && this.mine.includes(this.host))
  }

  #tell({ line, view }: Moment, update: Update): void {
    if (this.telling !== line) this.lines = [line]
    this.telling = line
    this.decision = null
    this.view = view
    if (line.dice) this.last = { roll: `${update.version}/${update.lines.indexOf(line)}`, line }
  }

  #show(update: Update): void {
    const told = this.telling !== null
    this.telling = null
    if (update.version >= this.version) this.replaying = false
    this.version = Math.max(this.version, update.version)
    this.view = update.view
    this.decision = update.decision
    this.lines = told ? [] : update.lines
    this.ending = update.ending ?? null
    if (update.lines.length === 0 || (this.log.at(-1)?.version ?? -1) >= update.version) return
    const entry = { version: update.version, lines: update.lines }
    this.log = [...this.log, entry]
    if (!told) this.last = lastRoll([entry]) ?? this.last
  }
}

function lastRoll(log: LogEntry[]): LastRoll | null {
  for (let i = log.length - 1; i >= 0; i -= 1) {
    const entry = log[i]!
    const at = entry.lines.findLastIndex((line) => line.dice)
    if (at >= 0) return { roll: `${entry.version}/${at}`, line: entry.lines[at]! }
  }
  return null
}
