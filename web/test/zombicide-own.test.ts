// Custom survivors: the TOML text is read back unchanged, and names what the game offers.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { blank, fromText, toText, type Blank } from '../src/games/zombicide/customSurvivors/survivorToml'
import type { ZombicideScene } from '../src/games/zombicide/viewTypes'
import scenes from './zombicide-scenes.json'

const form = (scenes[0] as unknown as ZombicideScene).blank
const words = readFileSync(join(import.meta.dirname, '../../src/shamble/games/zombicide/text/ui.en.ftl'), 'utf8')

const rita: Blank = { name: 'Rita', blue: form.starts, item: 'sub_mg', orange: ['loud', 'tough'], red: ['lucky', 'medic', 'hoard'] }

describe('own survivors', () => {
  it('has words for the skills and cards it offers', () => {
    for (const { id } of form.skills) expect(words).toContain(`\nskill-${id} = `)
    for (const { id } of form.items) expect(words).toContain(`\ncard-${id} = `)
  })

  it('writes and reads the same sheets', () => {
    const otto: Blank = { name: 'Otto', blue: 'ninja', item: '', orange: ['loud', 'sniper'], red: ['lucky', 'medic', 'hoard'] }
    expect(fromText(toText([rita, otto], form), form)).toEqual([rita, otto])
    expect(toText([], form)).toBe('')
    expect(toText([rita], form)).toContain('Starts with a Sub MG')
  })

  it('leaves out empty fields', () => {
    const text = toText([{ ...rita, item: '', red: ['lucky', '', ''] }], form)
    expect(text).not.toContain('blue')
    expect(text).toContain('red = [ "Lucky" ]')
  })

  it('leaves blank what it does not know', () => {
    const [found] = fromText('[[survivor]]\nname = "X"\nblue = "Flying"\norange = ["Loud", 3]\n', form)
    expect(found).toEqual({ ...blank(), name: 'X', orange: ['loud', ''] })
    expect(() => fromText('[[survivor', form)).toThrow()
    expect(fromText('x = 1', form)).toEqual([])
  })
})
