// The view and the scene of a game without a board of its own, as its rules describe them. Made by `make types`; do not edit.

/** A place on the board. Without `at` (column and row from 0) and `size` (columns and rows), the page lays places out by their links. `spaces` is the capacity in figures; the page shows the free ones. */
export interface PlainPlace {
  id: string
  name: string
  at?: [number, number]
  size?: [number, number]
  links?: string[]
  spaces?: number
}

/** The static board. */
export interface PlainScene {
  places?: PlainPlace[]
}

/** A message key with its arguments. */
export interface PlainFact {
  key: string
  args?: Record<string, string | number>
}

/** A piece at a place. `sign` is "figure", "cube", "disc" or the id of a symbol, `seat` the owner, `count` the number of equal pieces. */
export interface PlainThing {
  id: string
  place: string
  name?: string
  sign?: string
  seat?: number
  count?: number
}

/** A number. With a maximum (`most`) the page draws it as a bar. */
export interface PlainNumber {
  name: string
  value: number
  most?: number
}

/** Public data of a player. `done` means out of the game, or finished with this turn. */
export interface PlainSeat {
  seat: number
  numbers?: PlainNumber[]
  cards?: number
  done?: boolean
}

/** A card in the viewer's hand. Cards of one `kind` share a colour. */
export interface PlainCard {
  id: string
  name: string
  kind?: string
}

/** The position. `phases` lists the phases of a turn in order, `phase` the current one. `facts` has at most one message per place. `notation` is the position as text, which the table adds (`Game.describe`). */
export interface PlainView {
  round?: number
  phases?: string[]
  phase?: string
  facts?: Record<string, PlainFact>
  things?: PlainThing[]
  numbers?: PlainNumber[]
  seats?: PlainSeat[]
  cards?: PlainCard[]
  notation?: string
}
