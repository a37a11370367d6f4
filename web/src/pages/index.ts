// Pages, loaded when first shown, and what each one needs.

import type { Component } from 'svelte'
import { gameUi } from '../games'
import type { Route } from '../lib/app/urls'
import { fetchGames } from '../lib/net/api'
import { linkTo } from '../lib/net/tableLinks'
import { language } from '../lib/text/i18n.svelte'

type Page = Exclude<Route['page'], 'lost'>
type Properties<P extends Page> = Omit<Extract<Route, { page: P }>, 'page'>
/** A page component with the rest of its route as props. */
export type PageComponent = Component<Record<string, unknown>>

const pages: { [P in Page]: () => Promise<{ default: Component<Properties<P>> }> } = {
  lobby: () => import('./Lobby.svelte'),
  setup: () => import('./Setup.svelte'),
  table: () => import('./TablePage.svelte'),
  replay: () => import('./ReplayPage.svelte'),
  review: () => import('./ReviewPage.svelte'),
  luck: () => import('./LuckPage.svelte'),
  rules: () => import('./RulesPage.svelte'),
  lab: () => import('./LabPage.svelte'),
  join: () => import('./Join.svelte'),
  profile: () => import('./ProfilePage.svelte'),
}

export async function pageOf(route: Route): Promise<PageComponent | null> {
  return route.page === 'lost' ? null : ((await pages[route.page]()).default as unknown as PageComponent)
}

/** Routes of pages with a board. */
function atTable(route: Route): route is Extract<Route, { table: string }> {
  return 'table' in route
}

/** Return the game of an address, if this browser knows it. */
function gameOf(route: Route): string {
  if (route.page === 'setup' || route.page === 'rules') return route.game
  if (atTable(route)) return linkTo(route.table)?.game ?? ''
  return ''
}

/** Load everything that a page needs. Resolves when it can be shown, or with null if it cannot. */
export async function loadPage(route: Route): Promise<PageComponent | null> {
  const game = gameOf(route)
  if (route.page === 'lobby' || route.page === 'setup' || route.page === 'lab') void fetchGames().catch(() => undefined)
  if (game && atTable(route)) void gameUi(game).catch(() => undefined)
  const [page] = await Promise.all([
    pageOf(route).catch(() => null),
    language.use(game, ['setup', 'lobby', 'lab', 'profile', 'join'].includes(route.page)).catch(() => undefined),
  ])
  return page
}

/** Preload the table of a game. */
export function preloadTable(game: string): void {
  void pages.table().catch(() => undefined)
  void gameUi(game).catch(() => undefined)
}
