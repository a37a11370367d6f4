// Zombie Plague: marks on the board, and the area of an aimed action.

import { describe, expect, it } from 'vitest'
import { marked, markOf } from '../src/art/thingMarks'
import { aimedSquares } from '../src/games/zombie-plague/aimedArea'
import { groundRect, isGround } from '../src/games/zombie-plague/board/outlines'
import { deeds } from '../src/games/zombie-plague/board/recentEvents'
import { House } from '../src/games/zombie-plague/house'
import type { PlagueScene } from '../src/games/zombie-plague/viewTypes'
import scene from './plague-scene.json'

const none = { glow: new Set<string>(), picked: [] as string[], warn: new Set<string>(), hover: new Set<string>() }

describe('marks', () => {
  it('give a thing the strongest one', () => {
    const all = { glow: new Set(['zom:1']), picked: ['zom:1'], warn: new Set(['zom:1']), hover: new Set(['zom:1']) }
    expect(markOf('zom:1', all)).toBe('picked')
    expect(markOf('zom:1', { ...all, picked: [] })).toBe('warn')
    expect(markOf('zom:1', { ...all, picked: [], warn: new Set() })).toBe('hover')
    expect(markOf('zom:1', { ...none, glow: new Set(['zom:1']) })).toBe('can')
    expect(markOf('zom:1', { ...none, hover: new Set(['zom:1']) })).toBe('shown')
    expect(markOf('zom:1', none)).toBeNull()
  })

  it('on the ground leave figures and cards to others', () => {
    const result = marked({ ...none, glow: new Set(['sq:A1', 'zom:1', 'card:3', 'open:D1', 'car']) }, isGround)
    expect(result.can.sort()).toEqual(['car', 'open:D1', 'sq:A1'])
  })

  it('have a shape for every kind of ground', () => {
    const house = new House(scene as unknown as PlagueScene)
    for (const thing of ['sq:A1', 'open:D1', 'place:S4', 'car', 'edge:N']) expect(groundRect(house, thing)).not.toBeNull()
    expect(groundRect(house, 'zom:1')).toBeNull()
  })
})

describe('the aimed area', () => {
  const options = [
    { text: 'shoot H1', verb: 'shoot', key: 'do-shoot', things: ['hum:1', 'zom:1', 'zom:3'] },
    { text: 'forward H1', verb: 'forward', key: 'do-forward', things: ['hum:1', 'sq:K11'] },
  ]
  const aim = { 'shoot H1': ['sq:K11', 'sq:J11'] }

  it('is not shown while anything else can be chosen', () => {
    const glow = new Set(['hum:1', 'zom:1', 'zom:3', 'sq:K11'])
    expect(aimedSquares(aim, options, { ...none, glow }).size).toBe(0)
  })

  it('is shown for the thing under the pointer', () => {
    const glow = new Set(['hum:1', 'zom:1', 'zom:3', 'sq:K11'])
    expect([...aimedSquares(aim, options, { ...none, glow, hover: new Set(['zom:3']) })]).toEqual(['K11', 'J11'])
    expect(aimedSquares(aim, options, { ...none, glow, hover: new Set(['hum:1', 'sq:K11']) }).size).toBe(0)
  })

  it('is shown once only aimed actions are left', () => {
    expect(aimedSquares(aim, options, { ...none, glow: new Set(['hum:1', 'zom:1', 'zom:3']) }).size).toBe(2)
  })
})

describe('deeds', () => {
  it('are a lunge for who rolled and a shake for who was wounded', () => {
    const result = deeds([{ key: 'event-bitten', kind: 'bitten', things: ['zom:2', 'hum:1'], data: { result: 'wound' } }])
    expect(result.get('zom:2')).toEqual({ what: 'attack' })
    expect(result.get('hum:1')).toEqual({ what: 'hurt' })
  })
})
