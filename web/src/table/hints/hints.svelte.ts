// Hint of a table: requests it, lights it on the board, and requests it again after each step while the panel is open.

import type { Chooser } from '../../lib/choice/selection.svelte'
import type { Answer } from '../../lib/net/connection'
import type { Decision, Hint } from '../../lib/net/protocol'
import type { TableClient } from '../../lib/state/tableClient.svelte'
import { certainActions, withWalk, type ShownStep } from '../../lib/choice/routeOptions'
import { say, t } from '../../lib/text/i18n.svelte'
import { announce } from '../../lib/text/screenReader.svelte'
import { chanceWords } from './evaluationWords'

/** A decision that lasts shorter is a step of a plan. */
const SETTLE_MS = 150

export class Hints {
  open = $state(false)
  thinking = $state(false)
  hint = $state.raw<Hint | null>(null)
  /** Notation of the player's idea that is evaluated; '' = none. */
  idea = $state('')
  /** Notation of an idea that won more often and has become the plan of this decision. */
  #adoptedIdea = ''
  /** Beside a panel of the game on a phone it is one line until it is unfolded. */
  unfolded = $state(false)
  /** The alternative is lit instead of the advice. */
  swapped = $state(false)

  /** The decision that the hint is for. */
  #hintedDecision: Decision | null = null
  #isWaiting = false
  #settleTimer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly table: TableClient,
    private readonly chooser: Chooser,
  ) {}

  get possible(): boolean {
    return this.chooser.options.length > 0
  }

  /** Id of that decision; -1 = no hint yet. */
  decisionId = $state(-1)

  /** Steps that are lit; the first walk is one step. */
  get steps(): ShownStep[] {
    return withWalk((this.swapped ? this.hint?.others : this.hint?.steps) ?? [], this.chooser.options)
  }

  /** Actions of the lit plan up to the first that dice or cards can prevent. */
  get plan(): string[] {
    return certainActions(this.steps)
  }

  toggle(): void {
    if (this.open) this.close()
    else if (this.possible) {
      this.chooser.clear() // a list that lies open would cover it
      void this.ask()
    } else announce(t('prompt-quiet'))
  }

  async ask(own = ''): Promise<void> {
    const { decision } = this.table
    if (!decision || !this.possible) return
    if (decision !== this.#hintedDecision) this.#adoptedIdea = ''
    this.#hintedDecision = decision
    this.open = this.thinking = true
    this.idea = own
    if (this.#isWaiting) return // the answer on the way is outdated: ask again when it arrives
    this.#isWaiting = true
    const answer = await this.#requestHint(decision, own)
    this.#isWaiting = false
    if (!this.open) return
    this.thinking = false
    if (answer?.type !== 'hint') return this.close()
    this.hint = answer
    if (answer.swapped) this.#adoptedIdea = answer.text
    this.decisionId = this.#hintedDecision?.id ?? -1
    this.show(false)
    const [first] = answer.steps ?? []
    const chance = answer.weighed?.[0] ? t('advice-to-win', { chance: chanceWords(answer.weighed[0]) }) : ''
    announce(first ? say(first.option) : '', chance, say(answer.reason))
  }

  /** Request a hint. The decision can change before the answer arrives. */
  async #requestHint(decision: Decision, idea: string): Promise<Answer | null> {
    const answer = await this.table.ask({ type: 'ask-hint', seat: decision.seat ?? 0, idea, plan: this.#adoptedIdea })
    const now = this.#hintedDecision
    return this.open && now && (now !== decision || this.idea !== idea) ? this.#requestHint(now, this.idea) : answer
  }

  /** Light the advice, or the alternative. */
  show(swapped: boolean): void {
    const { hint, chooser } = this
    if (!hint) return
    this.swapped = swapped
    const text = swapped ? hint.second?.text : hint.text
    chooser.advised = chooser.options.find((option) => option.text === text) ?? null
    chooser.plan = { steps: this.steps, others: (swapped ? hint.steps : hint.others) ?? [], letter: swapped ? 'A' : 'B' }
  }

  /** Follow a change of the table: ask again if it is still my turn, else close. Waits while a story plays and while
   *  the steps of a plan follow each other. */
  follow(): void {
    const { decision, ending } = this.table
    if (!this.open || decision === this.#hintedDecision) return
    clearTimeout(this.#settleTimer)
    if (this.possible) {
      this.thinking = true
      this.#settleTimer = setTimeout(() => void this.ask(), SETTLE_MS)
    } else if (decision || ending) this.close()
    else this.thinking = true
  }

  /** Take the first step that is lit. */
  take(): void {
    const { advised } = this.chooser
    if (advised) this.chooser.follow(this.steps[0]?.actions ?? [advised.text])
  }

  /** Take the whole plan that is lit. */
  takeAll(): void {
    this.chooser.follow(this.plan)
  }

  close(): void {
    clearTimeout(this.#settleTimer)
    this.open = this.thinking = this.swapped = this.unfolded = false
    this.hint = null
    this.decisionId = -1
    this.#hintedDecision = null
    this.chooser.advised = null
    this.chooser.plan = null
  }
}
