// Weapons and gear as cards: picture, kind, rows of numbers.

import type { Kind, Row } from '../../art/cardFace'
import { hasMessage, t } from '../../lib/text/i18n.svelte'
import type { ItemScenery } from './viewTypes'

const FACES: Record<string, { art: string; kind: Kind }> = {
  pistol: { art: 'i-pistol', kind: 'ranged' },
  twin_pistols: { art: 'i-twin-pistols', kind: 'ranged' },
  smg: { art: 'i-sub-mg', kind: 'ranged' },
  assault_rifle: { art: 'i-assault-rifle', kind: 'ranged' },
  shotgun: { art: 'i-shotgun', kind: 'ranged' },
  crossbow: { art: 'i-crossbow', kind: 'ranged' },
  grenade: { art: 'i-grenade', kind: 'ranged' },
  bat: { art: 'i-bat', kind: 'melee' },
  machete: { art: 'i-machete', kind: 'melee' },
  ammo: { art: 'i-ammo', kind: 'thing' },
  meds: { art: 'i-meds', kind: 'thing' },
  medkit: { art: 'i-medkit', kind: 'thing' },
  vest: { art: 'i-vest', kind: 'thing' },
  scope: { art: 'i-scope', kind: 'thing' },
}

/** "item:smg" and "card-smg" are the smg. */
export const bareItem = (name: string): string => name.replace(/^(item:|card-)/, '')

/** A name that fits on a card. */
export function shortName(item: string): string {
  const short = `short-${bareItem(item)}`
  return t(hasMessage(short) ? short : `card-${bareItem(item)}`)
}

/** Picture and kind of a card turned over. */
export const faceOf = (key: string): { art: string; kind: Kind } | null => FACES[bareItem(key)] ?? null

export const artOf = (item: string): string => faceOf(item)?.art ?? 'g-x'

export const kindOf = (item: string): Kind => faceOf(item)?.kind ?? 'thing'

const span = (numbers: readonly number[]): string => (numbers.length > 1 ? `${numbers[0]}–${numbers.at(-1)}` : String(numbers[0] ?? ''))

/** The numbers printed on a counter. */
export function rowsOf(item: ItemScenery): Row[] {
  if (item.sort === 'thrown')
    return [
      { label: t('stat-range'), value: String(item.range) },
      { label: t('stat-dice'), value: t('stat-each') },
    ]
  if (item.melee) {
    const rows = [{ label: t('stat-melee'), value: `+${item.melee}` }]
    return item.winsTies ? [...rows, { label: t('stat-ties'), value: t('stat-wins') }] : rows
  }
  if (!item.range) return []
  const dice = item.keep < Math.max(...item.shots) ? t('stat-best', { dice: span(item.shots), best: item.keep }) : span(item.shots)
  const rows = [
    { label: t('stat-range'), value: String(item.range) },
    { label: t('stat-dice'), value: dice },
  ]
  return item.loud ? rows : [...rows, { label: t('stat-noise'), value: t('stat-none') }]
}

/** The card a thing is. */
export function cardOf(thing: string): string | null {
  return thing.startsWith('item:') ? `card-${thing.slice(5)}` : null
}
