// Clocks of seats: seconds left when the server sent them, counted down from there.
import type { Clock, SeatTime } from '../net/protocol'

import { t } from './i18n.svelte'

/** Seconds after which a stand-in bot can play for an absent player. */
export const AWAY = 120
/** Seconds left when a clock is highlighted, warns its player and ticks. */
export const SHORT = 30
export const WARNED = 20
export const TICKS = 10

const DAY = 86_400
const HOUR = 3600

/** Return the seconds left; `at` = when the clock arrived, `now` = current time, both in milliseconds. */
export function secondsLeft(face: SeatTime, at: number, now: number): number {
  return face.runs ? Math.max(0, face.left - (now - at) / 1000) : face.left
}

/** Format for a badge: "11:42", "1:05:00", "3 d". */
export function shownTime(seconds: number): string {
  const whole = Math.ceil(seconds)
  if (whole >= 2 * DAY) return t('clock-short-days', { days: Math.round(whole / DAY) })
  if (whole >= 10 * HOUR) return t('clock-short-hours', { hours: Math.round(whole / HOUR) })
  const two = (number: number) => String(number).padStart(2, '0')
  const minutes = Math.floor(whole / 60)
  return minutes < 60 ? `${minutes}:${two(whole % 60)}` : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(whole % 60)}`
}

/** Format in words for screen readers, rounded. */
export function timeInWords(seconds: number): string {
  if (seconds >= 2 * DAY) return t('clock-days', { days: Math.round(seconds / DAY) })
  if (seconds >= 2 * HOUR) return t('clock-hours', { hours: Math.round(seconds / HOUR) })
  if (seconds >= 90) return t('clock-minutes', { minutes: Math.round(seconds / 60) })
  return t('clock-seconds', { seconds: seconds > SHORT ? Math.ceil(seconds / 10) * 10 : Math.ceil(seconds) })
}

export const KINDS: Clock['kind'][] = ['none', 'decision', 'game', 'days']
export const ENDS: Clock['then'][] = ['wait', 'bot', 'vote']
/** Choices for each kind of clock, in seconds or days. */
export const TIMES: Record<NonNullable<Clock['kind']>, number[]> = {
  none: [],
  decision: [30, 60, 120, 300],
  game: [600, 1200, 2400, 3600],
  days: [1, 3, 7],
}
export const MORES = [0, 5, 15, 30]

/** Return the usual clock of a kind. */
export function clockOf(kind: NonNullable<Clock['kind']>, before: Clock): Clock {
  if (kind === 'none') return { kind }
  const times = TIMES[kind]
  return { kind, time: times[1] ?? times[0], then: before.then ?? 'wait', ...(kind === 'game' ? { more: 5 } : {}) }
}
