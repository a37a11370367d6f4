// Texts of All Things Zombie: both languages have every key that its components use, with the same arguments.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, Visitor, type Message, type VariableReference } from '@fluent/syntax'
import { describe, expect, it } from 'vitest'
import { icons } from '../src/games/all-things-zombie/verbs'

const root = join(import.meta.dirname, '..')
const game = join(root, '../src/shamble/games/all_things_zombie')
const shell = join(root, '../src/shamble/match/i18n')
const folder = join(root, 'src/games/all-things-zombie')

class Arguments extends Visitor {
  names = new Set<string>()
  override visitVariableReference(node: VariableReference): void {
    this.names.add(node.id.name)
  }
}

/** Return keys (attributes as "key.name") with their arguments. */
function catalogue(...files: string[]): Map<string, string> {
  const texts = new Map<string, string>()
  for (const file of files) {
    for (const entry of parse(readFileSync(file, 'utf8'), {}).body) {
      if (entry.type === 'Junk') throw new Error(`${file}: not Fluent`)
      if (entry.type !== 'Message') continue
      const message = entry as Message
      if (texts.has(message.id.name)) throw new Error(`${file}: ${message.id.name} stands there twice`)
      const args = new Arguments()
      args.visit(message)
      texts.set(message.id.name, [...args.names].sort().join())
      for (const attribute of message.attributes) texts.set(`${message.id.name}.${attribute.id.name}`, '')
    }
  }
  return texts
}

const words = (lang: string) => catalogue(join(game, `text/${lang}.ftl`), join(game, `text/ui.${lang}.ftl`))
const english = words('en')
const italian = words('it')
const known = new Set([...english.keys(), ...catalogue(join(shell, 'en.ftl'), join(shell, 'setup.en.ftl'), join(shell, 'server.en.ftl')).keys()])
const code = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(svelte|ts)$/.test(name))
  .map((name) => readFileSync(join(folder, name), 'utf8'))
  .join('\n')
const matches = (text: string, pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? ''))]

describe('the words of All Things Zombie', () => {
  it('are the same in both languages', () => {
    expect([...english].sort()).toEqual([...italian].sort())
  })

  it('have every key its pages say', () => {
    const said = matches(code, /\bt\(\s*'([^'$]+)'/g)
    expect(said.length).toBeGreaterThan(60)
    expect(said.filter((key) => !known.has(key))).toEqual([])
  })

  it('have keys for everything put together', () => {
    const begun = matches(code, /\bt\(\s*`([a-z-]+-)\$\{/g)
    expect(begun.filter((begin) => ![...known].some((key) => key.startsWith(begin)))).toEqual([])
  })

  it('name every branch, every goal and every verb', () => {
    const components = readFileSync(join(game, 'data/components.toml'), 'utf8')
    const branches = [...components.matchAll(/when = "([a-z-]*)", then = "([a-z-]+)"/g)]
    expect(branches.length).toBeGreaterThan(20)
    const goals = matches(readFileSync(join(game, 'goals.py'), 'utf8'), /"(goal-[a-z]+)"/g)
    expect(goals.length).toBeGreaterThan(10)
    const keys = [
      ...branches.flatMap(([, when, then]) => [...(when ? [`if-${when}`] : []), `then-${then}`]),
      ...goals.flatMap((key) => [key, `${key}.short`]),
      ...Object.keys(icons).map((verb) => `verb-${verb}`),
    ]
    expect(keys.filter((key) => !known.has(key))).toEqual([])
  })
})
