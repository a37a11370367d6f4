// The page's copy of one table: the server's messages as state, and the requests that the page sends.

import type { Speed, Storyteller } from '../../games/types'
import { parseLink } from '../app/urls'
import type { LogEntry } from '../log/logChapters'
import { Player, storyOf, type Moment } from '../log/pacing'
import { rememberTable } from '../net/api'
import { Connection, socketUrl, type Answer, type ConnectionStatus, type Request } from '../net/connection'
import type {
  ChatMessage,
  Clocks,
  Decision,
  Ending,
  Gathering,
  Guidance,
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
} from '../net/protocol'
import { changeLink } from '../net/tableLinks'
import { applyChanges } from '../net/viewDelta'
import { language, say, t } from '../text/i18n.svelte'
import { announce } from '../text/screenReader.svelte'
import { DiceNonces } from './diceNonces'
import { settings } from './settings.svelte'

/** What the others did since my last decision: shown until it is closed. */
export interface NightReport {
  lines: LogLine[]
  moments: Moment[]
}

/** Dice of the last action that rolled any. `roll` is a new string for every throw. */
export interface LastRoll {
  roll: string
  line: LogLine
}

const RELOAD_EVERY_MS = 60_000

/** Reload the page after an update of the server, but not again and again. */
function reload(): void {
  const last = Number(sessionStorage.getItem('shamble.reloaded') ?? 0)
  if (Date.now() - last < RELOAD_EVERY_MS) return
  sessionStorage.setItem('shamble.reloaded', String(Date.now()))
  location.reload()
}

/** A request that takes longer is shown as waiting. */
const SLOW_AFTER_MS = 1000
const REACTION_MS = 4500
const WORD_MS = 300 // 200 words a minute
/** Fewer moves and arrivals are not reported; one wound is always. */
const REPORTED = 3
const RECALL_MS = 320
const NO_SEATS: number[] = []
/** Requests that can roll dice or draw cards. */
const CAN_ROLL = new Set<Request['type']>(['act', 'pass-all', 'enter-roll'])

export class TableClient {
  /** Secret part of the link. The server can replace it with one that only this browser knows. */
  key = $state('')
  /** Random numbers of this browser for the dice. */
  readonly nonces: DiceNonces
  status = $state<ConnectionStatus>('connecting')
  /** The last full state of the table; null before the first one. */
  sync = $state.raw<Sync | null>(null)
  /** Everything around the game: the newest `seats` message, or the `sync` message if that is newer. */
  tableInfo = $state.raw<Seats | Sync | null>(null)

  // State that updates change. It lags behind the server while the page plays moves one after the other.
  version = $state(-1)
  view = $state.raw<unknown>(null)
  decision = $state.raw<Decision | null>(null)
  /** What the player can undo now, including moves that are not shown yet. */
  undo = $state.raw<Undo>({ steps: 0 })
  log = $state.raw<LogEntry[]>([])
  /** Log lines of the update on screen. */
  lines = $state.raw<LogLine[]>([])
  lastRoll = $state.raw<LastRoll | null>(null)
  ending = $state.raw<Ending | null>(null)
  /** What the guide of a lesson says; null at other tables. */
  guidance = $state.raw<Guidance | null>(null)
  links = $state.raw<Record<number, string>>({})
  chat = $state.raw<ChatMessage[]>([])
  /** Thinking times; null at a table without a clock. */
  clocks = $state.raw<Clocks | null>(null)
  /** When `clocks` and `tableInfo` arrived, by `performance.now()`. */
  clocksAt = $state(0)
  seatsAt = $state(0)

  seats = $derived<Seat[]>(this.tableInfo?.seats ?? [])
  paused = $derived(this.tableInfo?.paused ?? false)
  pace = $derived(this.tableInfo?.pace ?? 0)
  vote = $derived(this.tableInfo?.vote ?? null)
  orders = $derived<Record<number, AutoPass>>(this.tableInfo?.orders ?? {})
  /** The version up to which a player has seen all hidden information; -1 = never. */
  revealedVersion = $derived(this.tableInfo?.shown ?? -1)
  /** What failed in the game, and the seat of the bot that could not decide (-1 = none). */
  trouble = $derived(this.tableInfo?.trouble ?? null)
  stuckSeat = $derived(this.tableInfo?.stuck ?? -1)
  policy = $derived<TablePolicy>(this.tableInfo?.policy ?? {})
  /** The seat of the co-host; -1 = none. */
  host = $derived(this.tableInfo?.host ?? -1)
  /** The waiting room, the table code and the rematch. */
  gathering = $derived<Gathering>(this.tableInfo?.gathering ?? {})

