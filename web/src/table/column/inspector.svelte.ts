// The figure, place or card that the player inspects. Inspecting selects nothing.

export class Inspector {
  /** The thing whose details are open. */
  thing = $state<string | null>(null)
  /** The card under the pointer. */
  glimpse = $state<string | null>(null)

  open(thing: string): void {
    this.thing = this.thing === thing ? null : thing
    this.glimpse = null
  }

  close(): void {
    this.thing = null
    this.glimpse = null
  }
}
