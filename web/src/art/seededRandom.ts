// Random numbers seeded by a text, so that scenery always looks the same.

export type Chance = () => number

export function seedOf(words: string): number {
  let value = 7
  for (const letter of words) value = (value * 131 + letter.charCodeAt(0)) % 1000003
  return value
}

/** Return a generator of numbers from 0 up to 1. */
export function chance(words: string): Chance {
  let state = seedOf(words)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export function pick<Item>(next: Chance, from: readonly Item[]): Item {
  return from[Math.floor(next() * from.length)]!
}
