// The hex under the pointer and the display for it, shared by the board, the panel beside it and the eye button.

import type { Shortcut } from '../../lib/choice/shortcuts'

/** Keys that switch the display. */
export const lookingKeys: Shortcut[] = [
  { id: 'sight', key: 'v', does: 'look-round' },
  { id: 'hex-names', key: 'c', does: 'hex-names' },
]

/** Shared by all tables of this page. */
const state = $state({
  /** The hex pointed at, by its id. */
  hex: null as string | null,
  /** The eye is open: everything out of sight of the pointed hex lies under a veil. */
  open: false,
  /** Hex names are shown. */
  names: false,
})

export const looking = {
  get hex(): string | null {
    return state.hex
  },
  get open(): boolean {
    return state.open
  },
  get names(): boolean {
    return state.names
  },
  point(hex: string | null): void {
    if (state.hex !== hex) state.hex = hex
  },
  toggle(): void {
    state.open = !state.open
  },
  toggleNames(): void {
    state.names = !state.names
  },
}
