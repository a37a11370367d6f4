// What this browser has shown of a table, so that a returning player sees what they missed.

import { recall, remember } from '../lib/state/storage'

const most = 40
/** Milliseconds after a return until all missed updates have arrived. */
export const SETTLE_MS = 1000

type StoredVersions = [table: string, version: number][]

/** Return the entries with lines after a version. */
export function missedEntries<T extends { version: number; lines: unknown[] }>(log: readonly T[], after: number): T[] {
  return log.filter((entry) => entry.version > after && entry.lines.length > 0)
}

export class LastSeen {
  /** The version before the first missed one; null = nothing missed. */
  missed = $state<number | null>(null)
  #isPresent = false
  #version: number

  constructor(private readonly table: string) {
    this.#version = (recall<StoredVersions>('seen') ?? []).find(([id]) => id === table)?.[1] ?? -1
  }

  /** The tab was hidden, or the connection was lost. */
  leave(): void {
    this.#isPresent = false
  }

  /** The player is back; `version` is on screen. */
  back(version: number): void {
    if (this.#version >= 0 && version > this.#version) this.missed = this.#version
    this.#isPresent = true
    this.see(version)
  }

  /** A new version is on screen, seen if the player is here. */
  see(version: number): void {
    if (!this.#isPresent || version === this.#version) return
    this.#version = version
    const others = (recall<StoredVersions>('seen') ?? []).filter(([id]) => id !== this.table)
    remember('seen', [[this.table, version], ...others].slice(0, most))
  }
}
