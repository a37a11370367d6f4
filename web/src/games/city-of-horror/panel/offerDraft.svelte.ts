// An offer that the player puts together on this page. Nothing is sent before the whole of it.

import type { Option } from '../../../lib/net/protocol'
import type { CityView, OfferPicture, PossibleWord, WordPicture } from '../viewTypes'

export type Side = 'give' | 'want'

/** A piece of an offer, with its notation. */
export interface Piece {
  side: Side
  kind: 'card' | 'antidote' | 'word'
  steps: string[]
  /** Id of the given card. */
  card?: string
  word?: WordPicture
}

const WORD_VERB: Record<Side, string> = { give: 'promise', want: 'want-promise' }

const sameWord = (one: WordPicture, other: WordPicture) =>
  one.kind === other.kind && one.place === other.place && one.seat === other.seat && one.count === other.count && one.item === other.item

/** Return the notation that sends the pieces: what the offer gives, then what it wants. */
export const notation = (pieces: readonly Piece[], send: string): string[] => [...pieces.flatMap((piece) => piece.steps), send]

/** Return the piece for a promise. */
export function wordPiece(side: Side, { word, steps }: PossibleWord): Piece {
  return { side, kind: 'word', word, steps: [WORD_VERB[side], ...steps] }
}

/** Return the promises of one kind, the location of the moment first, and the most likely player at each first. */
export function wordsOf(view: CityView, offer: OfferPicture, side: Side, kind: WordPicture['kind']): PossibleWord[] {
  const here = view.resolving
  const likely = side === 'want' ? offer.seat : offer.to
  const rank = ({ word }: PossibleWord): number => {
    const away = word.place === here ? 0 : 8
    if (word.seat === null) return away
    if (kind === 'share-vote') return away + (word.seat === likely ? 0 : 1)
    return away + (word.seat === offer.seat || word.seat === offer.to ? 4 : view.seats[word.seat]?.out ? 2 : 0)
  }
  return offer.words.filter(({ word }) => word.kind === kind).sort((a, b) => rank(a) - rank(b))
}

/** Return the kinds of promises that can be made now. */
export const kindsOf = (offer: OfferPicture): WordPicture['kind'][] => [...new Set(offer.words.map(({ word }) => word.kind))]

/** Return the promise with one part changed, or the first one of its kind there. */
export function changedWord(words: readonly PossibleWord[], word: WordPicture, change: Partial<WordPicture>): PossibleWord | undefined {
  const wanted = { ...word, ...change }
  return words.find((one) => sameWord(one.word, wanted)) ?? words.find((one) => one.word.kind === wanted.kind && one.word.place === wanted.place)
}

const GOODS = ['give', 'give-antidote', 'want-card', 'want-antidote']

/** Return the options of goods that still fit beside the pieces. */
export function goodsLeft(options: readonly Option[], pieces: readonly Piece[], offer: OfferPicture): Option[] {
  return options.filter((option) => {
    const good = GOODS.indexOf(option.verb)
    if (good < 0) return false
    const { side, kind, card } = goodPiece(option)
    const taken = pieces.filter((piece) => piece.side === side && piece.kind === kind)
    return taken.length < (offer.room[good] ?? 0) && !(card && taken.some((piece) => piece.card === card))
  })
}

/** Return the piece for an option of goods. */
export function goodPiece(option: Option): Piece {
  const side: Side = option.verb.startsWith('want') ? 'want' : 'give'
  const kind = option.verb.endsWith('antidote') ? 'antidote' : 'card'
  return { side, kind, steps: [option.text], card: option.verb === 'give' ? option.things?.[0] : undefined }
}

/** The draft of one offer, with its earlier versions. */
export class Draft {
  pieces = $state.raw<Piece[]>([])
  #before = $state.raw<Piece[][]>([])

  get canGoBack(): boolean {
    return this.#before.length > 0
  }

  set(pieces: Piece[]): void {
    this.#before = [...this.#before, this.pieces]
    this.pieces = pieces
  }

  add(piece: Piece): void {
    this.set([...this.pieces, piece])
  }

  remove(piece: Piece): void {
    this.set(this.pieces.filter((one) => one !== piece))
  }

  replace(piece: Piece, by: Piece): void {
    this.set(this.pieces.map((one) => (one === piece ? by : one)))
  }

  back(): void {
    this.pieces = this.#before.at(-1) ?? []
    this.#before = this.#before.slice(0, -1)
  }
}
