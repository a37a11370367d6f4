// Rules of a game by number. Fetched once.

import { fetchRules } from '../net/api'
import type { Rulebook, RuleText } from '../net/protocol'
import { language } from '../text/i18n.svelte'
import { textIn } from '../text/rulebookSearch'

let books = $state.raw<Record<string, Rulebook>>({})
const loading = new Map<string, Promise<Rulebook>>()

export function loadRules(game: string): Promise<Rulebook> {
  let job = loading.get(game)
  if (!job) {
    job = fetchRules(game)
    loading.set(game, job)
    job.then(
      (book) => (books = { ...books, [game]: book }),
      () => loading.delete(game),
    )
  }
  return job
}

export function rulebook(game: string): Rulebook | null {
  return books[game] ?? null
}

export function findRule(game: string, id: string): RuleText | null {
  const book = books[game]
  return book?.rules.find((rule) => rule.id === id) ?? book?.components?.find((rule) => rule.id === id) ?? null
}

/** Return the text of a rule in the player's language. */
export function ruleText(rule: RuleText): string {
  return textIn(rule.text, language.current)
}

/** Return the chapter of a rule, the question of a ruling or the source of an example, in the player's language. */
export function ruleSection(rule: RuleText): string {
  return textIn(rule.section, language.current)
}
