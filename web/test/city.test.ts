// City of Horror: geometry of the city, identity of zombies, spaces of characters, votes.

import { describe, expect, it } from 'vitest'
import { faceOf } from '../src/games/city-of-horror/cards'
import { assignSpaces } from '../src/games/city-of-horror/characterSpaces'
import {
  area,
  focus,
  graves,
  HEIGHT,
  onWheel,
  plots,
  spaces,
  slotPosition,
  strip,
  wedge,
  WIDTH,
  type PlaceName,
} from '../src/games/city-of-horror/city'
import { slice } from '../src/games/city-of-horror/clockDial'
import { optionFor, blockTargets, targetsOf } from '../src/games/city-of-horror/panel/voteOptions'
import { revealOf, victimsOf } from '../src/games/city-of-horror/scene/voteReveal'
import { countsOf } from '../src/games/city-of-horror/scoring'
import type { CharacterPicture, CityScene, CityView, PlacePicture } from '../src/games/city-of-horror/viewTypes'
import { updateHerd, emptyHerd } from '../src/games/city-of-horror/zombieIds'
import type { LogLine } from '../src/lib/net/protocol'

const WHEEL: CityScene['wheel'] = ['green', 'purple', 'orange', 'blue', 'red', 'yellow']
const NAMES: PlaceName[] = ['water_tower', 'armory', 'bank', 'church', 'hospital', 'crossroads']

function place(name: PlaceName, spaces: number, more: Partial<PlacePicture> = {}): PlacePicture {
  const about = { id: `place:${name}`, place: name, number: NAMES.indexOf(name) + 1, side: 'A' as const, attack: 3, zombies: 0, tokens: 0, fuse: 0 }
  return { ...about, spaces, free: spaces, antidotes: 0, cards: [], closed: '', underAttack: false, resolved: false, ...more }
}

const CITY = [place('water_tower', 2), place('armory', 4), place('bank', 3), place('church', 4), place('hospital', 3), place('crossroads', -1)]

function person(character: string, at: PlaceName, extra = false): CharacterPicture {
  const about = { id: `char:${character}`, character, seat: 0, place: `place:${at}`, alive: true, rested: true, value: 3 }
  return { ...about, extra, shelter: '', granted: false, baby: false, votes: 1 }
}

const within = ({ x, y }: { x: number; y: number }, [left, top, right, bottom]: readonly number[]) =>
  x >= left! && x <= right! && y >= top! && y <= bottom!

describe('the city', () => {
  it('has room for every space and every zombie inside its location', () => {
    for (const one of CITY) {
      expect(spaces(one)).toHaveLength(Math.max(0, one.spaces))
      for (const at of spaces(one)) expect(within(at, area(one))).toBe(true)
      expect(graves(one)).toHaveLength(8)
      for (const at of graves(one)) expect(within(at, strip(one))).toBe(true)
    }
  })

  it('keeps locations apart, the crossroads between the lots', () => {
    const corners = CITY.filter((one) => one.place !== 'crossroads').map(area)
    for (const a of corners) for (const b of corners) if (a !== b) expect(a[2] < b[0] || b[2] < a[0] || a[3] < b[1] || b[3] < a[1]).toBe(true)
    for (const [left, top, right, bottom] of plots(CITY[5]!)) {
      expect(left >= 0 && top >= 0 && right <= WIDTH && bottom <= HEIGHT).toBe(true)
      for (const [l, t, r, b] of corners) expect(right <= l || r <= left || bottom <= t || b <= top).toBe(true)
    }
  })

  it('gives emptyHerd the place of another, however many come', () => {
    for (const one of CITY) {
      const seen = new Set(Array.from({ length: one.spaces < 0 ? 20 : one.spaces + 3 }, (_, slot) => JSON.stringify(slotPosition(one, slot))))
      expect(seen.size).toBe(one.spaces < 0 ? 20 : one.spaces + 3)
    }
  })

  it('turns clockwise on the wheel and on the clock', () => {
    expect(onWheel(WHEEL, 'green').y).toBeLessThan(310)
    expect(WHEEL.map((colour) => wedge(WHEEL, colour))).toHaveLength(new Set(WHEEL.map((colour) => wedge(WHEEL, colour))).size)
    expect(slice(0)).toMatch(/^M20 20L20\.0 6\.0/)
    expect(slice(2)).toMatch(/34\.0 20\.0Z$/)
  })

  it('looks at the location in progress', () => {
    expect(focus(null, { places: CITY, resolving: null } as unknown as CityView)).toBeNull()
    expect(focus(null, { places: CITY, resolving: 'place:armory' } as unknown as CityView)!.x).toBeLessThan(400)
  })
})

