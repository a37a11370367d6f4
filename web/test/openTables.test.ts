import { beforeEach, describe, expect, it, vi } from 'vitest'
import { inOrder, seatsFree } from '../src/lib/app/openTables'
import { joinPath, parseRoute } from '../src/lib/app/urls'
import type { OpenTable } from '../src/lib/net/protocol'
import { changeLink, keepLink, linkTo, ownKey } from '../src/lib/net/tableLinks'

const table = (id: string, seats: string[], language = ''): OpenTable => ({ table: id, game: 'zombies', mode: '', scenario: '', seats, language })

describe('tables of others', () => {
  it('list tables first that wait for a player of my language, and for the fewest', () => {
    const tables = [
      table('full', ['person', 'bot']),
      table('english', ['person', 'free'], 'en'),
      table('two', ['person', 'free', 'free'], 'it'),
      table('one', ['person', 'free'], 'it'),
    ]
    expect(inOrder(tables, 'it').map((one) => one.table)).toEqual(['one', 'two', 'english', 'full'])
    expect(seatsFree(tables[2]!)).toBe(2)
  })
})

describe('a code', () => {
  it('is an address with the words behind the hash', () => {
    expect(joinPath(' Panda  piano, 27')).toBe('/j#panda-piano-27')
    expect(parseRoute('/j', '#panda-piano-27')).toEqual({ page: 'join', code: 'panda-piano-27' })
  })
})

describe('a link that has become another one', () => {
  const storage = new Map<string, string>()
  beforeEach(() => {
    storage.clear()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, text: string) => storage.set(key, text),
    })
  })

  it('is what the first one means in this browser', () => {
    keepLink({ table: 'a', key: 'handed', game: 'zombies', watch: 'w' })
    changeLink('a', 'handed', 'own', 'zombies')
    expect(linkTo('a')).toMatchObject({ key: 'own', watch: 'w', game: 'zombies' })
    expect(ownKey('a', 'handed')).toBe('own')
    keepLink({ table: 'a', key: 'own', game: 'zombies' })
    expect(ownKey('a', 'handed')).toBe('own')
    expect(ownKey('a', 'another')).toBe('another')
  })
})
