// Weapons and gear as cards: picture, kind, rows of numbers.

import type { Kind, Row } from '../../art/card'
import { known, t } from '../../lib/i18n.svelte'
import type { SceneItem } from './types'

const ART: Record<string, string> = {
  pistol: 'i-pistol',
  twin_pistols: 'i-twin-pistols',
  smg: 'i-sub-mg',
  assault_rifle: 'i-assault-rifle',
  shotgun: 'i-shotgun',
  crossbow: 'i-crossbow',
  grenade: 'i-grenade',
  bat: 'i-bat',
  machete: 'i-machete',
  ammo: 'i-ammo',
  meds: 'i-meds',
  medkit: 'i-medkit',
  vest: 'i-vest',
  scope: 'i-scope',
}
const MELEE = ['bat', 'machete']
const GEAR = ['ammo', 'meds', 'medkit', 'vest', 'scope']

/** "item:smg" and "card-smg" are the smg. */
export const bareItem = (name: string): string => name.replace(/^(item:|card-)/, '')

/** A name that fits on a card. */
export function shortName(item: string): string {
  const short = `short-${bareItem(item)}`
  return t(known(short) ? short : `card-${bareItem(item)}`)
}

export const artOf = (item: string): string => ART[bareItem(item)] ?? 'g-x'

export function kindOf(item: string): Kind {
  const name = bareItem(item)
  return GEAR.includes(name) ? 'thing' : MELEE.includes(name) ? 'melee' : 'ranged'
}

export const isGear = (item: string): boolean => GEAR.includes(bareItem(item))

/** Picture and kind of a card turned over. */
export function faceOf(key: string): { art: string; kind: Kind } | null {
  return bareItem(key) in ART ? { art: artOf(key), kind: kindOf(key) } : null
}

const span = (numbers: readonly number[]): string =>
  numbers.length > 1 ? `${numbers[0]}–${numbers.at(-1)}` : String(numbers[0] ?? '')

/** The numbers printed on a counter. */
export function rowsOf(item: SceneItem): Row[] {
  const name = bareItem(item.id)
  if (name === 'grenade') return [{ label: t('stat-range'), value: String(item.range) }, { label: t('stat-dice'), value: t('stat-each') }]
  if (item.melee) {
    const rows = [{ label: t('stat-melee'), value: `+${item.melee}` }]
    return name === 'machete' ? [...rows, { label: t('stat-ties'), value: t('stat-wins') }] : rows
  }
  if (!item.range) return []
  const dice = item.keep < Math.max(...item.shots) ? t('stat-best', { dice: span(item.shots), best: item.keep }) : span(item.shots)
  const rows = [{ label: t('stat-range'), value: String(item.range) }, { label: t('stat-dice'), value: dice }]
  return item.loud ? rows : [...rows, { label: t('stat-noise'), value: t('stat-none') }]
}
