// Checks the dice of a finished game in the browser with its own SHA-256, HMAC and random generator. The server sends
// only the list of draws (`Proof`); the expected numbers follow from the secret, whose hash it showed before the game.
// `crypto.subtle` is not used because browsers offer it only over TLS.

import type { Proof } from '../../lib/net/protocol'

const K = primes(64).map((prime) => fraction(Math.cbrt(prime)))
const START = primes(8).map((prime) => fraction(Math.sqrt(prime)))

function primes(count: number): number[] {
  const faults: number[] = []
  for (let n = 2; faults.length < count; n += 1) if (faults.every((prime) => n % prime)) faults.push(n)
  return faults
}

function fraction(root: number): number {
  return Math.floor((root - Math.floor(root)) * 2 ** 32)
}

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by))

export function sha256(message: Uint8Array): Uint8Array {
  const blocks = new Uint8Array(((message.length + 8) >> 6) * 64 + 64)
  blocks.set(message)
  blocks[message.length] = 0x80
  const view = new DataView(blocks.buffer)
  view.setUint32(blocks.length - 8, Math.floor(message.length / 2 ** 29))
  view.setUint32(blocks.length - 4, message.length * 8)
  const hash = Uint32Array.from(START)
  const words = new Uint32Array(64)
  for (let at = 0; at < blocks.length; at += 64) {
    for (let i = 0; i < 16; i += 1) words[i] = view.getUint32(at + 4 * i)
    for (let i = 16; i < 64; i += 1) {
      const [two, fifteen] = [words[i - 2]!, words[i - 15]!]
      const low = turn(fifteen, 7) ^ turn(fifteen, 18) ^ (fifteen >>> 3)
      const high = turn(two, 17) ^ turn(two, 19) ^ (two >>> 10)
      words[i] = words[i - 16]! + low + words[i - 7]! + high
    }
    let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number]
    for (let i = 0; i < 64; i += 1) {
      const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + K[i]! + words[i]!) >>> 0
      const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) >>> 0
      ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) >>> 0, c, b, a, (first + second) >>> 0]
    }
    ;[a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] = hash[i]! + word))
  }
  const out = new Uint8Array(32)
  hash.forEach((word, i) => new DataView(out.buffer).setUint32(4 * i, word))
  return out
}

const bytes = (text: string) => new TextEncoder().encode(text)
export const hex = (data: Uint8Array) => [...data].map((byte) => byte.toString(16).padStart(2, '0')).join('')

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(64)
  block.set(key.length > 64 ? sha256(key) : key)
  const padded = (by: number, rest: Uint8Array) => Uint8Array.from([...block.map((byte) => byte ^ by), ...rest])
  return sha256(padded(0x5c, sha256(padded(0x36, message))))
}

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
}

/** Return the seed of the streams at a log entry. */
function seed(proof: Proof, entry: number): bigint {
  const salts = proof.salts.filter(([from]) => from <= entry).map(([, salt]) => salt)
  const mac = hmac(bytes(proof.secret), bytes([String(entry), ...salts].join(' ')))
  return BigInt(`0x${hex(mac.slice(0, 8))}`)
}

/** Check all draws. `promised`: the hash that this page was shown during the game. */
export function verify(proof: Proof, promised: string): Verdict {
  const verdict = { promised: hex(sha256(bytes(proof.secret))) === promised, checked: 0, wrong: 0, first: -1, free: 0 }
  for (const [entry, throws] of proof.throws) {
    const start = seed(proof, entry)
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
