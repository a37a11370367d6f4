// The hint of a table: asked for, shown beside the board and lit on it, and asked for again after each step while it is open.

import type { Chooser } from '../../lib/choice/selection.svelte'
import type { Answer } from '../../lib/net/connection'
import type { Decision, Hint, HintStep } from '../../lib/net/protocol'
import type { TableClient } from '../../lib/state/tableClient.svelte'
import { say, t } from '../../lib/text/i18n.svelte'
import { announce } from '../../lib/text/screenReader.svelte'

export class Hints {
  open = $state(false)
  thinking = $state(false)
  hint = $state.raw<Hint | null>(null)
  /** The text of an own idea that is compared; '' = none. */
  idea = $state('')
  /** What else one might do is lit in place of what is advised. */
  swapped = $state(false)

  /** The question that the hint answers. */
  #asked: Decision | null = null
  #waiting = false

  constructor(
    private readonly table: TableClient,
    private readonly chooser: Chooser,
  ) {}

  get possible(): boolean {
    return this.chooser.options.length > 0
  }

  /** The number of the question that the hint answers; -1 = none yet. */
  answers = $state(-1)

  /** The steps that are lit. */
  get steps(): HintStep[] {
    return (this.swapped ? this.hint?.others : this.hint?.steps) ?? []
  }

  toggle(): void {
    if (this.open) this.close()
    else if (this.possible) void this.ask()
    else announce(t('prompt-quiet'))
  }

  async ask(own = ''): Promise<void> {
    const { decision } = this.table
    if (!decision || !this.possible) return
    this.#asked = decision
    this.open = this.thinking = true
    this.idea = own
    if (this.#waiting) return // what is on its way comes too late, and is asked for again then
    this.#waiting = true
    const answer = await this.#answer(decision, own)
    this.#waiting = false
    if (!this.open) return
    this.thinking = false
    if (answer?.type !== 'hint') return this.close()
    this.hint = answer
    this.answers = this.#asked?.id ?? -1
    this.show(false)
    const [first] = answer.steps ?? []
    const chance = answer.weighed?.[0] ? t('advice-to-win', { chance: answer.weighed[0].chance }) : ''
    announce(first ? say(first.option) : '', chance, say(answer.reason))
  }

  /** The answer to the question as it stands when it comes. */
  async #answer(decision: Decision, idea: string): Promise<Answer | null> {
    const answer = await this.table.ask({ type: 'ask-hint', seat: decision.seat ?? 0, idea })
    const now = this.#asked
    return this.open && now && (now !== decision || this.idea !== idea) ? this.#answer(now, this.idea) : answer
  }

  /** Lights what is advised, or what else one might do. */
  show(swapped: boolean): void {
    const { hint, chooser } = this
    if (!hint) return
    this.swapped = swapped
    const text = swapped ? hint.second?.text : hint.text
    chooser.advised = chooser.options.find((option) => option.text === text) ?? null
    chooser.plan = { steps: this.steps, others: (swapped ? hint.steps : hint.others) ?? [], letter: swapped ? 'A' : 'B' }
  }

  /** The table has moved on: asked again if I am, else it goes. While a step is being told it waits. */
  follow(): void {
    const { decision, ending } = this.table
    if (!this.open || decision === this.#asked) return
    if (this.possible) void this.ask()
    else if (decision || ending) this.close()
    else this.thinking = true
  }

  /** Does what is lit, its first step alone. */
  take(): void {
    const { advised } = this.chooser
    if (advised) this.chooser.take(advised)
  }

  close(): void {
    this.open = this.thinking = this.swapped = false
    this.hint = null
    this.answers = -1
    this.#asked = null
    this.chooser.advised = null
    this.chooser.plan = null
  }
}
