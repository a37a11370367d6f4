import { describe, expect, it } from 'vitest'
import { momentPath, parseLink, parseRoute, replayPath, rulesPath, setupPath, tablePath } from '../src/lib/app/urls'

describe('addresses', () => {
  it('name their pages', () => {
    expect(parseRoute('/')).toEqual({ page: 'lobby' })
    expect(parseRoute('/setup/zombie-plague')).toEqual({ page: 'setup', game: 'zombie-plague' })
    expect(parseRoute('/t/abc', '#k-1')).toEqual({ page: 'table', table: 'abc', key: 'k-1' })
    expect(parseRoute('/replay/abc', '#k', '?at=12')).toEqual({ page: 'replay', table: 'abc', key: 'k', at: 12 })
    expect(parseRoute('/replay/abc', '#k', '?at=x')).toEqual({ page: 'replay', table: 'abc', key: 'k', at: null })
    expect(parseRoute('/luck/abc', '#k')).toEqual({ page: 'luck', table: 'abc', key: 'k' })
    expect(parseRoute('/rules/zombie-plague', '#ZP-06.01')).toEqual({ page: 'rules', game: 'zombie-plague', rule: 'ZP-06.01' })
  })

  it('lead to a moment, with a key or without', () => {
    expect(parseRoute(momentPath('abc', 12))).toEqual({ page: 'replay', table: 'abc', key: '', at: 12 })
    expect(parseRoute('/r/abc/12', '#k')).toEqual({ page: 'replay', table: 'abc', key: 'k', at: 12 })
    expect(parseRoute('/r/abc/x')).toEqual({ page: 'lost' })
    expect(parseRoute('/profile')).toEqual({ page: 'profile' })
  })

  it('are lost otherwise', () => {
    for (const path of ['/t', '/t/', '/nothing/here', '/t/a/b']) expect(parseRoute(path)).toEqual({ page: 'lost' })
  })

  it('survive odd signs', () => {
    expect(parseRoute('/rules/%E0%A4%A', '')).toMatchObject({ page: 'rules' })
    const made = tablePath('a b', 'k#1')
    const url = new URL(made, 'http://table/')
    expect(parseRoute(url.pathname, url.hash)).toEqual({ page: 'table', table: 'a b', key: 'k#1' })
  })

  it('are made as they are read', () => {
    const read = (path: string) => {
      const url = new URL(path, 'http://table/')
      return parseRoute(url.pathname, url.hash, url.search)
    }
    expect(read(setupPath('zombicide'))).toEqual({ page: 'setup', game: 'zombicide' })
    expect(read(rulesPath('zombicide', 'ZC-01.01'))).toEqual({ page: 'rules', game: 'zombicide', rule: 'ZC-01.01' })
    expect(read(replayPath('t1', 'k', 7))).toEqual({ page: 'replay', table: 't1', key: 'k', at: 7 })
    expect(read(replayPath('t1', 'k'))).toEqual({ page: 'replay', table: 't1', key: 'k', at: null })
  })
})

describe('a pasted link', () => {
  it('can be an address or a path', () => {
    expect(parseLink('http://192.0.2.1:8000/t/abc#key')).toEqual({ table: 'abc', key: 'key' })
    expect(parseLink('  /t/abc#key ')).toEqual({ table: 'abc', key: 'key' })
  })

  it('is nothing without a table and a key', () => {
    for (const text of ['', 'hello', '/t/abc', 'http://table/rules/zombicide#ZC-1']) expect(parseLink(text)).toBeNull()
  })
})
