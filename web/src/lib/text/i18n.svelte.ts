// Texts of the page: the language, the loaded catalogues, and `t` to format a message.

import type { FluentBundle } from '@fluent/bundle'
import { fetchText } from '../net/api'
import type { Args, Message, Seat } from '../net/protocol'
import { recall, remember } from '../state/storage'
import { bundleOf, langs, Speaker, type Lang, type Part } from './fluent'

function firstLang(): Lang {
  const stored = recall<Lang>('lang')
  if (stored && langs.includes(stored)) return stored
  return typeof navigator !== 'undefined' && navigator.language.startsWith('it') ? 'it' : 'en'
}

/** How places are shown: by name, or in the notation of saves and of the terminal. */
export type Places = 'names' | 'notation'
export const placesAs: Places[] = ['names', 'notation']

const state = $state({
  lang: firstLang(),
  game: '',
  others: [] as string[],
  names: [] as string[],
  reader: null as number | null,
  loaded: 0,
  places: recall<Places>('places') ?? 'names',
})
const bundles = new Map<string, FluentBundle>()
/** The catalogue with texts needed before a game starts: lobby and options. */
const setupOf = (game: string) => `${game}.setup`
const loading = new Map<string, Promise<void>>()

function speakerOf(game: string): Speaker {
  void state.loaded
  const sources = [game, setupOf(game), 'shell', setupOf('shell')].map((name) => bundles.get(`${state.lang}/${name}`))
  const names = state.names
  return new Speaker(
    sources.filter((bundle) => bundle !== undefined),
    (seat) => names[seat] ?? String(seat + 1),
    (key) => (import.meta.env.DEV ? `⟦${key}⟧` : plain(key)),
    state.places === 'notation',
    state.reader,
  )
}

const speaker = $derived.by(() => speakerOf(state.game))
const speakers = $derived(new Map(state.others.map((game) => [game, speakerOf(game)])))

/** Make an untranslated key readable: "verb-step-back" becomes "step back". */
function plain(key: string): string {
  return key.replace(/^[a-z]+-/, '').replaceAll('-', ' ')
}

function load(lang: Lang, name: string): Promise<void> {
  const id = `${lang}/${name}`
  let job = loading.get(id)
  if (!job) {
    job = fetchText(lang, name).then(
      (source) => {
        bundles.set(id, bundleOf(lang, source))
        state.loaded += 1
      },
      () => void loading.delete(id),
    )
    loading.set(id, job)
  }
  return job
}

export const language = {
  get current(): Lang {
    return state.lang
  },
  /** Load the catalogues of this page. `setup`: only the texts needed before a game starts. */
  async use(game = '', setup = false): Promise<void> {
    const wanted = ['shell', ...(game ? [game] : [])]
    await Promise.all([...wanted, ...(setup ? wanted.map(setupOf) : [])].map((name) => load(state.lang, name)))
    state.game = game
  },
  /** Load the catalogues of several games, for a page that shows them together (`tOf`). */
  async also(games: string[]): Promise<void> {
    await Promise.all(games.map((name) => load(state.lang, name)))
    state.others = games
  },
  async change(lang: Lang): Promise<void> {
    const wanted = [...loading.keys()].filter((id) => id.startsWith(`${state.lang}/`)).map((id) => id.slice(state.lang.length + 1))
    await Promise.all(wanted.map((name) => load(lang, name)))
    state.lang = lang
    remember('lang', lang)
    document.documentElement.lang = lang
  },
  get places(): Places {
    return state.places
  },
  callPlaces(places: Places): void {
    state.places = places
    remember('places', places)
  },
  /** Set the names behind "@seat-N". A player with a single seat is addressed as "you". */
  seats(seats: Seat[], mine: readonly number[] = []): void {
    const names = seats.map((seat) => seat.name)
    if (names.join('\n') !== state.names.join('\n')) state.names = names
    state.reader = mine.length === 1 ? mine[0]! : null
  },
}

/** Format a message. */
export function t(key: string, args?: Args): string {
  return speaker.format(key, args)
}

/** Format a message of another game; null if it is in no catalogue. */
export function tOf(game: string, key: string): string | null {
  const words = speakers.get(game) ?? speaker
  return words.has(key) ? words.format(key) : null
}

/** Return the translated name of a game, or the server's. */
export function gameName(id: string, given = id): string {
  return tOf(id, `game-${id}`) ?? given
}

export function say(message: Message): string {
  return speaker.format(message.key, message.args)
}

export function parts(message: Message): Part[] {
  return speaker.parts(message)
}

export function hasMessage(key: string): boolean {
  return speaker.has(key)
}

/** Return the rows of a results table: the attributes of its message. */
export function rows(key: string): { name: string; text: string }[] {
  return speaker.rows(key)
}
