// Volumes and other sound settings of this browser.

import { recall, remember } from '../lib/state/storage'

export const sliders = ['all', 'table', 'fights', 'you', 'bed'] as const
export type Slider = (typeof sliders)[number]
export const vibrations = ['off', 'few', 'all'] as const
export type Vibration = (typeof vibrations)[number]

interface StoredSettings {
  isOn: boolean
  levels: Record<Slider, number>
  captions: boolean
  vibration: Vibration
  /** Only while another tab or window is in front. */
  onlyAway: boolean
}

const USUAL: StoredSettings = {
  isOn: true,
  levels: { all: 70, table: 80, fights: 65, you: 90, bed: 25 },
  captions: false,
  vibration: 'few',
  onlyAway: false,
}

const before = recall<Partial<StoredSettings>>('sound')
export const sound = $state<StoredSettings>({ ...USUAL, ...before, levels: { ...USUAL.levels, ...before?.levels } })

export function changeSound(change: Partial<StoredSettings>): void {
  Object.assign(sound, change)
  remember('sound', $state.snapshot(sound))
}

/** Another tab changed the settings: a muted game is muted in every tab. */
if (typeof window !== 'undefined') {
  addEventListener('storage', (event) => {
    if (event.key === 'shamble.sound') Object.assign(sound, recall<StoredSettings>('sound') ?? USUAL)
  })
}
