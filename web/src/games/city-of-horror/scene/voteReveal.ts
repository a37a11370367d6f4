// A vote just revealed, from the log lines of the action that ended it.
import { bare } from '../../../lib/board/thingIds'

import type { LogLine } from '../../../lib/net/protocol'
import { numberIn, wordIn } from '../logEvents'
import type { VotePicture } from '../viewTypes'

export interface CastVotes {
  caster: number
  /** Owner of the votes; differs from the caster under Coercion. */
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
  kind: VotePicture['kind']
  place: string
  ballots: CastVotes[]
  /** Votes for each seat, the most first. */
  tally: { seat: number; votes: number }[]
  chosen: number | null
  tied: boolean
}

export function revealOf(lines: readonly LogLine[]): Reveal | null {
  const ballots = lines
    .filter((line) => line.kind === 'voted')
    .map((line) => ({
      caster: numberIn(line, 'caster'),
      owner: numberIn(line, 'owner'),
      votes: numberIn(line, 'votes'),
      target: numberIn(line, 'target'),
    }))
  const end = lines.find((line) => line.kind === 'vote-tied' || line.kind === 'vote-won')
  if (ballots.length === 0 || !end) return null
  const counts = new Map<number, number>()
  for (const { owner } of ballots) counts.set(owner, counts.get(owner) ?? 0)
  for (const { target, votes } of ballots) counts.set(target, (counts.get(target) ?? 0) + votes)
  const tied = end.kind === 'vote-tied'
  return {
    kind: wordIn(end, 'vote') as Reveal['kind'],
    place: bare(wordIn(end, 'place')),
    ballots,
    tally: [...counts].map(([one, votes]) => ({ seat: one, votes })).sort((a, b) => b.votes - a.votes),
    chosen: tied ? null : numberIn(end, 'seat'),
    tied,
  }
}

/** Characters who died in these lines while a location was resolved, without those who died of sickness at the end. */
export function victimsOf(lines: readonly LogLine[]): Victim[] {
  return lines
    .filter((line) => line.kind === 'died' && wordIn(line, 'cause') !== 'sick')
    .map((line) => ({ person: bare(line.things?.[0] ?? ''), seat: numberIn(line, 'seat'), cause: wordIn(line, 'cause') }))
}

/** Explosions in these lines: tower, armory. */
export function blastOf(lines: readonly LogLine[]): string {
  const line = lines.find((one) => one.kind === 'exploded')
  return line ? wordIn(line, 'what') : ''
}
