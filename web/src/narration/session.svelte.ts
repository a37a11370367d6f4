// Text view of one client: news, decisions and typed commands. All sentences come from the server; nothing here depends
// on the game.
import { certain } from '../lib/choice/routeOptions'
import type { Hint, Narration, NarratedPage } from '../lib/net/protocol'
import { settings, type NarrationLevel } from '../lib/state/settings.svelte'
import type { TableClient } from '../lib/state/tableClient.svelte'

import { language, say, t } from '../lib/text/i18n.svelte'
import { chanceWords, soonWords } from '../table/hints/evaluationWords'
import { Spoken } from './textViewRegion.svelte'

/** Wait this long for more moves of other players, so that they are read together (milliseconds). */
const quiet = 900
/** Maximum wait if the moves never pause. */
const longest = 4000
/** Lines of the log that stay in the page. */
const most = 200

const yes = /^(y|yes|s|sì|si)$/i

const walks: Record<string, string> = { ArrowUp: 'north', ArrowDown: 'south', ArrowLeft: 'west', ArrowRight: 'east', Home: 'home' }

export class Ear {
  page = $state.raw<NarratedPage | null>(null)
  /** Answer to the last command. */
  answer = $state.raw<string[]>([])
  /** What happened, newest last. */
  story = $state.raw<string[]>([])
  /** Description of the current place on the board. */
  place = $state('')
  spoken = new Spoken()

  #heard = -1
  /** Version of my last action; everything after it is news. */
  #mark = -1
  #at = ''
  #asked = ''
  #danger = ''
  /** An option that waits for a "yes", and the actions after it. */
  #confirming = ''
  #then: string[] = []
  /** The actions of the last hint, which a "yes" takes; for one decision. */
  #advised: { decision: number; actions: string[] } | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  /** When the oldest unread news came; 0 = none. */
  #waited = 0
  #walking = false
  #status = ''
  #vote = ''
  #lastSaid = ''
  #chats: number

  constructor(private readonly table: TableClient) {
    this.#chats = table.chat.length
  }

