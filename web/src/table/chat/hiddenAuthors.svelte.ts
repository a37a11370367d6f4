// Authors whose messages this browser hides, by table. The server does not know about it.

import { recall, remember } from '../../lib/state/storage'

const MOST = 40

class HiddenAuthors {
  #seats = $state.raw<Record<string, number[]>>(recall<Record<string, number[]>>('hushed') ?? {})

  of(table: string): number[] {
    return this.#seats[table] ?? []
  }

  set(table: string, seat: number, hush: boolean): void {
    const others = this.of(table).filter((other) => other !== seat)
    const { [table]: _, ...rest } = this.#seats
    this.#seats = Object.fromEntries([[table, hush ? [...others, seat] : others] as const, ...Object.entries(rest)].slice(0, MOST))
    remember('hushed', this.#seats)
  }
}

export const hiddenAuthors = new HiddenAuthors()
