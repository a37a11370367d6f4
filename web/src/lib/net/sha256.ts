// SHA-256 and HMAC. `crypto.subtle` is not used because browsers offer it only over TLS.

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

export const bytes = (text: string) => new TextEncoder().encode(text)
export const hex = (data: Uint8Array) => [...data].map((byte) => byte.toString(16).padStart(2, '0')).join('')

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(64)
  block.set(key.length > 64 ? sha256(key) : key)
  const padded = (by: number, rest: Uint8Array) => Uint8Array.from([...block.map((byte) => byte ^ by), ...rest])
  return sha256(padded(0x5c, sha256(padded(0x36, message))))
}
