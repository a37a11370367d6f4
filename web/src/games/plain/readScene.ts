// Validated reading of a game's data: the plain table knows nothing of the game, so it draws only valid data
// and lists everything else.

import type { PlainCard, PlainFact, PlainNumber, PlainPlace, PlainScene, PlainSeat, PlainThing, PlainView } from './viewTypes'

type Data = Record<string, unknown>

export interface ReadView extends Required<PlainView> {
  /** Other data, by name. */
  rest: [string, unknown][]
}

const data = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value)
const text = (value: unknown): value is string => typeof value === 'string'
const number = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
const pair = (value: unknown): value is [number, number] => Array.isArray(value) && value.length === 2 && value.every(number)
const texts = (value: unknown): value is string[] => Array.isArray(value) && value.every(text)

/** Missing, or valid. */
const maybe = (value: unknown, sound: (value: unknown) => boolean): boolean => value === undefined || sound(value)

const isPlace = (one: unknown): one is PlainPlace =>
  data(one) && text(one.id) && text(one.name) && maybe(one.at, pair) && maybe(one.size, pair) && maybe(one.links, texts) && maybe(one.spaces, number)
const isThing = (one: unknown): one is PlainThing =>
  data(one) &&
  text(one.id) &&
  text(one.place) &&
  maybe(one.name, text) &&
  maybe(one.sign, text) &&
  maybe(one.seat, number) &&
  maybe(one.count, number)
const isNumber = (one: unknown): one is PlainNumber => data(one) && text(one.name) && number(one.value) && maybe(one.most, number)
const isCard = (one: unknown): one is PlainCard => data(one) && text(one.id) && text(one.name) && maybe(one.kind, text)
const isSeat = (one: unknown): one is PlainSeat =>
  data(one) && number(one.seat) && maybe(one.numbers, (all) => Array.isArray(all) && all.every(isNumber)) && maybe(one.cards, number)
const isArgs = (value: unknown): boolean => data(value) && Object.values(value).every((arg) => text(arg) || number(arg))
const isFact = (one: unknown): one is PlainFact => data(one) && text(one.key) && maybe(one.args, isArgs)

/** A list with only valid entries; null for anything else. */
function listed<One>(value: unknown, sound: (one: unknown) => one is One): One[] | null {
  return Array.isArray(value) && value.every(sound) ? value : null
}

function facts(value: unknown): Record<string, PlainFact> | null {
  return data(value) && Object.values(value).every(isFact) ? (value as Record<string, PlainFact>) : null
}

function readView(view: unknown): ReadView {
  const said = data(view) ? view : {}
  const known = {
    round: number(said.round) ? said.round : null,
    phases: listed(said.phases, text),
    phase: text(said.phase) ? said.phase : null,
    facts: facts(said.facts),
    things: listed(said.things, isThing),
    numbers: listed(said.numbers, isNumber),
    seats: listed(said.seats, isSeat),
    cards: listed(said.cards, isCard),
    notation: text(said.notation) ? said.notation : null,
  }
  return {
    round: known.round ?? 0,
    phases: known.phases ?? [],
    phase: known.phase ?? '',
    facts: known.facts ?? {},
    things: known.things ?? [],
    numbers: known.numbers ?? [],
    seats: known.seats ?? [],
    cards: known.cards ?? [],
    notation: known.notation ?? '',
    rest: Object.entries(said).filter(([key]) => !(key in known) || known[key as keyof typeof known] === null),
  }
}

const views = new WeakMap<object, ReadView>()
const nothing = readView(null)

/** The view of any game; read once. */
export function readViewOnce(view: unknown): ReadView {
  if (!data(view)) return nothing
  let cached = views.get(view)
  if (!cached) views.set(view, (cached = readView(view)))
  return cached
}

const scenes = new WeakMap<object, Required<PlainScene>>()

export function placesOf(scene: unknown): PlainPlace[] {
  if (!data(scene)) return []
  let cached = scenes.get(scene)
  if (!cached) scenes.set(scene, (cached = { places: listed(scene.places, isPlace) ?? [] }))
  return cached.places
}

/** Options that are nowhere: no place, piece, card or player has their name. */
export function offBoardThings(scene: unknown, view: unknown, things: Iterable<string>): string[] {
  const { things: pieces, cards } = readViewOnce(view)
  const drawn = new Set([...placesOf(scene), ...pieces, ...cards].map((one) => one.id))
  return [...new Set(things)].filter((thing) => !drawn.has(thing) && !/^seat:\d+$/.test(thing))
}