describe('the herd', () => {
  const counted = (counts: number[]) => CITY.map((one, i) => ({ id: one.id, zombies: counts[i] ?? 0 }))
  const at = (herd: { dead: { id: number; place: string }[] }, name: string) =>
    herd.dead.filter((one) => one.place === `place:${name}`).map((one) => one.id)

  it('moves the zombie that leaves a place to the other place', () => {
    const before = updateHerd(emptyHerd, counted([0, 3, 1]), [])
    const walk: LogLine = { key: 'any', kind: 'zombies-walked', data: { path: ['place:armory', 'place:bank'], count: 2 } }
    const after = updateHerd(before, counted([0, 1, 3]), [walk])
    expect(at(after, 'bank')).toEqual([...at(before, 'bank'), ...at(before, 'armory').slice(0, 2)])
    expect(at(after, 'armory')).toEqual(at(before, 'armory').slice(2))
  })

  it('grows from the horde and shrinks from the end of the row', () => {
    const before = updateHerd(emptyHerd, counted([2]), [])
    const grown = updateHerd(before, counted([3]), [{ key: 'any', kind: 'zombies-came', data: { place: 'place:water_tower', count: 1 } }])
    expect(at(grown, 'water_tower').slice(0, 2)).toEqual(at(before, 'water_tower'))
    const shot = updateHerd(grown, counted([1]), [{ key: 'any', kind: 'zombies-killed', data: { place: 'place:water_tower', count: 2 } }])
    expect(at(shot, 'water_tower')).toEqual(at(before, 'water_tower').slice(0, 1))
  })

  it('is put right where the lines do not tell, as after an undo', () => {
    const after = updateHerd(updateHerd(emptyHerd, counted([5, 1]), []), counted([2, 4]), [])
    expect(after.dead).toHaveLength(6)
    expect(new Set(after.dead.map((one) => one.id)).size).toBe(6)
  })
})

describe('spaces', () => {
  it('are kept by those who stay, and the first free one goes to who comes', () => {
    const before = assignSpaces(new Map(), [person('punk', 'bank'), person('mom', 'bank'), person('geek', 'bank')], CITY)
    const after = assignSpaces(before, [person('mom', 'bank'), person('geek', 'bank'), person('thief', 'bank')], CITY)
    expect(after.get('char:mom')).toEqual(before.get('char:mom'))
    expect(after.get('char:thief')).toEqual({ place: 'place:bank', slot: 0 })
  })

  it('beyond the printed ones are temporary', () => {
    const spots = assignSpaces(new Map(), [person('mom', 'bank', true), person('punk', 'bank')], CITY)
    expect(spots.get('char:mom')!.slot).toBe(3)
    expect(spots.get('char:punk')!.slot).toBe(0)
  })
})

describe('a vote', () => {
  const casting = [0, 2]
  const options = [['seat:1', 'seat:0'], ['seat:1', 'seat:1'], ['seat:0', 'seat:0']].map((things, i) => ({ text: `${i}`, verb: 'point', key: 'do-point', things })) // prettier-ignore

  it('is read block by block', () => {
    expect(blockTargets(options[0]!, casting)).toEqual([[0, 1], [2, 0]]) // prettier-ignore
    expect(targetsOf(options, casting, 0)).toEqual([1, 0])
    expect(optionFor(options, casting, { 0: 1 })).toBeNull()
    expect(optionFor(options, casting, { 0: 1, 2: 1 })!.text).toBe('1')
  })

  const voted = (seat: number, target: number, votes = 1): LogLine => ({
    key: 'any',
    kind: 'voted',
    data: { vote: 'attack', caster: seat, owner: seat, votes, target },
  })

  it('is turned over with its tally and its victim', () => {
    const died: LogLine = { key: 'any', kind: 'died', data: { seat: 1, cause: 'eaten' }, things: ['char:punk'] }
    const lines = [voted(0, 1, 2), voted(1, 0), { key: 'any', kind: 'vote-won', data: { vote: 'attack', place: 'place:church', seat: 1 } }, died]
    const reveal = revealOf(lines)!
    expect(reveal).toMatchObject({ kind: 'attack', place: 'church', chosen: 1, tied: false })
    expect(reveal.tally).toEqual([{ seat: 1, votes: 2 }, { seat: 0, votes: 1 }]) // prettier-ignore
    expect(victimsOf(lines)).toEqual([{ person: 'punk', seat: 1, cause: 'eaten' }])
  })

  it('can be tied, and nothing else is a tie', () => {
    expect(revealOf([voted(0, 1), voted(1, 0), { key: 'any', kind: 'vote-tied', data: { vote: 'sharing', place: 'place:bank' } }])).toMatchObject({
      tied: true,
      chosen: null,
    })
    expect(revealOf([{ key: 'any', kind: 'zombies-killed' }])).toBeNull()
  })
})

describe('the score page', () => {
  it('reads what each player was given points for', () => {
    const scored: LogLine = { key: 'any', kind: 'scored', data: { seat: 2, people: 9, antidotes: 2, food: 1 } }
    expect(countsOf([scored]).get(2)).toEqual({ people: 9, antidotes: 2, food: 1 })
  })
})

describe('a card', () => {
  it('has its picture, and a plain one where emptyHerd has drawn it yet', () => {
    expect(faceOf('card-pistol')).toEqual({ art: 'a-pistol', kind: 'ranged' })
    expect(faceOf('water_pistol')).toEqual({ art: 'g-gear', kind: 'thing' })
  })
})