  mine = $derived(this.sync?.mine ?? NO_SEATS)
  spectator = $derived(this.mine.length === 0)
  /** The seat of my link, even while a bot plays for it; -1 = none. */
  linkedSeat = $derived(this.sync?.seat ?? -1)
  /** Hash of the secret that the dice come from; '' = they come from a seed. */
  fair = $derived(this.sync?.fair ?? '')
  /** Messages that players reported to the host. */
  reports = $derived<Report[]>(this.sync?.reports ?? [])
  /** What lies on a real table ("dice", "cards"), and the seat that enters it; null = every seat can. */
  real = $derived<string[]>(this.sync?.real ?? [])
  typist = $derived((this.sync?.typist ?? -1) < 0 ? null : this.sync!.typist!)
  /** Several players with secrets share this screen; the seat that looks at it now. */
  shared = $derived(this.sync?.shared ?? false)
  looking = $derived(this.sync?.looking ?? null)
  /** Am I the host or the co-host? Only the host gets links. */
  hosting = $derived(Object.keys(this.sync?.links ?? {}).length > 0 || (this.host >= 0 && this.mine.includes(this.host)))
  /** No secrets are shown, because another player at this screen has to decide. */
  #hidden = $derived(this.shared && this.looking === null && !this.ending && (this.decision?.seat ?? null) === null)
  #due = $derived((this.decision?.waiting ?? []).flatMap((seat) => (this.mine.includes(seat) && this.seats[seat] ? [this.seats[seat]] : [])))
  /** The player who has to take the screen before the page shows anything secret. */
  handOverTo = $derived.by<Seat | null>(() => (this.#hidden && this.common.length === 0 ? (this.#due[0] ?? null) : null))
  /** Players at this screen who can all pass: they are asked at once, before one of them takes the screen. */
  common = $derived.by<Seat[]>(() => (this.#hidden && this.decision?.kind === 'window' ? this.#due.filter((seat) => !seat.pin) : []))

  /** The player who reminded me last, and how many reminders there were. */
  nudged = $state.raw<{ by: number; times: number }>({ by: -1, times: 0 })
  /** The server's last refusal, shown until the next request succeeds. */
  refusal = $state.raw<Rejected | null>(null)
  /** Why the server does not let me in: no such table, or an invalid key. */
  noAccess = $state.raw<Message | null>(null)
  busy = $state(false)
  /** A request takes longer than usual. */
  slow = $state(false)
  /** The last message that is not part of the game. */
  notice = $state.raw<Message | null>(null)
  /** Reactions on screen, by seat. */
  reactions = $state.raw<Record<number, string>>({})
  #reactionTimers = new Map<number, ReturnType<typeof setTimeout>>()
  /** The page replays moves that the player missed. */
  replaying = $state(false)

  /** The server has sent a new key that is not stored yet. */
  #changingKey = false
  #remembered: Promise<unknown> = Promise.resolve()

  /** Newest version received, shown or not, and its view: a reconnect and a delta start from it. */
  #received: number | null = null
  #latestView: unknown = null
  /** The line on screen while the page plays an action in several moments. */
  storyLine = $state.raw<LogLine | null>(null)
  /** The moment on screen: how many figures move, and whether it waits for me. */
  moment = $state.raw<Moment | null>(null)
  report = $state.raw<NightReport | null>(null)
  /** The line of the report that is drawn on the board. */
  recalled = $state.raw<LogLine | null>(null)
  #nightReport: NightReport = { lines: [], moments: [] }
  #recallTimer: ReturnType<typeof setTimeout> | undefined
  /** Splits an action of this game into moments. */
  storyteller: Storyteller | null = null
  #player = new Player(
    (update) => this.#showUpdate(update),
    () => this.#speed(),
    (update, waiting) => {
      const moments = storyOf(update, this.view, this.storyteller, this.#speed(), waiting, this.mine, (line) => say(line).split(' ').length * WORD_MS)
      this.#nightReport.moments.push(...moments)
      return moments
    },
    (moment, update) => this.#showMoment(moment, update),
  )
  #connection: Connection
  /** The refusal that came just before the server closed the connection. */
  #lastRefusal: Message | null = null
  #answeringDecision: Decision | null = null
  #lastAnswer: Promise<unknown> = Promise.resolve()
  #inspections = { version: -1, byThing: new Map<string, Promise<Inspection | null>>() }

  constructor(
    readonly id: string,
    key: string,
    /** Name to give my seat on the first visit; '' leaves it. */
    private introduce = '',
  ) {
    this.key = key
    this.nonces = new DiceNonces(id)
    this.#connection = new Connection({
      url: (knownState) => socketUrl(id, knownState),
      key,
      knownState: () => (this.#received === null ? null : { version: this.#received, mine: this.mine }),
      onmessage: (message) => this.receive(message),
      onoutdated: reload,
      onstatus: (status) => {
        this.status = status
        if (status === 'closed') this.noAccess = this.#lastRefusal
      },
    })
  }

  #speed(): Speed {
    return document.hidden || settings.viewMode === 'told' ? 'instant' : settings.speed
  }

  /** Show the rest of the current story at once. */
  skip(): void {
    this.#player.skip()
  }

  /** Go on with a story that stops. */
  goOn(): void {
    this.#player.resume()
  }

  /** Draw a line of the report on the board; with `plays`, show its moments again. */
  recall(line: LogLine | null, plays = false): void {
    this.#stopRecalling()
    this.recalled = line
    const views = plays ? (this.report?.moments ?? []).filter((moment) => moment.line === line).map((moment) => moment.view) : []
    const next = () => {
      this.view = views.length ? views.shift() : this.#latestView
      this.#recallTimer = views.length || this.view !== this.#latestView ? setTimeout(next, RECALL_MS) : undefined
    }
    if (views.length) next()
  }

  closeReport(): void {
    this.recall(null)
    this.report = null
  }

  /** Return to the current position. */
  #stopRecalling(): void {
    if (this.#recallTimer === undefined) return
    clearTimeout(this.#recallTimer)
    this.#recallTimer = undefined
    this.view = this.#latestView
  }

  close(): void {
    this.#lastRefusal = null
    this.#player.clear()
    this.#connection.close()
  }

  /** Reconnect now instead of after the pause. */
  reconnect(): void {
    this.#connection.reconnect()
  }

  /** Send a request. Returns null and sets `refusal` when the server refuses it. */
  async ask(request: Request): Promise<Answer | null> {
    this.busy = true
    const timer = setTimeout(() => (this.slow = true), SLOW_AFTER_MS)
    const rolls = this.fair !== '' && CAN_ROLL.has(request.type)
    try {
      const answer = await this.#connection.ask(rolls ? ({ ...request, nonce: this.nonces.next() } as Request) : request)
      this.refusal = null
      return answer
    } catch (no) {
      const isLost = (no as Rejected).code === 'lost'
      if (rolls) void (isLost ? this.nonces.lose() : this.nonces.giveBack())
      this.refusal = (no as Rejected).code === 'stale' ? null : (no as Rejected) // the new question is already on its way
      return null
    } finally {
      clearTimeout(timer)
      this.busy = this.slow = false
    }
  }

  /** Answer the decision. Ignored while an answer to it is on the way, so that a double click acts once. `then`: actions
   *  to take afterwards unless something unexpected happens; `rest`: give the same answer to all decisions of this kind
   *  that follow. */
  async act(text: string, more: { then?: string[]; rest?: boolean } = {}): Promise<Answer | null> {
    const decision = this.decision
    if (!decision || decision.seat === undefined || decision.seat === null || this.#answeringDecision === decision) return null
    this.#answeringDecision = decision
    const asked = this.ask({ type: 'act', seat: decision.seat, decision: decision.id, text, ...more })
    this.#lastAnswer = asked
    const answer = await asked
    if (answer?.type !== 'ack' || decision.kind === 'ballot') this.#answeringDecision = null
    return answer
  }

  /** Undo my last action, even one that is on the way or on screen. Returns false when there is nothing to undo. */
  async undoLast(): Promise<boolean> {
    await this.#lastAnswer
    if (!this.undo.steps) return false
    this.skip()
    await this.ask({ type: 'undo', ask: false })
    return true
  }

  /** Fetch what the rules say about a piece or a place in this position; null on failure. Cached per version. */
  inspect(thing: string): Promise<Inspection | null> {
    if (this.#inspections.version !== this.version) this.#inspections = { version: this.version, byThing: new Map() }
    let answer = this.#inspections.byThing.get(thing)
    if (!answer) {
      answer = this.#connection.ask({ type: 'ask-inspection', thing }).then(
        (reply) => (reply.type === 'inspection' ? reply : null),
        () => null,
      )
      this.#inspections.byThing.set(thing, answer)
    }
    return answer
  }

  /** Send a command of the text view; null on failure. */
  narrate(request: Omit<AskNarration, 'type' | 'ref'>): Promise<Narration | null> {
    return this.#connection.ask({ type: 'ask-narration', ...request }).then(
      (reply) => (reply.type === 'narration' ? reply : null),
      () => null,
    )
  }

  receive(message: ToClient): void {
    if (message.type !== 'rejected') this.#lastRefusal = null
    switch (message.type) {
      case 'sync':
        return this.#applySync(message)
      case 'update':
        return this.#applyUpdate(message)
      case 'seats':
        return this.#applySeats(message)
      case 'clocks':
        return this.#applyClocks(message)
      case 'nudged':
        this.nudged = { by: message.by, times: this.nudged.times + 1 }
        return
      case 'notice':
        this.notice = message.said
        return
      case 'invitation':
        this.links = { ...this.links, [message.seat]: message.link }
        return
      case 'new-link':
        return this.#changeKey(message.link)
      case 'chat':
        this.chat = [...this.chat, message]
        return
      case 'chat-history':
        this.chat = message.chat
        return
      case 'reaction':
        return this.#showReaction(message)
      case 'rejected':
        if (message.ref === 0) this.#lastRefusal = message.reasons[0] ?? null
        return
      case 'hint':
      case 'inspection':
      case 'narration':
      case 'ack':
        return
    }
  }

  /** Take over a new key: store it, then tell the server, which revokes the old one. */
  #changeKey(link: string): void {
    const to = parseLink(link)
    if (!to) return
    changeLink(this.id, this.key, to.key, this.sync?.game ?? '')
    if (parseLink(location.href)?.key === this.key) history.replaceState(null, '', link)
    this.#connection.setKey(to.key)
    const stored = () => (this.key = to.key) // until now the old key works, and the table is remembered with it
    this.#changingKey = true
    void this.#remembered
      .then(() => this.#connection.ask({ type: 'link-saved' }))
      .then(stored, stored)
      .finally(() => (this.#changingKey = false))
  }

  /** Add the table to this browser's list, so that a player who loses the link finds the seat again. Not while the key
   *  changes: the server would refuse the old one. */
  remember(): void {
    if (!this.#changingKey) this.#remembered = rememberTable(this.id, this.key).catch(() => undefined)
  }

  /** Queue an update. A delta whose base is not the newest version makes the page ask for the full state. */
  #applyUpdate(message: Update): void {
    const base = message.base ?? -1
    if (base >= 0 && base !== this.#received) {
      void this.#connection.ask({ type: 'ask-sync' }).catch(() => null)
      return
    }
    const view = base >= 0 ? applyChanges(this.#latestView, message.changes ?? []) : message.view
    this.#received = message.version
    this.#latestView = view
    this.undo = message.undo
    this.#player.add({ ...message, view })
  }

  /** Show a reaction beside its seat for a while. A new one replaces it. */
  #showReaction({ seat, what }: Reaction): void {
    if (!settings.showReactions) return
    this.reactions = { ...this.reactions, [seat]: what }
    announce(`${this.seats[seat]?.name ?? ''}: ${t(`face-${what}`)}`)
    clearTimeout(this.#reactionTimers.get(seat))
    this.#reactionTimers.set(
      seat,
      setTimeout(() => {
        const { [seat]: _, ...others } = this.reactions
        this.reactions = others
      }, REACTION_MS),
    )
  }

  /** Play again what happened after a version; `steps` are those of the replay. */
  replayMissed(after: number, steps: ReplayStep[]): void {
    const missed = steps.filter((step) => step.version > after && step.version <= this.version)
    if (missed.length === 0) return
    const { decision, ending, undo } = this
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

  /** End the replay and show the current position. */
  stopReplay(): void {
    this.#player.finish()
  }

  #applySync(sync: Sync): void {
    this.#player.clear()
    this.storyLine = this.moment = this.report = this.recalled = null
    this.#nightReport = { lines: [], moments: [] }
    this.replaying = false
    this.sync = sync
    this.#received = this.version = sync.version
    this.view = this.#latestView = sync.view
    this.decision = sync.decision
    this.undo = sync.undo
    this.log = sync.log.map(([version, lines]) => ({ version, lines }))
    this.lines = []
    this.lastRoll = lastRollOf(this.log)
    this.ending = sync.ending ?? null
    this.guidance = sync.guidance ?? null
    this.links = sync.links ?? {}
    this.chat = sync.chat ?? []
    this.#applyClocks(sync.clocks ?? null)
    this.#sendName(sync)
    this.#applySeats(sync)
  }

  /** Send my name if I have one seat and it does not have that name yet. Once per visit. */
  #sendName(sync: Sync): void {
    const seat = sync.mine.length === 1 ? sync.seats[sync.mine[0]!] : undefined
    const name = this.introduce
    this.introduce = ''
    if (!name || !seat || seat.name === name) return
    void this.ask({ type: 'seat', seat: seat.index, kind: 'person', name })
  }

  #applyClocks(clocks: Clocks | null): void {
    this.clocks = clocks && clocks.clock.kind !== 'none' ? clocks : null
    this.clocksAt = performance.now()
  }

  #applySeats(message: Seats | Sync): void {
    this.tableInfo = message
    this.seatsAt = performance.now()
    language.seats(message.seats, this.mine)
  }

  #showMoment(moment: Moment, update: Update): void {
    const { line, view } = moment
    this.recall(null)
    this.moment = moment
    if (this.storyLine !== line) this.lines = [line]
    this.storyLine = line
    this.decision = null
    this.view = view
    if (line.dice) this.lastRoll = { roll: `${update.version}/${update.lines.indexOf(line)}`, line }
  }

  #showUpdate(update: Update): void {
    const hadStory = this.storyLine !== null
    this.recall(null)
    this.storyLine = this.moment = null
    // The results of an own action are no news, unless a phase follows it.
    if (!this.mine.includes(update.by) || update.lines.some((line) => line.tone === 'head')) this.#nightReport.lines.push(...update.lines)
    if (update.version >= this.version) this.replaying = false
    this.version = Math.max(this.version, update.version)
    this.view = update.view
    const isNewest = update.version >= (this.#received ?? -1)
    this.decision = isNewest ? update.decision : null // an answer to an older question would be refused
    if ((this.decision?.seat ?? null) !== null || update.ending) this.#reportNight()
    this.lines = hadStory ? [] : update.lines
    this.ending = update.ending ?? null
    this.guidance = update.guidance ?? this.guidance
    if (update.lines.length === 0 || (this.log.at(-1)?.version ?? -1) >= update.version) return
    const entry = { version: update.version, lines: update.lines }
    this.log = [...this.log, entry]
    if (!hadStory) this.lastRoll = lastRollOf([entry]) ?? this.lastRoll
  }

  /** Report the stories since my last decision, if it is much or a figure was hurt. */
  #reportNight(): void {
    const { lines, moments } = this.#nightReport
    this.#nightReport = { lines: [], moments: [] }
    const tally = this.storyteller?.tally
    if (!tally || moments.length === 0) return
    const results = lines.filter((line) => ['moved', 'came', 'hurt'].includes(tally(line) ?? ''))
    if (results.length >= REPORTED || results.some((line) => tally(line) === 'hurt')) this.report = { lines, moments }
  }
}

function lastRollOf(log: LogEntry[]): LastRoll | null {
  for (let i = log.length - 1; i >= 0; i -= 1) {
    const entry = log[i]!
    const at = entry.lines.findLastIndex((line) => line.dice)
    if (at >= 0) return { roll: `${entry.version}/${at}`, line: entry.lines[at]! }
  }
  return null
}
