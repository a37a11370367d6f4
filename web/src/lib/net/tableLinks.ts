// Tables this browser holds a link to, newest first.

import { parseLink } from '../app/urls'
import { recall, remember } from '../state/storage'
import type { CreatedTable, MySeat } from './protocol'

export interface Link {
  table: string
  key: string
  game: string
  /** Key of the spectators' link, where it is known: the one to be shared. */
  watch: string
  when: number
  /** The key it was opened with before it became one's own. */
  was?: string
}

const most = 40

export function myLinks(): Link[] {
  return recall<Link[]>('links') ?? []
}

/** Remembers a link; true if this browser did not know it. */
export function keepLink(link: Omit<Link, 'when' | 'watch'> & { watch?: string }): boolean {
  const before = myLinks()
  const same = before.find((other) => other.table === link.table && other.key === link.key)
  const kept: Link = { ...same, ...link, watch: link.watch || same?.watch || '', when: Date.now() }
  remember('links', [kept, ...before.filter((other) => other !== same)].slice(0, most))
  return !same
}

/** Takes in what the server remembers of this browser; true if there was a table that it did not know any more. */
export function takePlaces(places: MySeat[]): boolean {
  const before = myLinks()
  const known = new Set(before.map((link) => link.table))
  const fresh = places
    .filter((place) => !known.has(place.table))
    .map<Link>(({ table, key, game, when }) => ({ table, key, game, watch: '', when: 1000 * when }))
  if (fresh.length > 0) remember('links', [...before, ...fresh].toSorted((a, b) => b.when - a.when).slice(0, most))
  return fresh.length > 0
}

/** Whoever signs out leaves no way back to their tables in this browser. */
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

/** A link has become another one; whoever opens the first here again means this. */
export function changeLink(table: string, from: string, to: string, game: string): void {
  const before = myLinks().find((link) => link.table === table && link.key === from)
  dropLink(table, from)
  const kept: Link = { table, key: to, game: before?.game || game, watch: before?.watch ?? '', when: Date.now(), was: from }
  remember('links', [kept, ...myLinks()].slice(0, most))
}

/** The key to open a table with, for a link that may have become another one here. */
export const ownKey = (table: string, key: string) => myLinks().find((link) => link.table === table && link.was === key)?.key ?? key

/** A link to a table, whichever of its seats it opens. */
export function linkTo(table: string): Link | undefined {
  return myLinks().find((link) => link.table === table)
}

export function watchKey(table: string): string {
  return myLinks().find((link) => link.table === table && link.watch)?.watch ?? ''
}

/** Remembers a table just made and says where to go. */
export function keepCreated(created: CreatedTable, game: string): string {
  const mine = parseLink(created.mine) ?? { table: created.table, key: '' }
  const watch = parseLink(created.watch)?.key ?? ''
  keepLink({ table: created.table, key: mine.key || watch, game, watch })
  return created.mine || created.watch
}

/** A table that was just set up here: its maker is shown what there is to know before the first turn. */
export const markFresh = (table: string) => remember('fresh', table)
export const isFresh = (table: string) => recall<string>('fresh') === table
export function forgetFresh(table: string): void {
  if (isFresh(table)) remember('fresh', '')
}
