// Settings of this player, stored in the browser.

import type { Speed } from '../../games/types'
import { recall, remember } from './storage'

export type Theme = 'system' | 'dark' | 'light'
export const themes: Theme[] = ['system', 'dark', 'light']
/** Each choice has a picture of its own, whatever the light is just now. */
export const themeIcons: Record<Theme, string> = { system: 'g-dusk', dark: 'g-moon', light: 'g-sun' }
export const speeds: Speed[] = ['slow', 'normal', 'fast', 'instant']

/** Table view: picture, text, or both. */
export type Shown = 'picture' | 'told' | 'both'
export const tables: Shown[] = ['picture', 'told', 'both']
/** How many of the other players' actions the text view narrates. */
export type Level = 'all' | 'near' | 'mine'

const watch = (query: string, set: (on: boolean) => void): boolean => {
  const media = matchMedia(query)
  media.addEventListener('change', (event) => set(event.matches))
  return media.matches
}

class Settings {
  theme = $state<Theme>(recall<Theme>('theme') ?? 'system')
  chosenSpeed = $state<Speed>(recall<Speed>('speed') ?? 'normal')
  table = $state<Shown>(recall<Shown>('table') ?? 'picture')
  level = $state<Level>(recall<Level>('level') ?? 'near')
  name = $state(recall<string>('name') ?? '')
  /** Single-character shortcuts are on. */
  singleKeys = $state(recall<boolean>('single-keys') ?? true)
  /** Keys that the player changed, by shortcut; '' = none. */
  keys = $state.raw<Record<string, string>>(recall<Record<string, string>>('keys') ?? {})
  /** Alert the player when it is their turn and the tab is hidden. */
  call = $state(recall<boolean>('call') ?? false)
  /** Show reactions of other players. */
  faces = $state(recall<boolean>('faces') ?? true)
  #light = $state(false)
  #still = $state(false)

  /** Effective speed: instant if the system asks for reduced motion. */
  speed = $derived<Speed>(this.#still ? 'instant' : this.chosenSpeed)
  shown = $derived<'dark' | 'light'>(this.theme === 'system' ? (this.#light ? 'light' : 'dark') : this.theme)

  constructor() {
    this.#light = watch('(prefers-color-scheme: light)', (on) => (this.#light = on))
    this.#still = watch('(prefers-reduced-motion: reduce)', (on) => (this.#still = on))
  }

  setTheme(theme: Theme): void {
    this.theme = theme
    remember('theme', theme)
  }

  setSpeed(speed: Speed): void {
    this.chosenSpeed = speed
    remember('speed', speed)
  }

  setSingleKeys(on: boolean): void {
    this.singleKeys = on
    remember('single-keys', on)
  }

  setKeys(keys: Record<string, string>): void {
    this.keys = keys
    remember('keys', keys)
  }

  setTable(table: Shown): void {
    this.table = table
    remember('table', table)
  }

  setLevel(level: Level): void {
    this.level = level
    remember('level', level)
  }

  setCall(on: boolean): void {
    this.call = on
    remember('call', on)
  }

  setFaces(on: boolean): void {
    this.faces = on
    remember('faces', on)
  }

  setName(name: string): void {
    this.name = name
    remember('name', name)
  }
}

export const settings = new Settings()
