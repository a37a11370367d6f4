// Names of figures, traits and options in the lab.

import { gameName, hasMessage, t } from '../lib/text/i18n.svelte'

/** Return the name of a figure or player; "human 2" and "seat 1" by number. */
export function personName(who: string): string {
  const [, kind = '', number = ''] = /^(human|seat) (\d+)$/.exec(who) ?? []
  if (kind) return t(`lab-${kind}`, { number })
  return first(['char', 'person'], who) ?? who
}

/** Return the name of a trait: "card fire_axe", "skill Lucky". */
export function traitName(what: string): string {
  const [kind = '', ...rest] = what.split(' ')
  const id = rest.join(' ')
  return first([kind, 'card', 'item', 'skill', 'char', 'person', 'survivor'], id) ?? id.replaceAll(/[-_]/g, ' ')
}

function first(kinds: string[], id: string): string | null {
  for (const kind of kinds) {
    for (const key of [`${kind}-${id}`, `${kind}-${id.replaceAll('_', '-')}`]) if (hasMessage(key)) return t(key)
  }
  return null
}

/** Return the name of an option's value, as on the set-up page. */
export function valueName(key: string, value: boolean | number | string): string {
  const own = `${key}-${String(value)}`
  if (hasMessage(own)) return t(own)
  return typeof value === 'boolean' ? t(value ? 'yes' : 'no') : String(value)
}

/** Return the name of a bot level. */
export const levelName = (id: string): string => (hasMessage(`bot-${id}`) ? t(`bot-${id}`) : id)

/** Return the game and, if it has several, the scenario. */
export const playedName = (game: string, scenario = ''): string =>
  scenario && hasMessage(`scenario-${scenario}`) ? `${gameName(game)} · ${t(`scenario-${scenario}`)}` : gameName(game)
