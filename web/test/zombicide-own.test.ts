// Home-made survivors: the lists are those of the game's data, and a text comes back as it went.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'smol-toml'
import { describe, expect, it } from 'vitest'
import { blank, BOX_NAMES, fromText, ITEMS, problems, skillKey, SKILLS, STARTS, toText, type Blank } from '../src/games/zombicide/own/sheet'

const folder = join(import.meta.dirname, '../../src/shamble/games/zombicide')
const data = parse(readFileSync(join(folder, 'data/components.toml'), 'utf8')) as Record<string, Record<string, string>[]>
const words = readFileSync(join(folder, 'text/ui.en.ftl'), 'utf8')

const rita: Blank = { name: 'Rita', blue: STARTS, item: 'sub_mg', orange: ['Loud', 'Tough'], red: ['Lucky', 'Medic', 'Hoard'] }

describe('own survivors', () => {
  it('offers the skills, cards and names of the game', () => {
    expect(SKILLS).toEqual(data.skill!.map((skill) => skill.name))
    const deck = data.equipment!.filter((card) => card.deck === 'search' && card.kind !== 'event')
    expect(Object.entries(ITEMS).sort()).toEqual(deck.map((card) => [card.id, card.name]).sort())
    expect([...BOX_NAMES].sort()).toEqual(data.survivor!.map((sheet) => sheet.name).sort())
    for (const skill of SKILLS) expect(words).toContain(`\n${skillKey(skill)} = `)
    for (const card of Object.keys(ITEMS)) expect(words).toContain(`\ncard-${card} = `)
  })

  it('writes and reads the same sheets', () => {
    const otto: Blank = { name: 'Otto', blue: 'Ninja', item: '', orange: ['Loud', 'Sniper'], red: ['Lucky', 'Medic', 'Hoard'] }
    expect(fromText(toText([rita, otto]))).toEqual([rita, otto])
    expect(toText([])).toBe('')
    expect(toText([rita])).toContain('Starts with a Sub MG')
  })

  it('leaves blank what it does not know', () => {
    const [found] = fromText('[[survivor]]\nname = "X"\nblue = "Flying"\norange = ["Loud", 3]\n')
    expect(found).toEqual({ ...blank(), name: 'X', orange: ['Loud', ''] })
    expect(() => fromText('[[survivor')).toThrow()
    expect(fromText('x = 1')).toEqual([])
  })

  it('says what is missing', () => {
    expect(problems(rita, [])).toEqual([])
    expect(problems(blank(), [])).toEqual(['own-no-name', 'own-no-blue', 'own-no-orange', 'own-no-red'])
    expect(problems({ ...rita, name: 'Old Rita' }, [])).toEqual(['own-no-word'])
    expect(problems({ ...rita, name: 'amy' }, [])).toEqual(['own-no-twice'])
    expect(problems(rita, ['RITA'])).toEqual(['own-no-twice'])
    expect(problems({ ...rita, item: '' }, [])).toEqual(['own-no-blue'])
    expect(problems({ ...rita, red: ['Loud', 'Loud', 'Medic'] }, [])).toEqual(['own-no-same'])
  })
})
