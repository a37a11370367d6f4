import { describe, expect, it } from 'vitest'
import { search, sections, spoken } from '../src/lib/reader'
import type { Rulebook } from '../src/lib/wire'

const book: Rulebook = {
  game: 'drill',
  rules: [
    { id: 'DR-03', kind: 'rule', section: { en: '3 Flares', it: '3 Razzi' }, text: { en: 'A flare.', it: 'Un razzo.' } },
    { id: 'DR-04', kind: 'rule', section: { en: '4 Jams', it: '4 Disturbi' }, text: { en: 'A jam.', it: 'Si annulla.' } },
    { id: 'DR-E03', kind: 'example', section: { en: 'ours' }, text: { en: 'So.', it: 'Così.' }, cites: ['DR-03'] },
    { id: 'DR-G01', kind: 'gap', section: { en: 'May it?', it: 'Si può?' }, text: { en: 'Yes.', it: 'Sì.' } },
  ],
}

describe('the rule reader', () => {
  it('names chapters in the language of the reader, at the same address', () => {
    const [en, it] = ['en', 'it'].map((lang) => sections(book.rules, lang))
    expect(en?.map((section) => section.name)).toEqual(['3 Flares', '4 Jams', ''])
    expect(it?.map((section) => section.name)).toEqual(['3 Razzi', '4 Disturbi', ''])
    expect(it?.map((section) => section.id)).toEqual(en?.map((section) => section.id))
    expect(it?.[0]?.rules.map((rule) => rule.id)).toEqual(['DR-03', 'DR-E03'])
  })

  it('searches chapters and questions in that language', () => {
    const ids = (lang: string, wanted: string) => search(book, lang, wanted, 'all').map((rule) => rule.id)
    expect(ids('it', 'disturbi')).toEqual(['DR-04'])
    expect(ids('it', 'puo')).toEqual(['DR-G01'])
    expect(ids('en', 'disturbi')).toEqual([])
  })

  it('falls back to the language there is', () => {
    expect(spoken({ en: 'ours' }, 'it')).toBe('ours')
    expect(spoken({}, 'it')).toBe('')
  })
})
