// Attributes of a button beside the board that stands for a thing: it selects the thing if possible, and else lights
// it. Its label is its content, followed by what selecting does.

import { choosable, type Marks } from './thingMarks'

interface Hands {
  label: (thing: string, brief?: boolean) => string
  onpick: (thing: string) => void
  onhover?: (thing: string | null) => void
}

export function pickable(thing: string, marks: Pick<Marks, 'glow' | 'picked'>, { label, onpick, onhover }: Hands) {
  const can = choosable(thing, marks)
  return {
    type: 'button' as const,
    'data-thing': can ? thing : undefined,
    'aria-description': can ? label(thing, true) : undefined,
    onclick: () => onpick(thing),
    onpointerenter: () => onhover?.(thing || null),
    onpointerleave: () => onhover?.(null),
    onfocus: () => onhover?.(thing || null),
    onblur: () => onhover?.(null),
  }
}
