// Animations of pieces. Each is a transform run by the browser; with speed "instant" or reduced motion nothing moves.

import type { TransitionConfig } from 'svelte/transition'
import type { Speed } from '../games/types'

export type Gait = 'shamble' | 'run' | 'hop'
type Pace = { speed: Speed; delay?: number }

const EASE_OUT = 'cubic-bezier(.2,.8,.25,1)'

const still = typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : null

export function reducedMotion(): boolean {
  return still?.matches ?? false
}

const factors: Record<Speed, number> = { slow: 1.6, normal: 1, fast: 0.46, instant: 0 }

/** Scale a duration for normal speed to the current speed; 0 if nothing moves. */
export function pace(speed: Speed, normal: number): number {
  if (speed === 'instant' || reducedMotion()) return 0
  return normal * factors[speed]
}

/** Return how long dice take to land. Their effects wait for that. */
export function diceTime(speed: Speed): number {
  return pace(speed, 640)
}

/** Return the duration of one step. */
export function stepTime(speed: Speed): number {
  return pace(speed, 260)
}

interface Point {
  x: number
  y: number
}

interface Walk {
  animation: Animation
  from: Point
  to: Point
}

// Moves in progress. Asking the browser for a piece's position would force a layout for every moving piece.
const walks = new WeakMap<Element, Walk>()

/** End a move in progress and return how far it has come, or `rest` if there is none. */
function interrupt(element: Element, rest: Point): Point {
  const under = walks.get(element)
  const part = under?.animation.effect?.getComputedTiming().progress
  under?.animation.cancel()
  if (!under || part === null || part === undefined) return rest
  return { x: under.from.x + (under.to.x - under.from.x) * part, y: under.from.y + (under.to.y - under.from.y) * part }
}

/** Move `body` from its drawn position to its new place while `stance` shambles, runs or hops. */
export function walk(
  body: SVGGElement,
  stance: SVGGElement,
  from: Point,
  to: Point,
  how: { unit: number; gait: Gait; speed: Speed; delay?: number },
): void {
  const start = interrupt(body, from)
  const squares = Math.min(6, Math.max(1, Math.round(Math.hypot(to.x - start.x, to.y - start.y) / how.unit)))
  const time = stepTime(how.speed) * squares
  if (!time) {
    if (how.speed !== 'instant') body.animate({ opacity: [0.2, 1] }, { duration: 120 })
    return
  }
  const animation = body.animate(
    { transform: [`translate(${start.x}px,${start.y}px)`, `translate(${to.x}px,${to.y}px)`] },
    { duration: time, delay: how.delay ?? 0, fill: 'backwards', easing: how.gait === 'hop' ? 'ease-in-out' : 'linear' },
  )
  walks.set(body, { animation, from: start, to })
  stance.animate(strides(how.gait, Math.sign(to.x - start.x)), {
    duration: stepTime(how.speed),
    delay: how.delay ?? 0,
    iterations: squares,
    easing: 'linear',
  })
}

/** Return the keyframes of one step: zombies shamble in four beats, runners lean and take two, survivors hop once. */
function strides(gait: Gait, side: number): Keyframe[] {
  if (gait === 'hop') return [{ transform: 'none' }, { transform: 'translate(0,-7px) scale(1.03)' }, { transform: 'none' }]
  const steps = gait === 'run' ? 2 : 4
  const lean = gait === 'run' ? 8 * (side || 1) : 0
  const frames: Keyframe[] = [{ transform: 'none' }]
  for (let i = 0; i < steps; i++) {
    const rock = (i % 2 ? 6 : -6) + lean
    frames.push({ transform: `translate(0,-2px) rotate(${rock}deg)` }, { transform: `rotate(${rock / 3}deg)` })
  }
  frames[frames.length - 1] = { transform: 'none' }
  return frames
}

/** Turn the shorter way. Returns the new angle, which can lie outside 0..360. */
export function turnTo(element: SVGGElement, from: number, facing: number, speed: Speed): number {
  const by = ((((facing - from) % 360) + 540) % 360) - 180
  const time = pace(speed, 160)
  if (time) {
    element.animate({ transform: [`rotate(${from}deg)`, `rotate(${from + by}deg)`] }, { duration: time, easing: EASE_OUT })
  }
  return from + by
}

