// Where the pointer is on a board, and what that changes: the marks the shell asks for, and what is pointed at on the
// board itself.

import { choosable, type Marks } from './thingMarks'

interface Wanted extends Marks {
  onhover?: (thing: string | null) => void
}

export class Pointer {
  /** The thing pointed at. */
  thing = $state<string | null>(null)

  readonly #wanted: () => Wanted

  /** @param wanted the marks as the shell says, read anew whenever they change. */
  constructor(wanted: () => Wanted) {
    this.#wanted = wanted
  }

  readonly marks = $derived.by<Marks>(() => {
    const { glow, picked, warn, hover } = this.#wanted()
    const thing = this.thing
    return { glow, picked, warn, hover: thing && choosable(thing, { glow, picked }) ? new Set([...hover, thing]) : hover }
  })

  /** Things that can be chosen now, and those picked already, which can be let go. */
  readonly things = $derived.by(() => [...new Set([...this.#wanted().glow, ...this.#wanted().picked])])

  readonly at = (thing: string | null): void => {
    this.thing = thing
    this.#wanted().onhover?.(thing)
  }
}
