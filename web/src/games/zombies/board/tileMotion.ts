// Transitions of tiles, doors and tokens.

import type { TransitionConfig } from 'svelte/transition'
import { pace, reducedMotion } from '../../../art/pieceMotion'
import type { Speed } from '../../types'

const still: TransitionConfig = { duration: 120, css: (t) => `opacity:${t}` }

export function settle(_: Element, { speed, middle }: { speed: Speed; middle: number }): TransitionConfig {
  if (speed === 'instant') return { duration: 0 }
  if (reducedMotion()) return still
  return {
    duration: pace(speed, 380),
    easing: (t) => 1 - (1 - t) ** 3,
    css: (t, u) =>
      `opacity:${Math.min(1, t * 3)};transform-origin:${middle}px ${middle}px;transform:translate(0,${-26 * u}px) rotate(${-5 * u}deg) scale(${1 + 0.14 * u})`,
  }
}

/** A door leaf swings open on its hinge. */
export function swing(_: Element, { speed }: { speed: Speed }): TransitionConfig {
  if (speed === 'instant') return { duration: 0 }
  if (reducedMotion()) return still
  return {
    duration: pace(speed, 420),
    easing: (t) => 1 - (1 - t) ** 2,
    css: (t, u) => `opacity:${Math.min(1, t * 4)};transform-origin:13px 4px;transform:rotate(${58 * u}deg)`,
  }
}

/** A token is picked up: it rises and disappears. */
export function lift(_: Element, { speed, delay = 0 }: { speed: Speed; delay?: number }): TransitionConfig {
  if (speed === 'instant') return { duration: 0 }
  if (reducedMotion()) return still
  return { delay, duration: pace(speed, 360), css: (t, u) => `opacity:${t};transform:translate(0,${-24 * u}px) scale(${1 + 0.4 * u})` }
}

/** A token is put down: it drops with a small bounce. */
export function drop(_: Element, { speed, delay = 0 }: { speed: Speed; delay?: number }): TransitionConfig {
  if (speed === 'instant') return { duration: 0 }
  if (reducedMotion()) return still
  return {
    delay,
    duration: pace(speed, 320),
    css: (t) => `opacity:${Math.min(1, t * 3)};transform:translate(0,${-18 * Math.abs(Math.cos(t * 4.71)) * (1 - t)}px)`,
  }
}
