// The survivors: portrait, chip and colour. Custom ones have a round frame, their own colour and initial.

import { seedOf } from '../../art/seededRandom'
import { bare } from '../../lib/board/thingIds'

const COLOURS: Record<string, string> = {
  amy: '#b48cf0',
  doug: '#3fc1ad',
  josh: '#f5924a',
  ned: '#bdb44a',
  phil: '#6aa0ff',
  wanda: '#f584ae',
}
const OWN = ['#e0a85c', '#9bd06a', '#7fc7e8', '#d98ad6', '#e97b6c', '#a7a3f0']

export function isInBox(id: string): boolean {
  return bare(id) in COLOURS
}

/** "full" = bust in its frame, "small" = frame with the initial. */
export function portraitOf(id: string, step: 'full' | 'small'): string {
  if (!isInBox(id)) return 's-generic'
  return `${step === 'full' ? 's' : 'c'}-${bare(id)}`
}

export function colourOf(id: string): string {
  const name = bare(id)
  return COLOURS[name] ?? OWN[seedOf(name) % OWN.length]!
}

/** Only custom survivors need a letter besides their frame. */
export function initialOf(survivor: { id: string; name: string }): string {
  return isInBox(survivor.id) ? '' : survivor.name.slice(0, 1).toUpperCase()
}
