// Votes as options: the things of an option are the targets of each block of votes, in the order of `vote.casting`.

import type { Option } from '../../../lib/net/protocol'
import { seatOf } from '../seatSigns'

/** Owner and target of a block, as seats. */
export type BlockTargets = [owner: number, target: number][]

export function blockTargets(option: Pick<Option, 'things'>, casting: readonly number[]): BlockTargets {
  return casting.map((owner, i) => [owner, seatOf(option.things?.[i] ?? '')])
}

/** Possible targets for the votes of an owner. */
export function targetsOf(options: readonly Option[], casting: readonly number[], owner: number): number[] {
  const seatSet = new Set<number>()
  for (const option of options) for (const [whose, target] of blockTargets(option, casting)) if (whose === owner) seatSet.add(target)
  return [...seatSet]
}

/** The option with exactly these targets; null while a target is missing or if a promise forbids it. */
export function optionFor(options: readonly Option[], casting: readonly number[], chosen: Readonly<Record<number, number>>): Option | null {
  return options.find((option) => blockTargets(option, casting).every(([owner, target]) => chosen[owner] === target)) ?? null
}
