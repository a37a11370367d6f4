// What is being looked at, without choosing anything: a figure, a place and who stands there, a card.

export class Inspector {
  /** The thing whose sheet lies open. */
  thing = $state<string | null>(null)
  /** A card that is only pointed at. */
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
