// Keyboard focus that survives updates. When the focused element disappears, the focus moves to its counterpart (the
// same verb, or the same thing on the board), or to the page region it was in until a counterpart appears. A dialog or
// a popover that takes the focus returns it.

/** Where the focus was, described so that it can be marked again after the element is gone. */
interface LastFocus {
  /** The element itself, as long as it is there. */
  element: HTMLElement | SVGElement
  /** Selector of the counterpart, by thing or verb; '' = none. */
  selector: string
  /** `data-region` of the part of the page. */
  region: string
}

type Focusable = HTMLElement | SVGElement

let lastFocus: LastFocus | null = null
/** The region that holds the focus until a counterpart appears. */
let fallbackRegion: Element | null = null
/** A dialog is closing: return the focus even to an element that never disappeared. */
let mustReturn = false
/** The player is using the keyboard, not a pointer. */
let usesKeys = false

export const byKeys = (): boolean => usesKeys

const regionOf = (element: Element): string => element.closest('[data-region]')?.getAttribute('data-region') ?? ''
const findRegion = (region: string): Focusable | null => document.querySelector<Focusable>(`[data-region="${region}"]`)

function counterpartSelector(element: Element): string {
  for (const name of ['data-thing', 'data-verb', 'data-tab', 'data-keep']) {
    const marked = element.closest(`[${name}]`)
    if (marked && !marked.hasAttribute('data-region')) return `[${name}="${CSS.escape(marked.getAttribute(name)!)}"]`
  }
  return ''
}

function isFocusable(element: Element | null): element is Focusable {
  return !!element && element.isConnected && !element.matches(':disabled') && element.checkVisibility({ visibilityProperty: true })
}

const isFocusLost = () => document.activeElement === null || document.activeElement === document.body

function focusElement(element: Focusable): boolean {
  const board = element.closest('[data-board]')
  element.focus({ preventScroll: board !== null })
  board?.scrollIntoView({ block: 'nearest' })
  return document.activeElement === element
}

/** Focus the counterpart. A board redraws its things one by one, so try all matches. */
function focusCounterpart({ selector, region }: LastFocus): boolean {
  if (!selector) return false
  const all = [...document.querySelectorAll<Focusable>(`[data-region="${region}"] ${selector}`)]
  return all.some((one) => isFocusable(one) && focusElement(one))
}

/** Return a lost focus. */
function restoreFocus(): void {
  if (!lastFocus) return
  if (fallbackRegion && document.activeElement === fallbackRegion) {
    if (focusCounterpart(lastFocus)) fallbackRegion = null
    return
  }
  if (!isFocusLost()) return
  if (isFocusable(lastFocus.element)) {
    if (mustReturn) focusElement(lastFocus.element)
    return
  }
  const origin = lastFocus
  if (focusCounterpart(origin)) return
  const place = [findRegion(origin.region), findRegion('acts'), findRegion('board')].find((one) => isFocusable(one))
  if (!place) return
  fallbackRegion = place
  focusElement(place)
  lastFocus = origin
}

function onFocusIn(event: FocusEvent): void {
  const element = event.target as Focusable
  mustReturn = false
  if (element === fallbackRegion) return
  fallbackRegion = null
  lastFocus = { element, selector: counterpartSelector(element), region: regionOf(element) }
}

/** A click beside all controls drops the focus on purpose. */
function onFocusOut(event: FocusEvent): void {
  const element = event.target as Element
  if (event.relatedTarget) return
  queueMicrotask(() => {
    if (isFocusLost() && isFocusable(element)) lastFocus = fallbackRegion = null
  })
}

/** Watch the focus of the page. Returns a function that stops watching. */
export function keepFocus(): () => void {
  const watch = new MutationObserver(restoreFocus)
  watch.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled', 'class'] })
  const root = document.documentElement
  const pointed = () => root.toggleAttribute('data-keys', (usesKeys = false))
  const keyed = () => root.toggleAttribute('data-keys', (usesKeys = true))
  document.addEventListener('focusin', onFocusIn)
  document.addEventListener('focusout', onFocusOut)
  document.addEventListener('pointerdown', pointed, true)
  document.addEventListener('keydown', keyed, true)
  return () => {
    watch.disconnect()
    document.removeEventListener('focusin', onFocusIn)
    document.removeEventListener('focusout', onFocusOut)
    document.removeEventListener('pointerdown', pointed, true)
    document.removeEventListener('keydown', keyed, true)
    lastFocus = fallbackRegion = null
  }
}

/** Remember the focus before a dialog opens. Returns a function that restores it. */
export function rememberFocus(): () => void {
  const before = lastFocus
  return () => {
    fallbackRegion = null
    if (!before) return
    lastFocus = before
    mustReturn = true
  }
}

/** Focus a region as a whole, not a control in it. */
export function toRegion(region: string): void {
  const place = findRegion(region)
  if (place) focusElement(place)
}

/** Focus a region unless something has the focus. */
export function focusIfNone(region: string): void {
  if (isFocusLost()) toRegion(region)
}
