// The view and the scene of a game without a board of its own, as its rules describe them. Made by `make types`; do not edit.

/** A room. Without places of their own (`at`: column and row from 0, `size`: how many of each) the rooms are laid out by their links. `spaces`: how many figures there is room for; it shows those that are free. */
export interface PlainPlace {
  id: string
  name: string
  at?: [number, number]
  size?: [number, number]
  links?: string[]
  spaces?: number
}

export interface PlainScene {
  places?: PlainPlace[]
}

/** Something to be said: a key and its arguments. */
export interface PlainFact {
  key: string
  args?: Record<string, string | number>
}

/** A piece in a room. `sign`: "figure", "cube", "disc" or the id of a drawn symbol; `seat`: whose it is; `count`: how many alike stand there. */
export interface PlainThing {
  id: string
  place: string
  name?: string
  sign?: string
  seat?: number
  count?: number
}

/** A number; with a known end (`most`) it is drawn as a bar. */
export interface PlainNumber {
  name: string
  value: number
  most?: number
}

/** What everybody may see of a player. `done`: out of the game, or through with this turn. */
export interface PlainSeat {
  seat: number
  numbers?: PlainNumber[]
  cards?: number
  done?: boolean
}

/** A card in the hand of whoever looks. Cards of one `kind` have one colour. */
export interface PlainCard {
  id: string
  name: string
  kind?: string
}

/** `phases` in the order of a turn, and `phase`, the present one. `facts`: one about each place, at most. `notation`: the position in words, which the table adds (`Game.describe`). */
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
