// What the lab's names of people and things are called.

import { gameName, known, t } from '../lib/text/i18n.svelte'

/** Somebody who can fall: by name where there is one; "human 2" and "seat 1" by number. */
export function personName(who: string): string {
  const [, kind = '', number = ''] = /^(human|seat) (\d+)$/.exec(who) ?? []
  if (kind) return t(`lab-${kind}`, { number })
  return first(['char', 'person'], who) ?? who
}

/** What somebody had: "card fire_axe", "skill Lucky". */
export function traitName(what: string): string {
  const [kind = '', ...rest] = what.split(' ')
  const id = rest.join(' ')
  return first([kind, 'card', 'item', 'skill', 'char', 'person', 'survivor'], id) ?? id.replaceAll(/[-_]/g, ' ')
}

function first(kinds: string[], id: string): string | null {
  for (const kind of kinds) {
    for (const key of [`${kind}-${id}`, `${kind}-${id.replaceAll('_', '-')}`]) if (known(key)) return t(key)
  }
  return null
}

/** A value of an option, as the set-up page says it. */
export function valueName(key: string, value: boolean | number | string): string {
  const own = `${key}-${String(value)}`
  if (known(own)) return t(own)
  return typeof value === 'boolean' ? t(value ? 'yes' : 'no') : String(value)
}

/** A level of bots. */
export const levelName = (id: string): string => (known(`bot-${id}`) ? t(`bot-${id}`) : id)

/** What is played: the game and, where there are several, the scenario. */
export const playedName = (game: string, scenario = ''): string =>
  scenario && known(`scenario-${scenario}`) ? `${gameName(game)} · ${t(`scenario-${scenario}`)}` : gameName(game)
