// What the player has picked so far in the current decision, and what the board lights for it.

import type { Plan } from '../board/hintMarks'
import type { Inspection, Option, RefusedOption, MoveRoute } from '../net/protocol'
import type { TableClient } from '../state/tableClient.svelte'
import { narrow, NO_PICKS, obstacles, pickThing, pickVerb, verbGroups, type Pick } from './narrowing'
import { chanceOf, sortByRisk, warnings, type Chance } from './odds'
import { goal, routesTo, withRoutes, type Choice, type RouteLabel } from './routeOptions'

export class Chooser {
  pick = $state.raw<Pick>(NO_PICKS)
  /** The option that waits for confirmation. */
  asking = $state.raw<Choice | null>(null)
  /** The bot's advice while the hint panel shows it, and its steps beside those of the alternative. */
  advised = $state.raw<Option | null>(null)
  plan = $state.raw<Plan | null>(null)
  /** Things lit because the player points at something that names them. */
  pointed = $state.raw<string[]>([])
  /** Things and verbs (`verb:search`) that the card of a lesson speaks of. */
  guided = $state.raw<string[]>([])
  warned = $state.raw<Set<string>>(new Set())
  /** What the rules know about the acting figure: its routes, and the chances of options. */
  inspection = $state.raw<Inspection | null>(null)
  /** The thing under the pointer, and the choice under the pointer in a list. */
  under = $state<string | null>(null)
  hoveredChoice = $state.raw<Choice | null>(null)
  /** The last pick was by touch, which has no hover to preview a route. */
  touch = false

  #table: TableClient
  #order: () => string[]
  #routeLabel: RouteLabel

  options = $derived.by<Choice[]>(() => (this.#mine() ? withRoutes(this.#table.decision?.options ?? [], this.inspection, this.#routeLabel) : []))
  refused = $derived.by<RefusedOption[]>(() => (this.#mine() ? (this.#table.decision?.refused ?? []) : []))
  narrowed = $derived(narrow(this.options, this.pick))
  /** Options to list, in display order. */
  offered = $derived.by<Choice[]>(() => sortByRisk(this.pick.things.length ? this.narrowed.left : this.narrowed.left.filter((one) => !one.then)))
  /** Routes to draw, the default one first. */
  trails = $derived.by<MoveRoute[]>(() => {
    const one = this.asking ?? this.hoveredChoice
    if (one) return one.way ? [one.way] : []
    return routesTo(this.narrowed.left, this.under)
  })
  groups = $derived.by(() => verbGroups(this.options, this.refused, this.#order()))
  lit = $derived(
    new Set([
      ...this.guided,
      ...this.pointed,
      ...(this.advised?.things ?? []),
      ...(this.plan?.steps ?? []).flatMap((step) => step.option.things ?? []),
    ]),
  )
  /** Something is picked and several options are left, so the page lists them in words. */
  several = $derived.by(() => this.started && !this.asking && this.narrowed.left.length > 1)
  started = $derived(this.pick.verb !== null || this.pick.things.length > 0)

  constructor(table: TableClient, order: () => string[], routeLabel: RouteLabel) {
    this.#table = table
    this.#order = order
    this.#routeLabel = routeLabel
  }

  #mine(): boolean {
    const seat = this.#table.decision?.seat
    return seat !== undefined && seat !== null && this.#table.mine.includes(seat)
  }

  thing(thing: string): void {
    if (this.asking?.way && goal(this.asking) === thing) return this.take(this.asking)
    this.#set(pickThing(this.options, this.pick, thing))
  }

  verb(verb: string): void {
    this.#set(pickVerb(this.options, this.pick, verb))
  }

  /** Start from a verb and a thing; the player points at the rest. */
  begin(verb: string, thing: string): void {
    this.#set({ verb, things: [thing] })
  }

  names(thing: string): boolean {
    return this.pick.things.includes(thing) || this.options.some((option) => option.things?.includes(thing))
  }

  /** Take an option. An option that needs confirmation is asked about first. */
  take(option: Choice): void {
    if (option.confirm && this.asking?.text !== option.text) {
      this.asking = option
      return
    }
    this.asking = null
    const [text] = option.way?.actions ?? [option.text]
    void this.#table.act(text ?? option.text, option.then ? { then: option.then } : {})
  }

  /** Take actions that were advised, without a confirmation. The server stops at the first surprise. */
  follow([text, ...then]: string[]): void {
    this.asking = null
    if (text !== undefined) void this.#table.act(text, then.length ? { then } : {})
  }

  /** Let the server repeat this answer for all decisions of the same kind that follow. */
  rest(): void {
    void this.#table.act('', { rest: true })
  }

  chance(option: Option): Chance | null {
    return chanceOf(option, this.inspection?.odds)
  }

  /** Fetch what the rules know about the acting figure. */
  async learn(): Promise<void> {
    const decision = this.#table.decision
    this.inspection = null
    if (!this.#mine() || !decision?.subject) return
    const inspection = await this.#table.inspect(decision.subject)
    if (this.#table.decision === decision) this.inspection = inspection
  }

  clear(): void {
    this.pick = NO_PICKS
    this.asking = null
    this.advised = null
    this.plan = null
    this.pointed = []
    this.hoveredChoice = null
    this.warned = new Set()
  }

  point(things: string[] | undefined): void {
    this.pointed = things ?? []
  }

  /** Light what an option names and endangers, and draw its route. */
  pointAt(option: Choice | null): void {
    this.hoveredChoice = option
    this.pointed = option?.things ?? []
    this.warned = new Set(option ? warnings(option).flatMap((warning) => warning.things ?? []) : [])
  }

  /** Light where a refused action would be possible, and mark what blocks it. */
  show(refused: RefusedOption[]): void {
    this.warned = obstacles(refused)
    this.pointed = refused.flatMap((no) => no.where ?? [])
  }

  #set(pick: Pick): void {
    this.asking = null
    this.pick = pick
    const { only } = narrow(this.options, pick)
    if (!only) return
    if (this.touch && only.way && pick.things.length) this.asking = only
    else this.take(only)
  }
}
