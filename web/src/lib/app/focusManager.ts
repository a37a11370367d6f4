// Keyboard focus that survives updates. When the focused element disappears, the focus moves to its counterpart (the
// same verb, or the same thing on the board), or to the page region it was in until a counterpart appears. A dialog or
// a popover that takes the focus returns it.

/** Where the focus was, described so that it can be marked again after the element is gone. */
interface Trace {
  /** The element itself, as long as it is there. */
  element: HTMLElement | SVGElement
  /** Selector of the counterpart, by thing or verb; '' = none. */
  like: string
  /** `data-region` of the part of the page. */
  region: string
}

type Focusable = HTMLElement | SVGElement

let trace: Trace | null = null
/** The region that holds the focus until a counterpart appears. */
let parked: Element | null = null
/** A dialog is closing: return the focus even to an element that never disappeared. */
let owed = false
/** The player is using the keyboard, not a pointer. */
let keys = false

export const byKeys = (): boolean => keys

const regionOf = (element: Element): string => element.closest('[data-region]')?.getAttribute('data-region') ?? ''
const part = (region: string): Focusable | null => document.querySelector<Focusable>(`[data-region="${region}"]`)

function likeness(element: Element): string {
  for (const name of ['data-thing', 'data-verb', 'data-tab', 'data-keep']) {
    const marked = element.closest(`[${name}]`)
    if (marked && !marked.hasAttribute('data-region')) return `[${name}="${CSS.escape(marked.getAttribute(name)!)}"]`
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

/** Focus the counterpart. A board redraws its things one by one, so try all matches. */
function toLikeness({ like, region }: Trace): boolean {
  if (!like) return false
  const all = [...document.querySelectorAll<Focusable>(`[data-region="${region}"] ${like}`)]
  return all.some((one) => usable(one) && give(one))
}

/** Return a lost focus. */
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
  const lastTrace = trace
  if (toLikeness(lastTrace)) return
  const place = [part(lastTrace.region), part('acts'), part('board')].find((one) => usable(one))
  if (!place) return
  parked = place
  give(place)
  trace = lastTrace
}

function note(event: FocusEvent): void {
  const element = event.target as Focusable
  owed = false
  if (element === parked) return
  parked = null
  trace = { element, like: likeness(element), region: regionOf(element) }
}

/** A click beside all controls drops the focus on purpose. */
function leave(event: FocusEvent): void {
  const element = event.target as Element
  if (event.relatedTarget) return
  queueMicrotask(() => {
    if (nowhere() && usable(element)) trace = parked = null
  })
}

/** Watch the focus of the page. Returns a function that stops watching. */
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

/** Remember the focus before a dialog opens. Returns a function that restores it. */
export function rememberFocus(): () => void {
  const before = trace
  return () => {
    parked = null
    if (!before) return
    trace = before
    owed = true
  }
}

/** Focus a region as a whole, not a control in it. */
export function toRegion(region: string): void {
  const place = part(region)
  if (place) give(place)
}

/** Focus a region unless something has the focus. */
export function focusIfNone(region: string): void {
  if (nowhere()) toRegion(region)
}
