// Zombie Plague: summary of a figure's attack.

import { describe, expect, it } from 'vitest'
import { attackOf, weaponRows } from '../src/games/zombie-plague/attackSummary'
import type { FigureView, PlagueScene, WeaponView } from '../src/games/zombie-plague/viewTypes'
import plan from './plague-scene.json'

const scene = plan as unknown as PlagueScene

/** A message without a catalogue. */
const said = (key: string) => `⟦${key}⟧`

function figure(kind: FigureView['kind'], card: string | null = null, fights: string | null = card): FigureView {
  const weapon: WeaponView | null = card === null ? null : { id: 'card:1', card, loaded: fights === card, barrel: false, fights }
  const place = { col: 1, row: 1, facing: 'N' as const, aboard: false }
  const turn = { ap: 4, apMax: 4, done: false, counted: false, surprise: false }
  return { id: 'hum:1', kind, seat: 0, number: 1, ...place, ...turn, weapon, items: [] }
}

describe('an attack', () => {
  it('is that of the weapon in hand', () => {
    expect(attackOf(scene, figure('human', 'shotgun'))).toMatchObject({ ranged: true, reach: said('attack-area'), oops: said('attack-oops-any') })
    expect(attackOf(scene, figure('human', 'rifle'))).toMatchObject({ ranged: true, reach: said('attack-line'), kills: said('attack-kills-pushes') })
    expect(attackOf(scene, figure('human', 'chainsaw'))).toMatchObject({ ranged: false, reach: said('attack-front'), kills: said('attack-kills') })
  })

  it('is all that an empty gun can do', () => {
    expect(attackOf(scene, figure('human', 'rifle', 'baseball_bat'))).toMatchObject({
      ranged: false,
      reach: said('attack-club'),
      kills: said('attack-kills'),
    })
    expect(attackOf(scene, figure('human', 'pistol', null)).reach).toBe(said('attack-empty.reach'))
  })

  it('is bare hands or teeth', () => {
    expect(attackOf(scene, figure('human')).kills).toBe(said('attack-unarmed.kills'))
    expect(attackOf(scene, figure('dog')).kills).toBe(said('attack-dog.kills'))
  })

  it('is on the card in rows, with the numbers of the scene', () => {
    expect(weaponRows(scene, 'shotgun').map((row) => row.value)).toEqual(['5 × 3', said('card-each'), '6'])
    expect(weaponRows(scene, 'rifle').map((row) => row.value)).toEqual(['10', '6'])
    expect(weaponRows(scene, 'baseball_bat').map((row) => row.value)).toEqual([said('card-touch'), '5–6'])
    expect(weaponRows(scene, 'ammo')).toEqual([])
  })
})
