// Text view of one client: news, decisions and typed commands. All sentences come from the server; nothing here depends
// on the game.
import { certainActions } from '../lib/choice/routeOptions'
import type { Hint, Narration, NarratedPage } from '../lib/net/protocol'
import { settings, type NarrationLevel } from '../lib/state/settings.svelte'
import type { TableClient } from '../lib/state/tableClient.svelte'

import { language, say, t } from '../lib/text/i18n.svelte'
import { chanceWords, soonWords } from '../table/hints/evaluationWords'
import { AlternatingRegion } from './textViewRegion.svelte'

/** Wait this long for more moves of other players, so that they are read together (milliseconds). */
const QUIET_MS = 900
/** Maximum wait if the moves never pause. */
const MAX_WAIT_MS = 4000
/** Lines of the log that stay in the page. */
const MAX_LINES = 200

const YES = /^(y|yes|s|sì|si)$/i

const MOVE_KEYS: Record<string, string> = { ArrowUp: 'north', ArrowDown: 'south', ArrowLeft: 'west', ArrowRight: 'east', Home: 'home' }

export class TextViewSession {
  page = $state.raw<NarratedPage | null>(null)
  /** Answer to the last command. */
  answer = $state.raw<string[]>([])
  /** What happened, newest last. */
  story = $state.raw<string[]>([])
  /** Description of the current place on the board. */
  place = $state('')
  liveRegion = new AlternatingRegion()

  #lastVersion = -1
  /** Version of my last action; everything after it is news. */
  #ownVersion = -1
  #placeId = ''
  #lastDecision = ''
  #lastDanger = ''
  /** An option that waits for a "yes", and the actions after it. */
  #pendingOption = ''
  #pendingActions: string[] = []
  /** The actions of the last hint, which a "yes" takes; for one decision. */
  #hintedActions: { decision: number; actions: string[] } | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  /** When the oldest unread news came; 0 = none. */
  #unreadSince = 0
  #isWalking = false
  #lastStatus = ''
  #lastVote = ''
  #lastSaid = ''
  #chatCount: number

  constructor(private readonly table: TableClient) {
    this.#chatCount = table.chat.length
  }

