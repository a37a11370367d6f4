// Overlays that the player turned on: moves of zombies, sight, noise, names of zones. Saved for the next visit.

import type { Shortcut } from '../../lib/choice/shortcuts'
import { recall, remember } from '../../lib/state/storage'

export type Overlay = 'threat' | 'sight' | 'noise' | 'names'
export const overlays: Overlay[] = ['threat', 'sight', 'noise', 'names']
/** Keys that switch them. */
export const overlayKeys: (Shortcut & { id: Overlay })[] = [
  { id: 'threat', key: 'z', does: 'overlay-moves' },
  { id: 'sight', key: 'v', does: 'overlay-sight' },
  { id: 'noise', key: 'x', does: 'overlay-noise' },
  { id: 'names', key: 'k', does: 'overlay-names' },
]

const state = $state<Record<Overlay, boolean>>({
  threat: false,
  sight: false,
  noise: false,
  names: false,
  ...recall<Record<Overlay, boolean>>('zombicide-overlays'),
})

export const shownOverlays = {
  get threat(): boolean {
    return state.threat
  },
  get sight(): boolean {
    return state.sight
  },
  get noise(): boolean {
    return state.noise
  },
  get names(): boolean {
    return state.names
  },
  toggle(which: Overlay): void {
    state[which] = !state[which]
    remember('zombicide-overlays', { ...state })
  },
}
