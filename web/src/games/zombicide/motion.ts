// How pieces of the town travel: through the gap, door or crossing between two zones, never through a wall.

import { reducedMotion, stepTime } from '../../art/pieceMotion'
import type { Speed } from '../types'
import type { Point } from './map/town'

const put = ({ x, y }: Point) => `translate(${x}px,${y}px)`

function lengths(points: readonly Point[]): number[] {
  const out = [0]
  for (let i = 1; i < points.length; i++) {
    out.push(out[i - 1]! + Math.hypot(points[i]!.x - points[i - 1]!.x, points[i]!.y - points[i - 1]!.y))
  }
  return out
}

/** Along a way, at an even pace. `done` when it has arrived. */
export function travel(
  body: SVGGElement,
  stance: SVGGElement | null,
  points: readonly Point[],
  how: { speed: Speed; delay?: number; time?: number; gait: 'shamble' | 'run' | 'hop' | 'roll'; done?: () => void },
): void {
  const time = how.time ?? stepTime(how.speed)
  if (!time || points.length < 2) {
    if (how.speed !== 'instant' && reducedMotion()) body.animate({ opacity: [0.2, 1] }, { duration: 120 })
    how.done?.()
    return
  }
  const far = lengths(points)
  const whole = far.at(-1) || 1
  const frames = points.map((point, i) => ({ transform: put(point), offset: far[i]! / whole }))
  const moving = body.animate(frames, {
    duration: time,
    delay: how.delay ?? 0,
    fill: 'backwards',
    easing: how.gait === 'hop' ? 'ease-in-out' : 'linear',
  })
  if (how.done) moving.onfinish = how.done
  stance?.animate(strides(how.gait, Math.sign(points.at(-1)!.x - points[0]!.x)), { duration: time, delay: how.delay ?? 0 })
}

function strides(gait: 'shamble' | 'run' | 'hop' | 'roll', side: number): Keyframe[] {
  const rest = { transform: 'none' }
  if (gait === 'roll') return [rest, { transform: 'rotate(-2deg)' }, { transform: 'rotate(2deg)' }, rest]
  if (gait === 'hop') return [rest, { transform: 'translate(0,-8px) scale(1.04)' }, rest]
  const lean = gait === 'run' ? 8 * (side || 1) : 0
  const steps = gait === 'run' ? 2 : 4
  const frames: Keyframe[] = [rest]
  for (let i = 0; i < steps; i++) frames.push({ transform: `translate(0,-2px) rotate(${(i % 2 ? 6 : -6) + lean}deg)` })
  return [...frames, rest]
}
