import { expect, test } from 'vitest'

import { linesOf } from '../src/lib/app/scenarioBrief'
import type { Brief } from '../src/lib/net/protocol'

const brief: Brief = {
  lines: [
    { kind: 'lose', text: { en: 'All are dead.' } },
    { kind: 'lose', text: { en: 'Round {rounds} ends.' }, having: ['rounds'] },
    { kind: 'special', text: { en: 'Mild.' }, lacking: ['hard'] },
  ],
}

const texts = (options: Record<string, boolean | number | string>) =>
  linesOf(brief, { mode: 'book', scenario: '', options }).map((line) => line.text.en)

test('a limit that is on is named with its value', () => {
  expect(texts({ rounds: 60, hard: true })).toEqual(['All are dead.', 'Round 60 ends.'])
})

test('a limit of 0 and an option that is missing are off', () => {
  expect(texts({ rounds: 0 })).toEqual(['All are dead.', 'Mild.'])
  expect(texts({})).toEqual(['All are dead.', 'Mild.'])
})
