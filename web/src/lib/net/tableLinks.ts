// Links to tables that this browser stores, newest first.

import { parseLink } from '../app/urls'
import { recall, remember } from '../state/storage'
import type { CreatedTable, MySeat } from './protocol'

export interface Link {
  table: string
  key: string
  game: string
  /** Key of the spectator link, if known. */
  watch: string
  when: number
  /** The shared key that the private one replaced. */
  was?: string
}

const most = 40

export function myLinks(): Link[] {
  return recall<Link[]>('links') ?? []
}

/** Store a link. Returns true if it is new. */
export function keepLink(link: Omit<Link, 'when' | 'watch'> & { watch?: string }): boolean {
  const before = myLinks()
  const same = before.find((other) => other.table === link.table && other.key === link.key)
  const entry: Link = { ...same, ...link, watch: link.watch || same?.watch || '', when: Date.now() }
  remember('links', [entry, ...before.filter((other) => other !== same)].slice(0, most))
  return !same
}

/** Store the tables that the server knows for this browser. Returns true if one of them was missing. */
export function takePlaces(places: MySeat[]): boolean {
  const before = myLinks()
  const known = new Set(before.map((link) => link.table))
  const fresh = places
    .filter((place) => !known.has(place.table))
    .map<Link>(({ table, key, game, when }) => ({ table, key, game, watch: '', when: 1000 * when }))
  if (fresh.length > 0) remember('links', [...before, ...fresh].toSorted((a, b) => b.when - a.when).slice(0, most))
  return fresh.length > 0
}

/** Remove the links of these tables, when the player signs out. */
export function dropLinks(tables: Iterable<string>): void {
  const gone = new Set(tables)
  remember(
    'links',
    myLinks().filter((link) => !gone.has(link.table)),
  )
}

export function dropLink(table: string, key: string): void {
  remember(
    'links',
    myLinks().filter((link) => link.table !== table || link.key !== key),
  )
}

/** Replace a key by the private one. Opening the old link here uses the new key. */
export function changeLink(table: string, from: string, to: string, game: string): void {
  const before = myLinks().find((link) => link.table === table && link.key === from)
  dropLink(table, from)
  const entry: Link = { table, key: to, game: before?.game || game, watch: before?.watch ?? '', when: Date.now(), was: from }
  remember('links', [entry, ...myLinks()].slice(0, most))
}

/** Return the current key of a link: the private one if it replaced the shared one. */
export const ownKey = (table: string, key: string) => myLinks().find((link) => link.table === table && link.was === key)?.key ?? key

/** Return the stored link to a table, whatever its seat. */
export function linkTo(table: string): Link | undefined {
  return myLinks().find((link) => link.table === table)
}

export function watchKey(table: string): string {
  return myLinks().find((link) => link.table === table && link.watch)?.watch ?? ''
}

/** Store the links of a new table. Returns its address. */
export function keepCreated(created: CreatedTable, game: string): string {
  const mine = parseLink(created.mine) ?? { table: created.table, key: '' }
  const watch = parseLink(created.watch)?.key ?? ''
  keepLink({ table: created.table, key: mine.key || watch, game, watch })
  return created.mine || created.watch
}

/** Mark a table as new, so that its host first sees the briefing. */
export const markFresh = (table: string) => remember('fresh', table)
export const isFresh = (table: string) => recall<string>('fresh') === table
export function forgetFresh(table: string): void {
  if (isFresh(table)) remember('fresh', '')
}
