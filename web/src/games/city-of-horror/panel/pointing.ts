// Votes as options: one says for every block of votes I cast whom it points at.

import type { Option } from '../../../lib/wire'
import type { Colour } from '../types'

/** Whose votes, and at whom: "point red>green blue>red". */
export type Pointing = [owner: Colour, target: Colour][]

export function pointing(option: Pick<Option, 'text'>): Pointing {
  return option.text
    .split(' ')
    .slice(1)
    .map((pair) => pair.split('>') as [Colour, Colour])
}

/** Colours that can be pointed at with the votes of an owner. */
export function targetsOf(options: readonly Option[], owner: Colour): Colour[] {
  const found = new Set<Colour>()
  for (const option of options) for (const [whose, target] of pointing(option)) if (whose === owner) found.add(target)
  return [...found]
}

/** The option that points exactly so; null while a block is still open or where a promise forbids it. */
export function optionFor(options: readonly Option[], chosen: Partial<Record<Colour, Colour>>): Option | null {
  return options.find((option) => pointing(option).every(([owner, target]) => chosen[owner] === target)) ?? null
}
