// Checks the dice of a finished game in the browser with its own SHA-256, HMAC and random generator. The server sends
// only the list of draws (`Proof`); the expected numbers follow from the secret, whose hash it showed before the game,
// and from the salts and nonces of the players. The page knows which nonces it sent.

import { bytes, hex, hmac, sha256 } from '../../lib/net/sha256'
import { previous } from '../../lib/state/diceNonces'
import type { Proof } from '../../lib/net/protocol'

const WORD = (1n << 64n) - 1n
const HALF = 0xffffffffn
const MULTIPLIER = 1791398085n

/** One stream of random numbers (`shamble.core.rng`). */
class Stream {
  #state: bigint

  constructor(seed: bigint, number: bigint) {
    let z = (seed * 0x9e3779b97f4a7c15n + (number + 1n) * 0xd1b54a32d192ed03n) & WORD
    z = ((z ^ (z >> 30n)) * 0xbf58476d1ce4e5b9n) & WORD
    z = ((z ^ (z >> 27n)) * 0x94d049bb133111ebn) & WORD
    z ^= z >> 31n
    this.#state = (((z >> 32n) % (MULTIPLIER - 1n)) << 32n) | (z & HALF) | 1n
  }

  below(most: number): number {
    const n = BigInt(most)
    for (;;) {
      const s = (this.#state = MULTIPLIER * (this.#state & HALF) + (this.#state >> 32n))
      const product = ((s & HALF) ^ (s >> 32n)) * n
      if ((product & HALF) >= (1n << 32n) % n) return Number(product >> 32n)
    }
  }
}

const STREAMS: Record<string, bigint> = { decks: 0n, dice: 1n }

export interface Verdict {
  /** Does the secret have the hash that was shown? */
  promised: boolean
  /** Number of draws checked, number that differ, and log entry of the first one that differs. */
  checked: number
  wrong: number
  first: number
  /** Number of draws that cannot be checked: entered by hand, or drawn by the game's own method. */
  free: number
  /** Number of nonces in the log, of chains that they form (one for each browser), of nonces that this browser sent. */
  nonces: number
  chains: number
  own: number
  /** How many of these are not in the log. */
  missing: number
}

/** Return the seed of the streams at a log entry. `mix`: the hash of all nonces up to there. */
function seed(proof: Proof, entry: number, mix: string): bigint {
  const salts = proof.salts.filter(([from]) => from <= entry).map(([, salt]) => salt)
  const mac = hmac(bytes(proof.secret), bytes([String(entry), ...salts, ...(mix ? [mix] : [])].join(' ')))
  return BigInt(`0x${hex(mac.slice(0, 8))}`)
}

/** Return how many nonces follow from none before them: one for each browser that played. */
function chainStarts(nonces: string[]): number {
  const known = new Set<string>()
  let starts = 0
  for (const nonce of nonces) {
    if (!known.has(previous(nonce))) starts += 1
    known.add(nonce)
  }
  return starts
}

/** Check all draws. `promised`: the hash that this page was shown during the game; `own`: the nonces that it sent. */
export function verify(proof: Proof, promised: string, own: string[] = []): Verdict {
  const nonces = proof.nonces ?? []
  const sent = nonces.map(([, nonce]) => nonce)
  const verdict: Verdict = {
    promised: hex(sha256(bytes(proof.secret))) === promised,
    checked: 0,
    wrong: 0,
    first: -1,
    free: 0,
    nonces: nonces.length,
    chains: chainStarts(sent),
    own: own.length,
    missing: own.filter((nonce) => !sent.includes(nonce)).length,
  }
  let mix = ''
  let next = 0
  for (const [entry, throws] of proof.throws) {
    for (; next < nonces.length && nonces[next]![0] <= entry; next += 1) mix = hex(sha256(bytes(`${mix} ${nonces[next]![1]}`)))
    const start = seed(proof, entry, mix)
    const streams = new Map(Object.entries(STREAMS).map(([name, number]) => [name, new Stream(start, number)]))
    const lost = new Set<string>() // streams with draws that are not in the list
    for (const each of throws) {
      const stream = streams.get(each.stream)
      if (each.free || lost.has(each.stream) || !stream) {
        verdict.free += 1
        lost.add(each.stream)
        continue
      }
      const right = each.below.every((most, i) => stream.below(most) === each.got[i])
      verdict.checked += 1
      if (right) continue
      verdict.wrong += 1
      if (verdict.first < 0) verdict.first = entry
    }
  }
  return verdict
}
