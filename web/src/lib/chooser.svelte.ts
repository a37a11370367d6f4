// What the player has pointed at so far, and what follows from it.

import { narrow, nothing, obstacles, pickThing, pickVerb, verbGroups, type Pick } from './choose'
import { chanceOf, harmlessFirst, warnings, type Chance, type Odds } from './outlook'
import type { Table } from './table.svelte'
import type { Option, Refused } from './wire'

export class Chooser {
  pick = $state.raw<Pick>(nothing)
  /** An option that wants to be confirmed. */
  asking = $state.raw<Option | null>(null)
  /** What the best bot would do, while it is shown. */
  advised = $state.raw<Option | null>(null)
  /** Things lit because something that names them is pointed at. */
  pointed = $state.raw<string[]>([])
  warned = $state.raw<Set<string>>(new Set())
  /** Chances of options as the rules tell them about the figure in question. */
  odds = $state.raw<Odds>({})

  #table: Table
  #order: () => string[]

  options = $derived.by<Option[]>(() => (this.#mine() ? (this.#table.decision?.options ?? []) : []))
  refused = $derived.by<Refused[]>(() => (this.#mine() ? (this.#table.decision?.refused ?? []) : []))
  narrowed = $derived(narrow(this.options, this.pick))
  /** What is left to choose from, in the order in which it is offered. */
  offered = $derived(harmlessFirst(this.narrowed.left))
  groups = $derived.by(() => verbGroups(this.options, this.refused, this.#order()))
  lit = $derived(new Set([...this.pointed, ...(this.advised?.things ?? [])]))
  /** Something is picked and more than one option is left: they are told apart in words. */
  several = $derived.by(() => this.started && !this.asking && this.narrowed.left.length > 1)
  started = $derived(this.pick.verb !== null || this.pick.things.length > 0)

  constructor(table: Table, order: () => string[]) {
    this.#table = table
    this.#order = order
  }

  #mine(): boolean {
    const seat = this.#table.decision?.seat
    return seat !== undefined && seat !== null && this.#table.mine.includes(seat)
  }

  thing(thing: string): void {
    this.#set(pickThing(this.options, this.pick, thing))
  }

  verb(verb: string): void {
    this.#set(pickVerb(this.options, this.pick, verb))
  }

  /** Chooses an option outright: asked once if it is a big one. */
  take(option: Option): void {
    if (option.confirm && this.asking?.text !== option.text) {
      this.asking = option
      return
    }
    this.asking = null
    void this.#table.act(option.text)
  }

  /** Leaves this question and all that follow of its kind to the table. */
  rest(): void {
    void this.#table.act('', { rest: true })
  }

  chance(option: Option): Chance | null {
    return chanceOf(option, this.odds)
  }

  /** Asks what the rules know about the figure in question. */
  async learn(): Promise<void> {
    const decision = this.#table.decision
    this.odds = {}
    if (!this.#mine() || !decision?.subject) return
    const told = await this.#table.insight(decision.subject)
    if (this.#table.decision === decision) this.odds = told?.odds ?? {}
  }

  clear(): void {
    this.pick = nothing
    this.asking = null
    this.advised = null
    this.pointed = []
    this.warned = new Set()
  }

  point(things: string[] | undefined): void {
    this.pointed = things ?? []
  }

  /** Lights what an option names and whom it may hurt. */
  pointAt(option: Option | null): void {
    this.pointed = option?.things ?? []
    this.warned = new Set(option ? warnings(option).flatMap((warning) => warning.things ?? []) : [])
  }

  /** Lights where a refused action could be done, and marks what stands in its way. */
  show(refused: Refused[]): void {
    this.warned = obstacles(refused)
    this.pointed = refused.flatMap((no) => no.where ?? [])
  }

  #set(pick: Pick): void {
    this.asking = null
    this.pick = pick
    const { only } = narrow(this.options, pick)
    if (only) this.take(only)
  }
}
