import { describe, expect, it } from 'vitest'
import { narrow, NO_PICKS, obstacles, pickThing, pickVerb, verbGroups } from '../src/lib/choice/narrowing'
import { certainActions, withWalk, type Choice } from '../src/lib/choice/routeOptions'
import type { HintStep, Option, RefusedOption } from '../src/lib/net/protocol'

const option = (text: string, verb: string, things: string[] = [], cost?: number): Option => ({
  text,
  verb,
  key: `do-${verb}`,
  things,
  ...(cost === undefined ? {} : { cost }),
})

const shoot1 = option('shoot 1', 'shoot', ['zom:1'], 1)
const shoot2 = option('shoot 2', 'shoot', ['zom:2'], 2)
const strike2 = option('strike 2', 'strike', ['zom:2', 'card:3'], 1)
const end = option('end', 'end', [], 0)
const options = [shoot1, shoot2, strike2, end]

describe('narrowing', () => {
  it('lets everything glow and chooses NO_PICKS before a pick', () => {
    const { left, glow, only } = narrow(options, NO_PICKS)
    expect(left).toEqual(options)
    expect([...glow].sort()).toEqual(['card:3', 'zom:1', 'zom:2'])
    expect(only).toBeNull()
  })

  it('does not choose the last option automatically', () => {
    expect(narrow([end], NO_PICKS).only).toBeNull()
  })

  it('chooses when a thing leaves one option', () => {
    expect(narrow(options, pickThing(options, NO_PICKS, 'zom:1')).only).toBe(shoot1)
  })

  it('keeps the options that name the thing, whatever their verb', () => {
    const pick = pickThing(options, NO_PICKS, 'zom:2')
    const { left, glow, only } = narrow(options, pick)
    expect(left).toEqual([shoot2, strike2])
    expect([...glow]).toEqual(['card:3'])
    expect(only).toBeNull()
  })

  it('narrows by verb and thing together', () => {
    const pick = pickThing(options, pickVerb(options, NO_PICKS, 'shoot'), 'zom:2')
    expect(narrow(options, pick).only).toBe(shoot2)
  })

  it('chooses a verb with one option at once', () => {
    expect(narrow(options, pickVerb(options, NO_PICKS, 'end')).only).toBe(end)
  })
})

describe('picking', () => {
  it('lets go of a thing picked twice', () => {
    const pick = pickThing(options, NO_PICKS, 'zom:2')
    expect(pickThing(options, pick, 'zom:2')).toEqual(NO_PICKS)
  })

  it('starts again from a thing that was narrowed away', () => {
    const pick = pickThing(options, NO_PICKS, 'zom:2')
    expect(pickThing(options, pick, 'zom:1')).toEqual({ verb: null, things: ['zom:1'] })
  })

  it('keeps the verb when another thing of the verb is clicked', () => {
    const pick = { verb: 'shoot', things: ['zom:2'] }
    expect(pickThing(options, pick, 'zom:1')).toEqual({ verb: 'shoot', things: ['zom:1'] })
  })

  it('ignores what NO_PICKS names', () => {
    expect(pickThing(options, NO_PICKS, 'sq:A1')).toEqual(NO_PICKS)
  })

  it('lets go of a verb picked twice and of things that do not go with a new one', () => {
    expect(pickVerb(options, { verb: 'shoot', things: [] }, 'shoot')).toEqual(NO_PICKS)
    expect(pickVerb(options, { verb: null, things: ['zom:1'] }, 'strike')).toEqual({ verb: 'strike', things: [] })
    expect(pickVerb(options, { verb: null, things: ['zom:2'] }, 'strike')).toEqual({ verb: 'strike', things: ['zom:2'] })
  })
})

describe('the action bar', () => {
  const no: RefusedOption = { option: option('search', 'search'), reasons: [{ key: 'no-near', things: ['zom:1'] }] }
  const alsoShoot: RefusedOption = { option: option('shoot 9', 'shoot', ['zom:9']), reasons: [{ key: 'no-sight' }] }

  it('groups by verb in the order of the game, unknown verbs last', () => {
    const groups = verbGroups(options, [no], ['end', 'search', 'shoot'])
    expect(groups.map((group) => group.verb)).toEqual(['end', 'search', 'shoot', 'strike'])
  })

  it('tells the cheapest and the dearest cost', () => {
    const groups = verbGroups(options, [], [])
    expect(groups.find((group) => group.verb === 'shoot')?.cost).toEqual({ least: 1, most: 2 })
    expect(groups.find((group) => group.verb === 'end')?.cost).toEqual({ least: 0, most: 0 })
  })

  it('keeps refused options beside the allowed ones of their verb', () => {
    const shoot = verbGroups(options, [alsoShoot], []).find((group) => group.verb === 'shoot')
    expect(shoot?.options).toHaveLength(2)
    expect(shoot?.refused).toEqual([alsoShoot])
  })

  it('collects what stands in the way', () => {
    expect([...obstacles([no, alsoShoot])]).toEqual(['zom:1'])
  })
})

describe('the plan of a hint', () => {
  const step = (text: string, verb: string, things: string[], perhaps = false): HintStep => ({
    option: option(text, verb, things),
    perhaps,
    actions: [text],
  })
  const walk = [step('move 2', 'move', ['zone:2', 'me']), step('move 3', 'move', ['zone:3', 'me']), step('move 4', 'move', ['zone:4', 'me'])]
  const far: Choice = {
    ...option('move 9 > move 3', 'move', ['zone:3', 'me']),
    key: 'go-far',
    then: ['move 3'],
    way: { actions: ['move 9', 'move 3'], path: ['zone:9', 'zone:3'], cost: 2 } as Choice['way'] & object,
  }

  it('queues what dice cannot change', () => {
    expect(certainActions([...walk.slice(0, 2), step('shoot', 'shoot', [], true), step('end', 'end', [])])).toEqual(['move 2', 'move 3'])
    expect(certainActions(walk)).toEqual(['move 2', 'move 3', 'move 4'])
  })

  it('tells a walk as one step, with the squares it passes', () => {
    const [first, next] = withWalk(walk, [far])
    expect(first).toMatchObject({ walk: true, actions: ['move 2', 'move 3'], again: [['zone:3', 'me']], option: { key: 'go-far', text: 'move 2' } })
    expect(next).toBe(walk[2])
    expect(certainActions(withWalk(walk, [far]))).toEqual(certainActions(walk))
  })

  it('leaves steps alone that lead nowhere the page knows', () => {
    expect(withWalk([walk[0]!, shoot(), walk[1]!], [far])).toHaveLength(3)
    expect(withWalk([], [far])).toEqual([])
  })

  const shoot = () => step('shoot 1', 'shoot', ['zom:1'])
})
