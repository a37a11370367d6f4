// Keyboard shortcuts of the table. Every verb of a game has a fixed key (`GameUi.keys`). Players can change or remove
// every single-character key and switch all of them off, as speech input and accidental key presses require (WCAG
// 2.1.4). Arrows, Enter and Esc cannot be changed.

import { settings } from '../state/settings.svelte'

export interface Shortcut {
  id: string
  /** Default key. */
  key: string
  /** Message key of its description. */
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
  { id: 'guide', key: 'G', does: 'key-guide' },
  { id: 'sound', key: 'M', does: 'key-sound' },
  { id: 'menu', key: 'm', does: 'key-menu' },
  { id: 'help', key: '?', does: 'key-help' },
]

/** Keys that cannot be changed. */
export const fixedKeys: { keys: string[]; does: string }[] = [
  { keys: ['Tab'], does: 'key-tab' },
  { keys: ['←', '→', '↑', '↓'], does: 'key-move' },
  { keys: ['PgUp', 'PgDn'], does: 'key-next' },
  { keys: ['Enter'], does: 'key-choose' },
  { keys: ['Esc'], does: 'key-clear' },
  { keys: ['Space'], does: 'key-pause' },
  { keys: ['Shift', '←'], does: 'key-pan' },
]

/** Return the player's key for a shortcut; '' = none. */
export const keyOf = ({ id, key }: Shortcut): string => (settings.singleKeys ? (settings.keys[id] ?? key) : '')

/** Is this key press for the table? Not while typing, and not with a modifier. */
export function isForTable(event: KeyboardEvent): boolean {
  return !(event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
}

/** Return the id of the shortcut that was pressed. */
export function pressedShortcut(event: KeyboardEvent, among: Shortcut[]): string | null {
  return among.find((one) => event.key.length === 1 && keyOf(one) === event.key)?.id ?? null
}

const VERB_KEYS = [...'1234567890qwetyopdgjl']

/** Keys of the verbs of one table. A verb without a fixed key gets the first free one when it first appears, and keeps
 *  it. */
export class VerbKeys {
  #keys: Map<string, string>

  constructor(fixed: Record<string, string> = {}) {
    this.#keys = new Map(Object.entries(fixed))
  }

  /** Return the key of a verb; '' if single keys are off or the player uses that key for something else. */
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

/** Assign a key to a shortcut and remove it from the shortcut that had it. */
export function rebind(all: Shortcut[], id: string, key: string): void {
  const taken = all.filter((one) => one.id !== id && keyOf(one) === key).map((one) => [one.id, ''])
  settings.set('keys', { ...settings.keys, ...Object.fromEntries(taken), [id]: key })
}

/** Is the player typing text? */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName)
}