  /** Follow a change of the table: at once if a decision is mine, else when other players pause. */
  follow(): void {
    clearTimeout(this.#timer)
    const mine = (this.table.decision?.seat ?? null) !== null || this.table.ending !== null
    this.#unreadSince ||= Date.now()
    const pause = mine ? 30 : Math.max(30, Math.min(QUIET_MS, this.#unreadSince + MAX_WAIT_MS - Date.now()))
    this.#timer = setTimeout(() => void this.refresh(), pause)
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  async refresh(): Promise<void> {
    this.#unreadSince = 0
    const answer = await this.#narrate('')
    if (!answer?.page) return
    const { page } = answer
    this.page = page
    this.#lastVersion = answer.version
    if (answer.lines.length) this.story = [...this.story, ...answer.lines].slice(-MAX_LINES)
    const asked = `${this.table.decision?.id ?? ''} ${page.asked.join(' ')}`
    this.liveRegion.say(page.danger === this.#lastDanger ? '' : page.danger, ...answer.lines, ...(asked === this.#lastDecision ? [] : page.asked))
    this.#lastDanger = page.danger
    this.#lastDecision = asked
  }

  /** Answer a typed command, or carry it out. */
  async command(typed: string): Promise<void> {
    const text = typed.trim()
    if (!text) return
    if (this.#pendingOption) {
      const chosen = this.#pendingOption
      this.#pendingOption = ''
      if (YES.test(text)) return this.take(chosen, false, this.#pendingActions)
      return this.#reply([t('narration-kept')])
    }
    if (text.startsWith('/')) return this.#chat(text.slice(1).trim())
    if (this.isAskedForConsent() && /^(y|yes|s|sì|si|n|no)$/i.test(text)) {
      await this.table.ask({ type: 'answer-vote', agree: !/^n/i.test(text) })
      return
    }
    const { decision, actions = [] } = this.#hintedActions ?? {}
    if (YES.test(text) && decision === this.table.decision?.id && actions[0]) return this.take(actions[0], false, actions.slice(1))
    const answer = await this.#narrate(text)
    if (!answer) return this.#reply([t('problem-offline')])
    if (answer.at) this.#showPlace(answer)
    await this.#perform(answer)
  }

  /** Do other players ask for my consent to an undo? */
  isAskedForConsent(): boolean {
    return this.table.vote?.waiting.some((seat) => this.table.mine.includes(seat)) ?? false
  }

  /** Announce news outside the game: connection, votes, chat. */
  announceNews(): void {
    const { vote, chat, status, seats, notice, trouble } = this.table
    const said = [trouble, notice]
      .map((message) => (message ? say(message) : ''))
      .join(' ')
      .trim()
    if (said && said !== this.#lastSaid) this.liveRegion.say(said)
    this.#lastSaid = said
    if (this.#lastStatus !== status && (status === 'waiting' || this.#lastStatus === 'waiting'))
      this.liveRegion.say(t(status === 'waiting' ? 'problem-offline' : 'narration-back'))
    this.#lastStatus = status
    const whose = vote?.whose.map((seat) => seats[seat]?.name ?? '').join(', ') ?? ''
    const by = vote && this.isAskedForConsent() ? t('vote-undo', { name: seats[vote.by]?.name ?? '', count: vote.back.length, whose }) : ''
    if (by && by !== this.#lastVote) this.liveRegion.say(by, t('narration-vote-how'))
    this.#lastVote = by
    const news = chat.slice(this.#chatCount).map((line) => `${line.name}: ${line.text}`)
    this.#chatCount = chat.length
    this.liveRegion.say(...news)
    if (news.length) this.story = [...this.story, ...news].slice(-MAX_LINES)
  }

  /** Handle a key that moves over the board. Returns false for other keys. */
  walk(key: string): boolean {
    const way = MOVE_KEYS[key]
    if (!way) return false
    if (!this.#isWalking) {
      this.#isWalking = true
      void this.command(way).finally(() => (this.#isWalking = false))
    }
    return true
  }

  /** Complete a command. Returns "" after listing the candidates if there are several. */
  async complete(begun: string): Promise<string> {
    const answer = await this.#narrate(`${begun}?`)
    if (answer?.lines.length === 1 && answer.lines[0]!.toLowerCase().startsWith(begun.toLowerCase())) return answer.lines[0]!
    this.#reply(answer?.lines ?? [])
    return ''
  }

  /** Take an option. */
  async take(text: string, rest = false, then: string[] = []): Promise<void> {
    this.#ownVersion = this.table.version
    this.#lastDecision = '' // the next decision is new in any case
    this.answer = []
    const answer = await this.table.act(text, { rest, ...(then.length && { then }) })
    if (!answer) return this.#replyRefusal()
    if (answer.type === 'ack' && answer.version === this.#ownVersion) this.#reply([t('narration-noted')]) // hidden until the other players have chosen
  }

  async #perform(answer: Narration): Promise<void> {
    const text = answer.text ?? ''
    switch (answer.does) {
      case 'act':
        return this.take(text, false, answer.then)
      case 'rest':
        return this.take('', true)
      case 'rolled':
        return this.#enterRoll(text)
      case 'confirm':
        this.#pendingOption = text
        this.#pendingActions = answer.then ?? []
        return this.#reply(answer.lines)
      case 'undo':
        return this.#undo()
      case 'redo':
        if (await this.table.ask({ type: 'redo' })) return this.#reply([t('narration-redone')])
        return this.#replyRefusal()
      case 'hint':
        return this.#hint()
      case 'next':
        await this.table.ask({ type: 'pace', pace: this.table.pace, paused: true, step: true })
        return
      case 'wait':
        await this.table.ask({ type: 'pace', pace: this.table.pace, paused: !this.table.paused, step: false })
        return this.#reply([t(this.table.paused ? 'narration-waits' : 'narration-goes-on')])
      case 'say':
        settings.set('narrationLevel', text as NarrationLevel)
        return this.#reply(answer.lines)
      default:
        return this.#reply(answer.lines)
    }
  }

  async #chat(text: string): Promise<void> {
    if (text && !(await this.table.ask({ type: 'say', text }))) this.#replyRefusal()
  }

  async #enterRoll(values: string): Promise<void> {
    const decision = this.table.decision?.id
    if (decision === undefined) return
    this.#ownVersion = this.table.version
    if (!(await this.table.ask({ type: 'enter-roll', decision, values: values.split(' ').map(Number) }))) this.#replyRefusal()
  }

  async #undo(): Promise<void> {
    const { steps, why, consent } = this.table.undo
    if (!steps && !consent) return this.#reply([why ? say(why) : t('undo-none')])
    if (!(await this.table.ask({ type: 'undo', ask: !steps, roll: false }))) return this.#replyRefusal()
    this.#reply([t(steps ? 'narration-undone' : 'narration-undo-asked')])
  }

  async #hint(): Promise<void> {
    const seat = this.table.decision?.seat
    if (seat === undefined || seat === null) return this.#reply([t('narration-no-hint')])
    const hint = await this.table.ask({ type: 'ask-hint', seat })
    if (hint?.type !== 'hint') return this.#replyRefusal()
    const place = this.page?.choices.findIndex((choice) => choice.text === hint.text) ?? -1
    const choice = this.page?.choices[place]?.said ?? hint.text
    const actions = certainActions(hint.steps ?? [])
    this.#hintedActions = { decision: this.table.decision?.id ?? -1, actions: actions.length ? actions : [hint.text] }
    const yes = t('narration-hint-yes', { count: this.#hintedActions.actions.length })
    this.#reply([t('narration-hint', { number: place + 1, choice, reason: say(hint.reason) }), ...this.#odds(hint), ...this.#next(hint), yes])
  }

  /** Return the chance of winning, the comparison, and how certain it is. */
  #odds({ weighed = [], second, even, alike, warranty }: Hint): string[] {
    const [best] = weighed
    if (!best) return []
    const other = this.page?.choices.find((choice) => choice.text === second?.text)?.said ?? second?.text ?? ''
    const chance = second
      ? t('narration-hint-odds', { chance: chanceWords(best), other: chanceWords(second), what: other })
      : t('narration-hint-chance', { chance: chanceWords(best) })
    return [
      chance,
      ...(alike || even ? [t(alike ? 'advice-alike' : 'advice-even')] : []),
      ...(second?.soon?.length ? [soonWords(second, other)] : []),
      t('advice-games', { games: best.games ?? 0, wins: best.wins ?? 0, error: best.spread ?? 0 }),
      ...(warranty ? [t('advice-warranty', { hints: warranty.hints, won: warranty.won, low: warranty.low, high: warranty.high })] : []),
    ]
  }

  /** Return the steps that follow. */
  #next({ steps = [] }: Hint): string[] {
    return steps.slice(1).map(({ option, perhaps, again }) => {
      const what = again?.length ? t('advice-times', { what: say(option), count: again.length + 1 }) : say(option)
      return t(perhaps ? 'narration-hint-perhaps' : 'narration-hint-then', { what })
    })
  }

  #replyRefusal(): void {
    this.#reply(this.table.refusal?.reasons.map((reason) => say(reason)) ?? [t('problem-offline')])
  }

  #showPlace(answer: Narration): void {
    this.#placeId = answer.at ?? ''
    this.place = answer.lines.join(' ')
  }

  #reply(lines: string[]): void {
    this.answer = lines
    this.liveRegion.say(...lines)
  }

  #narrate(text: string): Promise<Narration | null> {
    return this.table.narrate({
      language: language.current,
      text,
      heard: this.#lastVersion,
      mark: this.#ownVersion,
      at: this.#placeId,
      level: settings.narrationLevel,
    })
  }
}
