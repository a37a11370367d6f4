// Nothing flashes more than three times a second (WCAG 2.2, 2.3.1): checks the keyframes of every animation.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const root = new URL('../src/', import.meta.url)
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(svelte|css)$/.test(path))
  .map((path) => ({ path, source: readFileSync(new URL(path, root), 'utf8') }))

/** Properties whose change can be seen as a flash. */
const bright = /\b(opacity|background(-color)?|color|fill|stroke|filter|visibility|box-shadow)\s*:/

interface Keyframes {
  name: string
  /** Stops at which the brightness changes. */
  stops: number
}

function keyframes(source: string): Keyframes[] {
  return [...source.matchAll(/@keyframes\s+([\w-]+)\s*\{((?:[^{}]*\{[^{}]*\})*)/g)].map(([, name, body]) => {
    const stops = [...body!.matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(([, , what]) => bright.test(what!))
    return { name: name!, stops: stops.reduce((sum, [, at]) => sum + at!.split(',').length, 0) }
  })
}

/** Return all animations: name, duration of one run (0.1 s for a variable), and whether it repeats. */
function animations(source: string): { name: string; seconds: number; endless: boolean }[] {
  return [...source.matchAll(/animation:\s*([\w-]+)\s+([^;]+);/g)].map(([, name, rest]) => {
    const time = /([\d.]+)(ms|s)\b/.exec(rest!.replace(/calc\(|var\([^)]*\)/g, ''))
    const seconds = time ? Number(time[1]) / (time[2] === 'ms' ? 1000 : 1) : 0.1
    return { name: name!, seconds, endless: /\binfinite\b/.test(rest!) }
  })
}

const faults = sources.flatMap(({ path, source }) => {
  const known = new Map(keyframes(source).map((one) => [one.name, one]))
  return animations(source).flatMap((one) => {
    const stops = known.get(one.name)?.stops ?? 0
    return stops ? [{ path: `${path} ${one.name}`, stops, ...one }] : []
  })
})

test('animations are found', () => expect(faults.length).toBeGreaterThan(15))

describe.each(faults)('$path', ({ stops, seconds, endless }) => {
  // a flash is two changes
  test('flashes three times a second at the most', () => expect(stops / 2 / (endless ? Math.min(seconds, 1) : 1)).toBeLessThanOrEqual(3))
})
