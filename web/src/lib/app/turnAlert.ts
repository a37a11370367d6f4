// Turn alert while the tab is hidden: in the page title and, if the player wants it, by sound, vibration and
// notification.

import type { Decision, Seat } from '../net/protocol'

/** Do other players wait for my answer? */
export function isCalled(decision: Decision | null, mine: number[], seats: Seat[]): boolean {
  const others = seats.some((seat, index) => seat.kind === 'person' && !mine.includes(index))
  return others && (decision?.waiting ?? []).some((seat) => mine.includes(seat))
}

/** Ask for permission to show notifications. */
export async function mayNotify(): Promise<boolean> {
  if (!('Notification' in window)) return false
  return (await Notification.requestPermission()) === 'granted'
}

const TONES = [
  { pitch: 440, from: 0 },
  { pitch: 660, from: 0.14 },
]

/** Play the soft tick of a clock that runs out. */
export function tick(): void {
  if (navigator.userActivation?.hasBeenActive && 'AudioContext' in window) chime([{ pitch: 880, from: 0 }], 0.05, 0.08)
}

function chime(tones = TONES, volume = 0.12, length = 0.3): void {
  const audio = new AudioContext()
  for (const { pitch, from } of tones) {
    const tone = audio.createOscillator()
    const loudness = audio.createGain()
    const start = audio.currentTime + from
    tone.frequency.value = pitch
    loudness.gain.setValueAtTime(volume, start)
    loudness.gain.exponentialRampToValueAtTime(0.001, start + length)
    tone.connect(loudness).connect(audio.destination)
    tone.start(start)
    tone.stop(start + length)
  }
  setTimeout(() => void audio.close(), 1000)
}

/** Alert the player by every means that the browser allows. */
export function call(title: string, words: string): void {
  const touched = navigator.userActivation?.hasBeenActive // browsers allow no sound before the first click
  if (touched && 'vibrate' in navigator) navigator.vibrate([80, 60, 80])
  if (touched && 'AudioContext' in window) chime()
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  try {
    const notice = new Notification(title, { body: words, icon: '/icon.svg', tag: 'turn' })
    notice.onclick = () => (window.focus(), notice.close())
  } catch {
    return // some phones accept notifications only from service workers
  }
}