/** A wound: shake from side to side. */
export function shake(element: Element, { speed, delay = 0 }: Pace): void {
  const time = pace(speed, 360)
  if (!time) return
  const x = [0, -4, 4, -3, 3, -1, 0]
  element.animate({ transform: x.map((v) => `translate(${v}px,0) rotate(${v}deg)`) }, { duration: time, delay })
}

/** An attack: lunge in the facing direction and back. */
export function lunge(element: Element, dx: number, dy: number, speed: Speed): void {
  const time = pace(speed, 240)
  if (!time) return
  element.animate([{ transform: 'none' }, { transform: `translate(${dx * 11}px,${dy * 11}px)`, offset: 0.35 }, { transform: 'none' }], {
    duration: time,
    easing: EASE_OUT,
  })
}

/** Fade without movement. Svelte's own `fade` reads the opacity from the browser, which forces a layout. */
export function fade(_: Element, { duration = 120 }: { duration?: number } = {}): TransitionConfig {
  return { duration, css: (t) => `opacity:${t}` }
}

/** Rise out of the ground. */
export function rise(node: Element, { speed, delay = 0 }: Pace): TransitionConfig {
  if (speed === 'instant') return { duration: 0 }
  if (reducedMotion()) return fade(node)
  return {
    delay,
    duration: pace(speed, 420),
    easing: (t) => 1 - (1 - t) ** 3,
    css: (t, u) =>
      `opacity:${Math.min(1, t * 2)};transform:translate(0,${17 * u}px) scale(${0.8 + 0.2 * t},${t}) rotate(${Math.sin(t * 9) * 5 * u}deg)`,
  }
}

/** Killed: tip over and fade. */
export function fall(node: Element, { speed, delay = 0 }: Pace): TransitionConfig {
  if (speed === 'instant') return { duration: 0 }
  if (reducedMotion()) return fade(node)
  return {
    delay,
    duration: pace(speed, 220),
    easing: (t) => t * t,
    css: (t, u) => `opacity:${Math.min(1, t * 1.6)};transform:translate(0,${16 * u}px) rotate(${90 * u}deg)`,
  }
}

/** Three blows of a hammer. */
export function hammer(node: Element, { speed, delay = 0 }: Pace): TransitionConfig {
  if (speed === 'instant') return { duration: 0 }
  if (reducedMotion()) return fade(node)
  return {
    delay,
    duration: pace(speed, 420),
    easing: (t) => t,
    css: (t) => {
      const blow = Math.abs(Math.cos(t * Math.PI * 2.5)) * (1 - t)
      return `opacity:${Math.min(1, t * 5)};transform:translate(0,${-13 * blow}px) scale(${1 + 0.32 * blow}) rotate(${-9 * blow}deg)`
    },
  }
}

/** Planks are torn off and fly away. */
export function tear(node: Element, { speed, delay = 0 }: Pace): TransitionConfig {
  if (speed === 'instant') return { duration: 0 }
  if (reducedMotion()) return fade(node)
  return {
    delay,
    duration: pace(speed, 320),
    css: (t, u) => `opacity:${t};transform:translate(${12 * u}px,${-22 * Math.sin(u * Math.PI)}px) rotate(${70 * u}deg)`,
  }
}

/** A car backs out of the drive and leaves. */
export function driveOff(node: Element, { speed, delay = 0 }: Pace): TransitionConfig {
  if (speed === 'instant') return { duration: 0 }
  if (reducedMotion()) return fade(node)
  return {
    delay,
    duration: pace(speed, 1100),
    easing: (t) => 1 - (1 - t) ** 2,
    css: (t, u) => `opacity:${Math.min(1, t * 4)};transform:translate(${-360 * u * u}px,0)`,
  }
}

/** Svelte action: pop whenever the value changes. */
export function popAfter(node: Element, value: number): { update: (next: number) => void } {
  let last = value
  return {
    update(next) {
      if (next !== last && !reducedMotion()) {
        node.animate({ transform: ['scale(1.45)', 'scale(1)'] }, { duration: 220, easing: EASE_OUT })
      }
      last = next
    },
  }
}
