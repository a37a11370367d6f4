// The focus is never lost. Whatever has it may go away with the next decision: then its likeness takes it (the same verb, the
// same thing on the board), or the part of the page it was in, until the likeness comes back. What borrows the focus for a
// while (a dialog, a note, a question) gives it back.

/** Where the focus was, in words that outlive the element. */
interface Trace {
  /** The element itself, as long as it is there. */
  element: HTMLElement | SVGElement
  /** A selector of the same thing or verb; '' = it has no likeness. */
  like: string
  /** The part of the page, `data-region`. */
  region: string
}

type Focusable = HTMLElement | SVGElement

let trace: Trace | null = null
/** A region that holds the focus until the likeness is there again. */
let parked: Element | null = null
/** Something that had borrowed the focus is going: it goes back even to what has stayed where it was. */
let owed = false
/** The reader uses keys just now, not a pointer. */
let keys = false

export const byKeys = (): boolean => keys

const regionOf = (element: Element): string => element.closest('[data-region]')?.getAttribute('data-region') ?? ''
const part = (region: string): Focusable | null => document.querySelector<Focusable>(`[data-region="${region}"]`)

function likeness(element: Element): string {
  for (const name of ['data-thing', 'data-verb', 'data-tab', 'data-keep']) {
    const found = element.closest(`[${name}]`)
    if (found && !found.hasAttribute('data-region')) return `[${name}="${CSS.escape(found.getAttribute(name)!)}"]`
  }
  return ''
}

function usable(element: Element | null): element is Focusable {
  return !!element && element.isConnected && !element.matches(':disabled') && element.checkVisibility({ visibilityProperty: true })
}

const nowhere = () => document.activeElement === null || document.activeElement === document.body

function give(element: Focusable): boolean {
  const board = element.closest('[data-board]')
  element.focus({ preventScroll: board !== null })
  board?.scrollIntoView({ block: 'nearest' })
  return document.activeElement === element
}

/** Things on a board are drawn anew one after the other: of several the first that takes the focus. */
function toLikeness({ like, region }: Trace): boolean {
  if (!like) return false
  const all = [...document.querySelectorAll<Focusable>(`[data-region="${region}"] ${like}`)]
  return all.some((one) => usable(one) && give(one))
}

/** The focus fell to the page: back to where it belongs. */
function mend(): void {
  if (!trace) return
  if (parked && document.activeElement === parked) {
    if (toLikeness(trace)) parked = null
    return
  }
  if (!nowhere()) return
  if (usable(trace.element)) {
    if (owed) give(trace.element)
    return
  }
  const kept = trace
  if (toLikeness(kept)) return
  const place = [part(kept.region), part('acts'), part('board')].find((one) => usable(one))
  if (!place) return
  parked = place
  give(place)
  trace = kept
}

function note(event: FocusEvent): void {
  const element = event.target as Focusable
  owed = false
  if (element === parked) return
  parked = null
  trace = { element, like: likeness(element), region: regionOf(element) }
}

/** A click beside everything lets go of the focus on purpose. */
function leave(event: FocusEvent): void {
  const element = event.target as Element
  if (event.relatedTarget) return
  queueMicrotask(() => {
    if (nowhere() && usable(element)) trace = parked = null
  })
}

/** Watches over the focus of a page; gives back how to stop. */
export function keepFocus(): () => void {
  const watch = new MutationObserver(mend)
  watch.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled', 'class'] })
  const root = document.documentElement
  const pointed = () => root.toggleAttribute('data-keys', (keys = false))
  const keyed = () => root.toggleAttribute('data-keys', (keys = true))
  document.addEventListener('focusin', note)
  document.addEventListener('focusout', leave)
  document.addEventListener('pointerdown', pointed, true)
  document.addEventListener('keydown', keyed, true)
  return () => {
    watch.disconnect()
    document.removeEventListener('focusin', note)
    document.removeEventListener('focusout', leave)
    document.removeEventListener('pointerdown', pointed, true)
    document.removeEventListener('keydown', keyed, true)
    trace = parked = null
  }
}

/** For what has the focus for a while: when it goes, the focus goes back to where it was before. */
export function borrow(): () => void {
  const before = trace
  return () => {
    parked = null
    if (!before) return
    trace = before
    owed = true
  }
}

/** To a part of the page as such: its keys, and nothing in it. */
export function toRegion(region: string): void {
  const place = part(region)
  if (place) give(place)
}

/** Keys belong to the table: whoever has not come to any part of it yet comes to this one. */
export function settle(region: string): void {
  if (nowhere()) toRegion(region)
}
