// The pointer on a board: combines the marks that the page asks for with the thing under the pointer.

import { choosable, type Marks } from './thingMarks'

interface PointerOptions extends Marks {
  onhover?: (thing: string | null) => void
}

export class Pointer {
  /** The thing under the pointer. */
  thing = $state<string | null>(null)

  readonly #wanted: () => PointerOptions

  /** @param wanted the page's marks; read again when they change. */
  constructor(wanted: () => PointerOptions) {
    this.#wanted = wanted
  }

  readonly marks = $derived.by<Marks>(() => {
    const { glow, picked, warn, hover } = this.#wanted()
    const thing = this.thing
    return { glow, picked, warn, hover: thing && choosable(thing, { glow, picked }) ? new Set([...hover, thing]) : hover }
  })

  /** Things that can be selected or unselected now. */
  readonly things = $derived.by(() => [...new Set([...this.#wanted().glow, ...this.#wanted().picked])])

  readonly at = (thing: string | null): void => {
    this.thing = thing
    this.#wanted().onhover?.(thing)
  }
}
