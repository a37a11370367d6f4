// Words about an option that was played to the end: its chance, and its effects.

import type { EvaluatedOption } from '../../lib/net/protocol'
import { say, t } from '../../lib/text/i18n.svelte'

/** The chance in words: below one percent, the games that it comes from. */
export function chanceWords(one: EvaluatedOption): string {
  return one.chance < 1 ? t('advice-hardly', { wins: one.wins ?? 0, games: one.games ?? 0 }) : t('hint-chance', { chance: one.chance })
}

/** The chance of another option, inside a sentence about the plan. */
export function againstWords(one: EvaluatedOption): string {
  return one.chance < 1
    ? t('advice-against-hardly', { wins: one.wins ?? 0, games: one.games ?? 0 })
    : t('advice-against', { chance: chanceWords(one) })
}

/** What it brings more or less of than the plan in two rounds; '' = nothing beyond chance. */
export function soonWords(one: EvaluatedOption, what: string): string {
  return one.soon?.length ? t('advice-soon', { what, list: one.soon.map((effect) => say(effect)).join('; ') }) : ''
}

/** The verdict on the player's own idea against the plan. */
export function verdictWords(idea: EvaluatedOption, plan: EvaluatedOption): string {
  const odds = { chance: chanceWords(idea), best: chanceWords(plan) }
  if ((idea.verdict ?? 0) < 0) return t('advice-own-worse', odds)
  const free = !idea.soon?.length && !idea.warning
  return [t('advice-own-alike', { chance: odds.chance }), ...(free ? [t('advice-own-free')] : [])].join(' ')
}
