// Settings of this player, stored in the browser.

import { recall, remember } from './storage'

export type Theme = 'system' | 'dark' | 'light'
export const themes: Theme[] = ['system', 'dark', 'light']
/** Each choice has a picture of its own, whatever the light is just now. */
export const themeIcons: Record<Theme, string> = { system: 'g-dusk', dark: 'g-moon', light: 'g-sun' }
/** Speed of pieces. With "instant" (and with reduced motion) nothing moves. */
export type Speed = 'slow' | 'normal' | 'fast' | 'instant'
export const speeds: Speed[] = ['slow', 'normal', 'fast', 'instant']

/** Table view: picture, text, or both. */
export type ViewMode = 'picture' | 'told' | 'both'
export const viewModes: ViewMode[] = ['picture', 'told', 'both']
/** How many of the other players' actions the text view narrates. */
export type NarrationLevel = 'all' | 'near' | 'mine'

/** Names under which the browser stores the settings. */
const STORED = {
  theme: 'theme',
  chosenSpeed: 'speed',
  viewMode: 'table',
  narrationLevel: 'level',
  name: 'name',
  singleKeys: 'single-keys',
  keys: 'keys',
  turnAlert: 'call',
  showReactions: 'faces',
} as const

const watch = (query: string, set: (on: boolean) => void): boolean => {
  const media = matchMedia(query)
  media.addEventListener('change', (event) => set(event.matches))
  return media.matches
}

class Settings {
  theme = $state<Theme>(recall<Theme>('theme') ?? 'system')
  chosenSpeed = $state<Speed>(recall<Speed>('speed') ?? 'normal')
  viewMode = $state<ViewMode>(recall<ViewMode>('table') ?? 'picture')
  narrationLevel = $state<NarrationLevel>(recall<NarrationLevel>('level') ?? 'near')
  name = $state(recall<string>('name') ?? '')
  /** Single-character shortcuts are on. */
  singleKeys = $state(recall<boolean>('single-keys') ?? true)
  /** Keys that the player changed, by shortcut; '' = none. */
  keys = $state.raw<Record<string, string>>(recall<Record<string, string>>('keys') ?? {})
  /** Alert the player when it is their turn and the tab is hidden. */
  turnAlert = $state(recall<boolean>('call') ?? false)
  /** Show reactions of other players. */
  showReactions = $state(recall<boolean>('faces') ?? true)
  #light = $state(false)
  #still = $state(false)

  /** Effective speed: instant if the system asks for reduced motion. */
  speed = $derived<Speed>(this.#still ? 'instant' : this.chosenSpeed)
  effectiveTheme = $derived<'dark' | 'light'>(this.theme === 'system' ? (this.#light ? 'light' : 'dark') : this.theme)

  constructor() {
    this.#light = watch('(prefers-color-scheme: light)', (on) => (this.#light = on))
    this.#still = watch('(prefers-reduced-motion: reduce)', (on) => (this.#still = on))
  }

  set<Key extends keyof typeof STORED>(key: Key, value: Settings[Key]): void {
    Object.assign(this, { [key]: value })
    remember(STORED[key], value)
  }
}

export const settings = new Settings()
