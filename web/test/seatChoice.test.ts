import { expect, it } from 'vitest'
import { seatChoice } from '../src/setup/seatChoice'

it('keeps the temper of a bot', () => {
  expect(seatChoice('bot:veteran:hunter')).toEqual({ kind: 'bot', bot: 'veteran:hunter' })
  expect(seatChoice('bot:novice')).toEqual({ kind: 'bot', bot: 'novice' })
  expect(seatChoice('open')).toEqual({ kind: 'open', bot: '' })
})
