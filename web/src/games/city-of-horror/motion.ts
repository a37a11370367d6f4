// Transitions: supplies come down by parachute, a token appears like a spark.

import type { TransitionConfig } from 'svelte/transition'
import { pace } from '../../art/pieceMotion'
import type { Speed } from '../types'

/** Come down from above, swinging. */
export function descend(_: Element, { speed, delay = 0 }: { speed: Speed; delay?: number }): TransitionConfig {
  return {
    delay,
    duration: pace(speed, 1100),
    easing: (t) => 1 - (1 - t) ** 2,
    css: (t, u) =>
      `opacity:${Math.min(1, t * 3)};transform:translate(${Math.sin(t * 7) * 14 * u}px,${-150 * u}px) rotate(${Math.sin(t * 7) * 12 * u}deg)`,
  }
}

/** Appear like a spark: large at first, then at normal size. */
export function flash(_: Element, { speed }: { speed: Speed }): TransitionConfig {
  return {
    duration: pace(speed, 420),
    easing: (t) => 1 - (1 - t) ** 3,
    css: (t, u) => `opacity:${Math.min(1, t * 4)};transform:scale(${1 + 2.2 * u}) rotate(${60 * u}deg)`,
  }
}
