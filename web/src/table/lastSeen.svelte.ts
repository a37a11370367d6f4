// What somebody has seen of a table, kept in this browser: when they come back, everything after that was missed.

import { recall, remember } from '../lib/state/storage'

const most = 40
/** Milliseconds after coming back until all has arrived that happened meanwhile. */
export const settling = 1000

type Kept = [table: string, version: number][]

/** Entries after a version in which something happened. */
export function missedOf<T extends { version: number; lines: unknown[] }>(log: readonly T[], after: number): T[] {
  return log.filter((entry) => entry.version > after && entry.lines.length > 0)
}

export class Seen {
  /** The version after which something was missed; null = nothing was. */
  missed = $state<number | null>(null)
  #here = false
  #mark: number

  constructor(private readonly table: string) {
    this.#mark = (recall<Kept>('seen') ?? []).find(([id]) => id === table)?.[1] ?? -1
  }

  /** Somebody looks elsewhere, or the line is down. */
  leave(): void {
    this.#here = false
  }

  /** Somebody is back, and the table stands here. */
  back(version: number): void {
    if (this.#mark >= 0 && version > this.#mark) this.missed = this.#mark
    this.#here = true
    this.see(version)
  }

  /** The table goes on; whoever is here sees it. */
  see(version: number): void {
    if (!this.#here || version === this.#mark) return
    this.#mark = version
    const others = (recall<Kept>('seen') ?? []).filter(([id]) => id !== this.table)
    remember('seen', [[this.table, version], ...others].slice(0, most))
  }
}
