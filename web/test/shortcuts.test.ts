import { describe, expect, test, vi } from 'vitest'

/** Settings ask the window for the theme, which does not exist here. */
vi.hoisted(() => void Object.assign(globalThis, { matchMedia: () => ({ matches: false, addEventListener: () => undefined }) }))
const { shortcuts, VerbKeys } = await import('../src/lib/choice/shortcuts')
const { lookingKeys } = await import('../src/games/all-things-zombie/hoveredThing.svelte')
const { overlayKeys } = await import('../src/games/zombicide/overlays.svelte')
const { turningKeys } = await import('../src/games/zombies/heldTile.svelte')
const verbs = import.meta.glob<{ keys: Record<string, string> }>('../src/games/*/verbs.ts', { eager: true })

const own: Record<string, { key: string }[]> = { 'all-things-zombie': lookingKeys, zombicide: overlayKeys, zombies: turningKeys }
const games = Object.entries(verbs).map(([path, { keys }]) => [path.split('/').at(-2)!, keys] as const)

/** Keys that stand more than once. */
const twice = (keys: string[]) => keys.filter((key, at) => keys.indexOf(key) !== at)

test('there are five games with keys', () => expect(games).toHaveLength(5))

describe.each(games)('the keys of %s', (game, keys) => {
  const taken = [...shortcuts, ...(own[game] ?? [])].map(({ key }) => key)

  test('those of the table and its own differ', () => expect(twice(taken)).toEqual([]))

  test('no verb has one of them', () => expect(Object.entries(keys).filter(([, key]) => taken.includes(key))).toEqual([]))

  test('nor is a verb that it does not know given one', () => {
    const given = new VerbKeys(keys)
    const free = Array.from({ length: 30 }, (_, number) => given.of(`verb-${number}`)).filter(Boolean)
    expect([...twice(free), ...free.filter((key) => taken.includes(key) || Object.values(keys).includes(key))]).toEqual([])
  })
})
