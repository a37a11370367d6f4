// Keys of the table. Every verb of a game has its own, whatever else may be chosen (`GameUi.keys`). What else a letter, a
// digit or a sign does can be given another key or none, and all of them can be switched off: they would be in the way of
// whoever speaks to the computer, or hits keys by accident. Keys without a sign of their own (arrows, Enter, Esc) stay.

import { settings } from '../state/settings.svelte'

export interface Shortcut {
  id: string
  /** The key unless another is chosen. */
  key: string
  /** Message key of what it does. */
  does: string
}

export const shortcuts: Shortcut[] = [
  { id: 'undo', key: 'u', does: 'key-undo' },
  { id: 'redo', key: 'U', does: 'key-redo' },
  { id: 'hint', key: 'h', does: 'key-hint' },
  { id: 'look', key: 'i', does: 'key-look' },
  { id: 'board', key: 'b', does: 'key-board' },
  { id: 'actions', key: 'a', does: 'key-actions' },
  { id: 'nearer', key: '+', does: 'key-nearer' },
  { id: 'farther', key: '-', does: 'key-farther' },
  { id: 'fit', key: 'f', does: 'key-fit' },
  { id: 'step', key: 'n', does: 'key-step' },
  { id: 'speed', key: 's', does: 'key-speed' },
  { id: 'chat', key: '/', does: 'key-chat' },
  { id: 'briefing', key: 'B', does: 'key-briefing' },
  { id: 'menu', key: 'm', does: 'key-menu' },
  { id: 'help', key: '?', does: 'key-help' },
]

/** Keys that stay as they are. */
export const fixedKeys: { keys: string[]; does: string }[] = [
  { keys: ['Tab'], does: 'key-tab' },
  { keys: ['←', '→', '↑', '↓'], does: 'key-move' },
  { keys: ['PgUp', 'PgDn'], does: 'key-next' },
  { keys: ['Enter'], does: 'key-choose' },
  { keys: ['Esc'], does: 'key-clear' },
  { keys: ['Space'], does: 'key-pause' },
  { keys: ['Shift', '←'], does: 'key-pan' },
]

/** The key of a shortcut as this person has it; '' = none. */
export const keyOf = ({ id, key }: Shortcut): string => (settings.singleKeys ? (settings.keys[id] ?? key) : '')

/** A key press that might be for the table: no writing, nothing held that makes another command of it. */
export function free(event: KeyboardEvent): boolean {
  return !(event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || writing(event.target))
}

/** Which of these a key press means. */
export function pressed(event: KeyboardEvent, among: Shortcut[]): string | null {
  return among.find((one) => event.key.length === 1 && keyOf(one) === event.key)?.id ?? null
}

const VERB_KEYS = [...'1234567890qwetyopdgjl']

/** The keys of the verbs of one table. A verb that the game gives none keeps the first free one from when it is first offered. */
export class VerbKeys {
  #keys: Map<string, string>

  constructor(fixed: Record<string, string> = {}) {
    this.#keys = new Map(Object.entries(fixed))
  }

  /** '' where single keys are not wanted, or it was given to something else. */
  of(verb: string): string {
    const taken = new Set(this.#keys.values())
    if (!this.#keys.has(verb)) this.#keys.set(verb, VERB_KEYS.find((key) => !taken.has(key)) ?? '')
    const key = this.#keys.get(verb)!
    return settings.singleKeys && !Object.values(settings.keys).includes(key) ? key : ''
  }

  get verbs(): string[] {
    return [...this.#keys.keys()]
  }
}

/** Another key for a shortcut; what had it so far has none any more. */
export function rebind(all: Shortcut[], id: string, key: string): void {
  const taken = all.filter((one) => one.id !== id && keyOf(one) === key).map((one) => [one.id, ''])
  settings.setKeys({ ...settings.keys, ...Object.fromEntries(taken), [id]: key })
}

/** True where keys are for writing, not for the table. */
export function writing(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName)
}
