// The current page. Links inside the page change it without a reload.

import { parseRoute, type Route } from './urls'

const here = () => parseRoute(location.pathname, location.hash, location.search)

const state = $state<{ route: Route }>({ route: here() })

export const router = {
  get route(): Route {
    return state.route
  },
}

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, '', path)
  else history.pushState(null, '', path)
  state.route = here()
  if (!path.includes('#')) scrollTo(0, 0)
}

function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
  const link = (event.target as Element).closest?.('a')
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
  if (link.pathname.startsWith('/api/')) return
  event.preventDefault()
  go(link.pathname + link.search + link.hash)
}

export function startRouter(): void {
  addEventListener('popstate', () => (state.route = here()))
  addEventListener('hashchange', () => (state.route = here()))
  document.addEventListener('click', follow)
}
