// Luck: the dice of each seat in a finished game, next to what fair dice are expected to show.

import type { Proof } from '../lib/net/protocol'

export interface Luck {
  seat: number
  sides: number
  /** How often each face came, from 1. */
  faces: number[]
  count: number
  rolled: number
  expected: number
  /** Chance that fair dice show less, in percent; half of the chance of the same sum counts. */
  below: number
}

/** Return the chances of each sum of `count` dice, from `count` on. */
function sums(count: number, sides: number): number[] {
  let chances = [1]
  for (let die = 0; die < count; die += 1) {
    const next = new Array<number>(chances.length + sides - 1).fill(0)
    let window = 0
    for (let sum = 0; sum < next.length; sum += 1) {
      window += (chances[sum] ?? 0) - (chances[sum - sides] ?? 0)
      next[sum] = Math.max(0, window) / sides
    }
    chances = next
  }
  return chances
}

function below(count: number, sides: number, sum: number): number {
  const chances = sums(count, sides)
  const less = chances.slice(0, sum - count).reduce((total, chance) => total + chance, 0)
  return 100 * (less + (chances[sum - count] ?? 0) / 2)
}

/** Return the luck of each seat and kind of die, the seats in order. Entered dice and cards do not count. */
export function luckOf(proof: Proof): Luck[] {
  const faces = new Map<string, { seat: number; sides: number; faces: number[] }>()
  for (const [, throws] of proof.throws) {
    for (const one of throws) {
      if (one.free || one.stream !== 'dice' || (one.roller ?? -1) < 0) continue
      one.below.forEach((sides, index) => {
        const seat = one.roller!
        const key = `${seat} ${sides}`
        const tally = faces.get(key) ?? { seat, sides, faces: new Array<number>(sides).fill(0) }
        tally.faces[one.got[index]!]! += 1
        faces.set(key, tally)
      })
    }
  }
  return [...faces.values()]
    .map((one) => {
      const count = one.faces.reduce((total, times) => total + times, 0)
      const sum = one.faces.reduce((total, times, index) => total + times * (index + 1), 0)
      return { ...one, count, rolled: sum / count, expected: (one.sides + 1) / 2, below: below(count, one.sides, sum) }
    })
    .sort((a, b) => a.seat - b.seat || a.sides - b.sides)
}
