// The rulebook for reading: sections in order with rules, examples and rulings, and a search.

import type { Rulebook, RuleText } from '../net/protocol'

/** Return the text in a language, or in any other one. */
export function textIn(words: Record<string, string>, lang: string): string {
  return words[lang] ?? Object.values(words)[0] ?? ''
}

export interface Section {
  id: string
  /** Name of the section in the rules; empty for the groups added here (examples without a rule, rulings, components). */
  name: string
  kind: string
  rules: RuleText[]
}

/** Return the chapters in order: examples after their rule, rulings and components last. */
export function sections(rules: RuleText[], lang: string): Section[] {
  const bySection = new Map<string, Section>()
  const home = new Map(rules.filter((rule) => rule.kind === 'rule').map((rule) => [rule.id, rule]))
  const into = (id: string, name: string, kind: string) => {
    let section = bySection.get(id)
    if (!section) bySection.set(id, (section = { id, name, kind, rules: [] }))
    return section
  }
  const chapterOf = (rule: RuleText) => into(`s-${textIn(rule.section, 'en')}`, textIn(rule.section, lang), 'rule').rules
  for (const rule of rules) if (rule.kind === 'rule') chapterOf(rule).push(rule)
  for (const rule of rules) {
    if (rule.kind === 'rule') continue
    const shown = rule.kind === 'example' ? rule.cites?.map((id) => home.get(id)).find((cited) => cited) : undefined
    if (!shown) {
      into(`k-${rule.kind}`, '', rule.kind).rules.push(rule)
      continue
    }
    const chapter = chapterOf(shown)
    let at = chapter.indexOf(shown) + 1
    while (chapter[at]?.kind === 'example') at += 1
    chapter.splice(at, 0, rule)
  }
  return [...bySection.values()]
}

export type Kind = 'all' | 'rule' | 'example' | 'gap' | 'component'
export const kinds: Kind[] = ['all', 'rule', 'example', 'gap', 'component']

const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')

/** Return all rules of a kind that contain every word. */
export function search(book: Rulebook, lang: string, wanted: string, kind: Kind): RuleText[] {
  const components = book.components ?? []
  const from = kind === 'component' ? components : kind === 'all' ? [...book.rules, ...components] : book.rules
  const words = plain(wanted).split(/\s+/).filter(Boolean)
  return from.filter((rule) => {
    if (kind !== 'all' && kind !== 'component' && rule.kind !== kind) return false
    const text = plain(`${rule.id} ${textIn(rule.section, lang)} ${textIn(rule.text, lang)}`)
    return words.every((word) => text.includes(word))
  })
}
