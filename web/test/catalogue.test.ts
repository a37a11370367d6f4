// Texts of the page: both languages have every key with the same arguments, and the page uses no missing key.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, Visitor, type Message, type VariableReference } from '@fluent/syntax'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const texts = join(root, '../src/shamble/match/i18n')
const read = (file: string) => readFileSync(join(texts, file), 'utf8')

interface Entry {
  args: string[]
  attributes: string[]
}

class Arguments extends Visitor {
  found = new Set<string>()
  override visitVariableReference(node: VariableReference): void {
    this.found.add(node.id.name)
  }
}

function catalogue(...files: string[]): Map<string, Entry> {
  const entries = new Map<string, Entry>()
  for (const file of files) {
    for (const entry of parse(read(file), {}).body) {
      if (entry.type === 'Junk') throw new Error(`${file}: not Fluent: ${(entry as { content?: string }).content ?? ''}`)
      if (entry.type !== 'Message') continue
      const message = entry as Message
      if (entries.has(message.id.name)) throw new Error(`${file}: ${message.id.name} stands there twice`)
      const args = new Arguments()
      args.visit(message)
      entries.set(message.id.name, {
        args: [...args.found].sort(),
        attributes: message.attributes.map((attribute) => attribute.id.name).sort(),
      })
    }
  }
  return entries
}

const english = catalogue('en.ftl', 'people.en.ftl', 'setup.en.ftl', 'setup.people.en.ftl', 'server.en.ftl')
const italian = catalogue('it.ftl', 'people.it.ftl', 'setup.it.ftl', 'setup.people.it.ftl', 'server.it.ftl')

/** Sources of the page and of the plain table; other games have their own texts. */
function sources(folder = join(root, 'src')): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return ['games', 'art'].includes(entry.name) ? [] : sources(path)
    return /\.(svelte|ts)$/.test(entry.name) ? [readFileSync(path, 'utf8')] : []
  })
}

const code = [...sources(), ...sources(join(root, 'src/games/plain'))].join('\n')
const matches = (pattern: RegExp) => [...new Set([...code.matchAll(pattern)].map((match) => match[1] ?? ''))]

/** Prefixes of game keys that the page uses. */
const ofGames = ['verb-', 'phase-', 'mode-', 'scenario-', 'option-', 'game-']

describe('the words of the shell', () => {
  it('are the same keys in both languages', () => {
    expect([...english.keys()].sort()).toEqual([...italian.keys()].sort())
  })

  it('take the same arguments in both languages', () => {
    for (const [key, entry] of english) expect([key, italian.get(key)]).toEqual([key, entry])
  })

  it('have every key the page says', () => {
    const said = [...matches(/\bt\(\s*'([^'$]+)'/g), ...matches(/\bkey: '([a-z][a-z0-9-]+)'/g), ...matches(/does: '([^']+)'/g)]
    expect(said.length).toBeGreaterThan(100)
    expect(said.filter((key) => !english.has(key))).toEqual([])
  })

  it('have keys for everything the page puts together', () => {
    const begun = matches(/\bt\(\s*`([a-z-]+)\$\{/g).filter((begin) => !ofGames.includes(begin))
    const keys = [...english.keys()]
    expect(begun.filter((begin) => !keys.some((key) => key.startsWith(begin)))).toEqual([])
  })

  it('have no key that nothing says', () => {
    const own = [...catalogue('en.ftl', 'setup.en.ftl').keys()]
    const begun = matches(/`([a-z-]+-)\$\{/g)
    const fromServer = ['ask-roll', 'thought-plan', 'ask-draw', 'ask-pick', 'real-card-number']
    const unused = own.filter((key) => !code.includes(`'${key}'`) && !begun.some((begin) => key.startsWith(begin)) && !fromServer.includes(key))
    expect(unused).toEqual([])
  })
})