  /** Follow a change of the table: at once if a decision is mine, else when other players pause. */
  follow(): void {
    clearTimeout(this.#timer)
    const mine = (this.table.decision?.seat ?? null) !== null || this.table.ending !== null
    this.#waited ||= Date.now()
    const pause = mine ? 30 : Math.max(30, Math.min(quiet, this.#waited + longest - Date.now()))
    this.#timer = setTimeout(() => void this.refresh(), pause)
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  async refresh(): Promise<void> {
    this.#waited = 0
    const answer = await this.#tell('')
    if (!answer?.page) return
    const { page } = answer
    this.page = page
    this.#heard = answer.version
    if (answer.lines.length) this.story = [...this.story, ...answer.lines].slice(-most)
    const asked = `${this.table.decision?.id ?? ''} ${page.asked.join(' ')}`
    this.spoken.say(page.danger === this.#danger ? '' : page.danger, ...answer.lines, ...(asked === this.#asked ? [] : page.asked))
    this.#danger = page.danger
    this.#asked = asked
  }

  /** Answer a typed command, or carry it out. */
  async command(typed: string): Promise<void> {
    const text = typed.trim()
    if (!text) return
    if (this.#confirming) {
      const chosen = this.#confirming
      this.#confirming = ''
      if (yes.test(text)) return this.take(chosen, false, this.#then)
      return this.#reply([t('narration-kept')])
    }
    if (text.startsWith('/')) return this.#chat(text.slice(1).trim())
    if (this.asked() && /^(y|yes|s|sì|si|n|no)$/i.test(text)) {
      await this.table.ask({ type: 'answer-vote', agree: !/^n/i.test(text) })
      return
    }
    const { decision, actions = [] } = this.#advised ?? {}
    if (yes.test(text) && decision === this.table.decision?.id && actions[0]) return this.take(actions[0], false, actions.slice(1))
    const answer = await this.#tell(text)
    if (!answer) return this.#reply([t('problem-offline')])
    if (answer.at) this.#look(answer)
    await this.#do(answer)
  }

  /** Do other players ask for my consent to an undo? */
  asked(): boolean {
    return this.table.vote?.waiting.some((seat) => this.table.mine.includes(seat)) ?? false
  }

  /** Announce news outside the game: connection, votes, chat. */
  hear(): void {
    const { vote, chat, status, seats, notice, trouble } = this.table
    const said = [trouble, notice]
      .map((message) => (message ? say(message) : ''))
      .join(' ')
      .trim()
    if (said && said !== this.#lastSaid) this.spoken.say(said)
    this.#lastSaid = said
    if (this.#status !== status && (status === 'waiting' || this.#status === 'waiting'))
      this.spoken.say(t(status === 'waiting' ? 'problem-offline' : 'narration-back'))
    this.#status = status
    const whose = vote?.whose.map((seat) => seats[seat]?.name ?? '').join(', ') ?? ''
    const by = vote && this.asked() ? t('vote-undo', { name: seats[vote.by]?.name ?? '', count: vote.back.length, whose }) : ''
    if (by && by !== this.#vote) this.spoken.say(by, t('narration-vote-how'))
    this.#vote = by
    const news = chat.slice(this.#chats).map((line) => `${line.name}: ${line.text}`)
    this.#chats = chat.length
    this.spoken.say(...news)
    if (news.length) this.story = [...this.story, ...news].slice(-most)
  }

  /** Handle a key that moves over the board. Returns false for other keys. */
  walk(key: string): boolean {
    const way = walks[key]
    if (!way) return false
    if (!this.#walking) {
      this.#walking = true
      void this.command(way).finally(() => (this.#walking = false))
    }
    return true
  }

  /** Complete a command. Returns "" after listing the candidates if there are several. */
  async complete(begun: string): Promise<string> {
    const answer = await this.#tell(`${begun}?`)
    if (answer?.lines.length === 1 && answer.lines[0]!.toLowerCase().startsWith(begun.toLowerCase())) return answer.lines[0]!
    this.#reply(answer?.lines ?? [])
    return ''
  }

  /** Take an option. */
  async take(text: string, rest = false, then: string[] = []): Promise<void> {
    this.#mark = this.table.version
    this.#asked = '' // the next decision is new in any case
    this.answer = []
    const answer = await this.table.act(text, { rest, ...(then.length && { then }) })
    if (!answer) return this.#refused()
    if (answer.type === 'ack' && answer.version === this.#mark) this.#reply([t('narration-noted')]) // hidden until the other players have chosen
  }

  async #do(answer: Narration): Promise<void> {
    const text = answer.text ?? ''
    switch (answer.does) {
      case 'act':
        return this.take(text, false, answer.then)
      case 'rest':
        return this.take('', true)
      case 'rolled':
        return this.#rolled(text)
      case 'confirm':
        this.#confirming = text
        this.#then = answer.then ?? []
        return this.#reply(answer.lines)
      case 'undo':
        return this.#undo()
      case 'redo':
        if (await this.table.ask({ type: 'redo' })) return this.#reply([t('narration-redone')])
        return this.#refused()
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
    if (text && !(await this.table.ask({ type: 'say', text }))) this.#refused()
  }

  async #rolled(values: string): Promise<void> {
    const decision = this.table.decision?.id
    if (decision === undefined) return
    this.#mark = this.table.version
    if (!(await this.table.ask({ type: 'enter-roll', decision, values: values.split(' ').map(Number) }))) this.#refused()
  }

  async #undo(): Promise<void> {
    const { steps, why, consent } = this.table.undo
    if (!steps && !consent) return this.#reply([why ? say(why) : t('undo-none')])
    if (!(await this.table.ask({ type: 'undo', ask: !steps, roll: false }))) return this.#refused()
    this.#reply([t(steps ? 'narration-undone' : 'narration-undo-asked')])
  }

  async #hint(): Promise<void> {
    const seat = this.table.decision?.seat
    if (seat === undefined || seat === null) return this.#reply([t('narration-no-hint')])
    const hint = await this.table.ask({ type: 'ask-hint', seat })
    if (hint?.type !== 'hint') return this.#refused()
    const place = this.page?.choices.findIndex((choice) => choice.text === hint.text) ?? -1
    const choice = this.page?.choices[place]?.said ?? hint.text
    const actions = certain(hint.steps ?? [])
    this.#advised = { decision: this.table.decision?.id ?? -1, actions: actions.length ? actions : [hint.text] }
    const yes = t('narration-hint-yes', { count: this.#advised.actions.length })
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

  #refused(): void {
    this.#reply(this.table.refusal?.reasons.map((reason) => say(reason)) ?? [t('problem-offline')])
  }

  #look(answer: Narration): void {
    this.#at = answer.at ?? ''
    this.place = answer.lines.join(' ')
  }

  #reply(lines: string[]): void {
    this.answer = lines
    this.spoken.say(...lines)
  }

  #tell(text: string): Promise<Narration | null> {
    return this.table.narrate({
      language: language.current,
      text,
      heard: this.#heard,
      mark: this.#mark,
      at: this.#at,
      level: settings.narrationLevel,
    })
  }
}
