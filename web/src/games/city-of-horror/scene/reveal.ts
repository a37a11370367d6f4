// A vote that has just been turned over, read from the lines of the action that ended it.

import type { Line } from '../../../lib/wire'
import { bare } from '../../../lib/things'

export interface Shown {
  caster: number
  /** Whose votes they are: another's, under coercion. */
  owner: number
  votes: number
  target: number
}

export interface Victim {
  person: string
  seat: number
  cause: string
}

export interface Reveal {
  kind: 'attack' | 'sharing'
  place: string
  ballots: Shown[]
  /** Votes each seat got, the most first. */
  tally: { seat: number; votes: number }[]
  chosen: number | null
  tied: boolean
}

const seat = (word: unknown): number => Number(String(word ?? '').replace('@seat-', ''))
const place = (word: unknown): string => String(word ?? '').replace('@place-', '')

export function revealOf(lines: readonly Line[]): Reveal | null {
  const ballots = lines
    .filter((line) => line.key === 'event-voted' || line.key === 'event-voted-coerced')
    .map(({ args = {} }) => ({ caster: seat(args['seat']), owner: seat(args['owner']), votes: Number(args['votes']), target: seat(args['target']) }))
  if (ballots.length === 0) return null
  const end = lines.find((line) => /^event-(tied|chosen)-(attack|sharing)$/.test(line.key))
  if (!end) return null
  const counts = new Map<number, number>()
  for (const { owner } of ballots) counts.set(owner, counts.get(owner) ?? 0)
  for (const { target, votes } of ballots) counts.set(target, (counts.get(target) ?? 0) + votes)
  return {
    kind: end.key.endsWith('sharing') ? 'sharing' : 'attack',
    place: place(end.args?.['place']),
    ballots,
    tally: [...counts].map(([one, votes]) => ({ seat: one, votes })).sort((a, b) => b.votes - a.votes),
    chosen: end.key.startsWith('event-chosen') ? seat(end.args?.['seat']) : null,
    tied: end.key.startsWith('event-tied'),
  }
}

/** Whoever died in these lines while the city was being resolved. */
export function victimsOf(lines: readonly Line[]): Victim[] {
  return lines
    .filter((line) => /^event-died-(eaten|leader|tower)$/.test(line.key))
    .map((line) => ({
      person: bare(line.things?.[0] ?? ''),
      seat: seat(line.args?.['seat']),
      cause: line.key.replace('event-died-', ''),
    }))
}

/** What goes off with a flash: the tower, the armory. */
export function blastOf(lines: readonly Line[]): string {
  return lines.find((line) => line.key.startsWith('event-exploded-'))?.key ?? ''
}
