import { describe, expect, it } from 'vitest'
import type { Proof, Throw } from '../src/lib/net/protocol'
import { luckOf } from '../src/review/luck'
import proofFile from './fairDice-proof.json'

const dice = (roller: number, ...faces: number[]): Throw => ({
  stream: 'dice',
  below: faces.map(() => 6),
  got: faces.map((face) => face - 1),
  roller,
})
const game = (...throws: Throw[]): Proof => ({ fair: '', secret: '', salts: [], throws: [[1, throws]] })

describe('luck', () => {
  it('counts the faces of each seat', () => {
    const [first, second] = luckOf(game(dice(1, 6, 6), dice(0, 1), dice(1, 3)))
    expect(first).toMatchObject({ seat: 0, count: 1, rolled: 1, expected: 3.5 })
    expect(second).toMatchObject({ seat: 1, count: 3, rolled: 5, faces: [0, 0, 1, 0, 0, 2] })
  })

  it('knows how rare a sum is', () => {
    expect(luckOf(game(dice(0, 6, 6)))[0]!.below).toBeCloseTo(100 * (35.5 / 36), 6)
    expect(luckOf(game(dice(0, 1)))[0]!.below).toBeCloseTo(100 / 12, 6)
    expect(luckOf(game(dice(0, 3, 4)))[0]!.below).toBeCloseTo(50, 6)
    const long = luckOf(game(dice(0, ...Array.from({ length: 600 }, (_, index) => (index % 6) + 1))))[0]!
    expect(long.below).toBeCloseTo(50, 6)
  })

  it('leaves out cards, entered dice and dice without a roller', () => {
    expect(luckOf(game({ ...dice(0, 6), free: true }, { ...dice(0, 6), stream: 'decks' }, dice(-1, 2)))).toEqual([])
  })

  it('reads the proof of a whole game', () => {
    const seats = luckOf(proofFile as unknown as Proof)
    expect(seats.length).toBeGreaterThan(0)
    for (const one of seats) expect(one.faces.reduce((total, times) => total + times, 0)).toBe(one.count)
  })
})
