// Nonces of this browser: a random number with each action, mixed into its draws, so that the operator cannot foresee
// them. Each is the hash of the next (`match/fair_dice/nonces.py`), so that no player can choose one by what it would roll.

import { bytes, hex, sha256 } from '../net/sha256'
import { recall, remember } from './storage'

const LENGTH = 1024

interface Chain {
  root: string
  used: number
  /** Numbers of nonces that no answer came to: they are perhaps not in the log. */
  lost: number[]
}

const random = () => hex(crypto.getRandomValues(new Uint8Array(16)))

export const previous = (nonce: string) => hex(sha256(bytes(nonce)).slice(0, 16))

export class DiceNonces {
  #name: string
  #chain: Chain
  #nonces: string[] = []

  constructor(table: string) {
    this.#name = `dice.${table}`
    this.#chain = recall<Chain>(this.#name) ?? { root: random(), used: 0, lost: [] }
  }

  /** Return the nonce of the next action. */
  next(): string {
    let chain = recall<Chain>(this.#name) ?? this.#chain // another tab can have used some
    if (chain.used >= LENGTH) chain = { root: random(), used: 0, lost: [] }
    if (chain.root !== this.#chain.root) this.#nonces = []
    this.#chain = chain
    const nonce = this.#all()[this.#chain.used]!
    this.#chain.used += 1
    remember(this.#name, this.#chain)
    return nonce
  }

  /** The server refused the action: its repeat has the same nonce, so that a refusal is no second roll. */
  giveBack(): void {
    this.#chain.used -= 1
    remember(this.#name, this.#chain)
  }

  /** No answer came to the last action. */
  lose(): void {
    this.#chain.lost.push(this.#chain.used - 1)
    remember(this.#name, this.#chain)
  }

  /** Return the nonces of the actions that the server acknowledged. */
  sent(): string[] {
    return this.#all().filter((_, index) => index < this.#chain.used && !this.#chain.lost.includes(index))
  }

  #all(): string[] {
    if (this.#nonces.length === 0) {
      let nonce = this.#chain.root
      for (let left = LENGTH; left > 0; left -= 1, nonce = previous(nonce)) this.#nonces.unshift(nonce)
    }
    return this.#nonces
  }
}
