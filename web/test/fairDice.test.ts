import { describe, expect, it } from 'vitest'
import type { Proof } from '../src/lib/net/protocol'
import { bytes, hex, hmac, sha256 } from '../src/lib/net/sha256'
import { DiceNonces, previous } from '../src/lib/state/diceNonces'
import { verify } from '../src/table/seats/fairDice'
import proofFile from './fairDice-proof.json'

const proof = proofFile as unknown as Proof

describe('fair dice', () => {
  it('knows SHA-256 and HMAC', () => {
    expect(hex(sha256(bytes('')))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
    expect(hex(sha256(bytes('abc'.repeat(40))))).toBe('b02c2454cf7a177aefdeb3e3d26b447fcc3d5db67be300d67e702c2b062dbb88')
    expect(hex(hmac(bytes('key'), bytes('The quick brown fox jumps over the lazy dog')))).toBe(
      'f7bc83f430538424b13298e6aa6fb143ef4d59a14946175997479dbc2d1a3cd8',
    )
  })

  it('rolls a game again and finds every number', () => {
    const verdict = verify(proof, proof.fair)
    expect(verdict).toMatchObject({ promised: true, wrong: 0, free: 0, first: -1 })
    expect(verdict.checked).toBeGreaterThan(5)
  })

  it('finds a die that was turned, a salt that was changed, and another secret', () => {
    const at = proof.throws.findIndex(([, throws]) => throws.some((one) => one.stream === 'dice'))
    const turned = structuredClone(proof)
    const die = turned.throws[at]![1].find((one) => one.stream === 'dice')!
    die.got[0] = (die.got[0]! + 1) % 6
    expect(verify(turned, proof.fair)).toMatchObject({ wrong: 1, first: proof.throws[at]![0] })
    expect(verify({ ...proof, salts: [] }, proof.fair).wrong).toBeGreaterThan(0)
    expect(verify({ ...proof, secret: 'another' }, proof.fair).promised).toBe(false)
  })

  it('finds a nonce that was changed, left out or not by this browser', () => {
    const own = proof.nonces!.map(([, nonce]) => nonce)
    expect(verify(proof, proof.fair, own)).toMatchObject({ nonces: 2, chains: 2, own: 2, missing: 0 })
    expect(verify(proof, proof.fair, [...own, 'ab'.repeat(16)]).missing).toBe(1)
    const [[at, nonce], ...rest] = proof.nonces! as [[number, string], ...[number, string][]]
    expect(verify({ ...proof, nonces: [[at, previous(nonce)], ...rest] }, proof.fair).wrong).toBeGreaterThan(0)
    expect(verify({ ...proof, nonces: rest }, proof.fair).wrong).toBeGreaterThan(0)
  })

  it('sends nonces of a chain, the same for the repeat of a refused action', () => {
    const nonces = new DiceNonces('abc')
    const first = nonces.next()
    nonces.giveBack()
    expect(nonces.next()).toBe(first)
    const second = nonces.next()
    nonces.lose()
    const third = nonces.next()
    expect([previous(second), previous(third)]).toEqual([first, second])
    expect(nonces.sent()).toEqual([first, third])
    expect(new DiceNonces('other').next()).not.toBe(first)
  })
})
