// Effect of a figure's attack in words: the rows of a weapon's card, the three lines of a sheet.

import type { Row } from '../../art/cardFace'
import { t } from '../../lib/text/i18n.svelte'
import type { FigureView, PlagueScene, WeaponScene } from './viewTypes'

/** "5–6" for two faces in a row, "6" for one. */
function faces(list: readonly number[]): string {
  return list.length > 1 ? `${list[0]}–${list[list.length - 1]}` : list.join('')
}

/** Rows of a weapon's card; none for other cards. */
export function weaponRows(scene: PlagueScene, card: string): Row[] {
  const weapon = scene.weapons[card]
  if (!weapon) return []
  const kills = { label: t('card-kills'), value: faces(weapon.kills) }
  if (weapon.area) {
    return [{ label: t('card-area'), value: weapon.area.join(' × ') }, { label: t('card-dice'), value: t('card-each') }, kills]
  }
  return [{ label: t('card-range'), value: weapon.range ? String(weapon.range) : t('card-touch') }, kills]
}

export interface Attack {
  ranged: boolean
  reach: string
  kills: string
  oops: string
}

/** A figure's present attack: with its weapon, an empty gun, bare hands or teeth. */
export function attackOf(scene: PlagueScene, figure: FigureView): Attack {
  if (figure.kind !== 'human') return plain(`attack-${figure.kind}`)
  if (!figure.weapon) return plain('attack-unarmed')
  const { card, fights } = figure.weapon
  const weapon = fights === null ? undefined : scene.weapons[fights]
  if (!weapon) return plain('attack-empty')
  const reach = fights === card ? reachOf(weapon) : t('attack-club')
  return { ranged: weapon.range > 0, reach, kills: killsOf(weapon), oops: t(`attack-oops-${weapon.oops}`) }
}

function plain(key: string): Attack {
  return { ranged: false, reach: t(`${key}.reach`), kills: t(`${key}.kills`), oops: t(`${key}.oops`) }
}

function reachOf({ area, range }: WeaponScene): string {
  if (area) return t('attack-area', { long: area[0], wide: area[1] })
  return range ? t('attack-line', { range }) : t('attack-front')
}

function killsOf({ kills, pushes }: WeaponScene): string {
  const args = { kills: faces(kills), pushes: faces(pushes) }
  return t(pushes.length ? 'attack-kills-pushes' : 'attack-kills', args)
}
