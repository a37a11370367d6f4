// Votes as options: the things of one say at whom each block of votes that I cast points, in the order of `vote.casting`.

import type { Option } from '../../../lib/net/protocol'
import { seatOf } from '../seatSigns'

/** Whose votes, and at whom, as seats. */
export type Pointing = [owner: number, target: number][]

export function pointing(option: Pick<Option, 'things'>, casting: readonly number[]): Pointing {
  return casting.map((owner, i) => [owner, seatOf(option.things?.[i] ?? '')])
}

/** Seats that can be pointed at with the votes of an owner. */
export function targetsOf(options: readonly Option[], casting: readonly number[], owner: number): number[] {
  const found = new Set<number>()
  for (const option of options) for (const [whose, target] of pointing(option, casting)) if (whose === owner) found.add(target)
  return [...found]
}

/** The option that points exactly so; null while a block is still open or where a promise forbids it. */
export function optionFor(options: readonly Option[], casting: readonly number[], chosen: Readonly<Record<number, number>>): Option | null {
  return options.find((option) => pointing(option, casting).every(([owner, target]) => chosen[owner] === target)) ?? null
}
