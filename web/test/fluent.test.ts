import { describe, expect, it } from 'vitest'
import { bundleOf, Speaker } from '../src/lib/text/fluent'

const shell = `
waiting = Waiting for { $names }
round = Turn { $round }
`
const game = `
round = Round { $round }
card-ammo = Ammo
    .text = Reload your gun
event-take = { $who } takes { $card }
event-many = { $count ->
    [one] one zombie
   *[other] { $count } zombies
}
table-shoot = Shooting
    .r1 = Oops
    .r2-6 = Hit
`
const speaker = new Speaker(
  [bundleOf('en', game), bundleOf('en', shell)],
  (seat) => ['Ada', 'Bruno'][seat] ?? '?',
  (key) => `<${key}>`,
)

describe('saying things', () => {
  it("asks the game's catalogue before the shell's", () => {
    expect(speaker.format('round', { round: 7 })).toBe('Round 7')
    expect(speaker.format('waiting', { names: 'Ada' })).toBe('Waiting for Ada')
  })

  it('translates arguments that are keys and names seats', () => {
    expect(speaker.format('event-take', { who: '@seat-1', card: '@card-ammo' })).toBe('Bruno takes Ammo')
  })

  it('speaks to the reader, and of the others', () => {
    const moves = 'event-moves = { $who-is ->\n    [you] You move\n   *[other] { $who } moves\n} to the gate'
    const to = (reader: number | null) => new Speaker([bundleOf('en', moves)], (seat) => ['Ada', 'Bruno'][seat] ?? '?', String, false, reader)
    expect(to(1).format('event-moves', { who: '@seat-1' })).toBe('You move to the gate')
    expect(to(0).format('event-moves', { who: '@seat-1' })).toBe('Bruno moves to the gate')
    expect(to(null).format('event-moves', { who: '@seat-1' })).toBe('Bruno moves to the gate')
  })

  it('finds attributes', () => {
    expect(speaker.format('card-ammo.text')).toBe('Reload your gun')
    expect(speaker.has('card-ammo.short')).toBe(false)
  })

  it('counts', () => {
    expect(speaker.format('event-many', { count: 1 })).toBe('one zombie')
    expect(speaker.format('event-many', { count: 3 })).toBe('3 zombies')
  })

  it('sets names apart', () => {
    expect(speaker.parts({ key: 'event-take', args: { who: '@seat-0', card: '@card-ammo' } })).toEqual([
      { text: 'Ada', strong: true },
      { text: ' takes ', strong: false },
      { text: 'Ammo', strong: true },
    ])
  })

  it('lists the rows of a table', () => {
    expect(speaker.rows('table-shoot')).toEqual([
      { name: 'r1', text: 'Oops' },
      { name: 'r2-6', text: 'Hit' },
    ])
  })

  it('names a missing message', () => {
    expect(speaker.format('nobody-wrote-this')).toBe('<nobody-wrote-this>')
  })
})
