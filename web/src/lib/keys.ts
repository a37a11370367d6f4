// Keys of the table. Verbs take the digits, then letters that nothing else uses.

export const verbKeys = [...'1234567890', ...'qwertyiop']

export interface KeyHelp {
  keys: string[]
  /** Message key of what it does. */
  does: string
}

export const keyHelp: KeyHelp[] = [
  { keys: ['1', '9'], does: 'key-verbs' },
  { keys: ['←', '→', '↑', '↓'], does: 'key-move' },
  { keys: ['Enter'], does: 'key-choose' },
  { keys: ['Esc'], does: 'key-clear' },
  { keys: ['u'], does: 'key-undo' },
  { keys: ['Shift', 'u'], does: 'key-redo' },
  { keys: ['h'], does: 'key-hint' },
  { keys: ['b'], does: 'key-board' },
  { keys: ['a'], does: 'key-actions' },
  { keys: ['+', '−'], does: 'key-zoom' },
  { keys: ['f'], does: 'key-fit' },
  { keys: ['Shift', '←'], does: 'key-pan' },
  { keys: ['Space'], does: 'key-pause' },
  { keys: ['n'], does: 'key-step' },
  { keys: ['s'], does: 'key-speed' },
  { keys: ['/'], does: 'key-chat' },
  { keys: ['m'], does: 'key-menu' },
  { keys: ['?'], does: 'key-help' },
]

/** True where keys are for writing, not for the table. */
export function writing(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName)
}
