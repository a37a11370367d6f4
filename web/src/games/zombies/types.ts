// What the server says about a table of Zombies!!!.

export type Side = 'N' | 'E' | 'S' | 'W'
/** Column and row over the whole map, counted from the north-west corner of the Town Square. */
export type Square = readonly [x: number, y: number]
export type PhaseName = 'setup' | 'tile' | 'fight' | 'cards' | 'move' | 'zombies' | 'discard' | 'over'
export type TokenKind = 'life' | 'bullet' | 'survivor' | 'hidden'
export type Status = 'alive' | 'dead' | 'safe' | 'zombie'

/** A tile on the map: place in tiles from the Town Square, quarter turns clockwise, the square of its door. */
export interface Tile {
  id: string
  kind: string
  x: number
  y: number
  rot: number
  door: string | null
}

export interface Zombie {
  id: string
  x: number
  y: number
  moved: boolean
}

export interface Token {
  kind: TokenKind
  x: number
  y: number
  count: number
}

export interface CardInHand {
  id: string
  card: string
  item: boolean
}

export interface Item {
  id: string
  card: string
  shots: number
}

export interface Pawn {
  id: string
  seat: number
  x: number
  y: number
  status: Status
  life: number
  bullets: number
  kills: number
  deaths: number
  hand: number
  plays: number
  items: Item[]
  carrying: boolean
  recovered: number
  team: number
}

/** A lasting card: on whom or whose, at work or waiting for a turn. */
export interface Effect {
  card: string
  seat: number
  active: boolean
  tile: string | null
}

/** The tile in the hand. */
export interface Ghost {
  kind: string
  placer: number
  rotations: number[]
  zombies: number
  life: number
  bullets: number
  survivors: number
}

export interface ZombiesView {
  round: number
  phase: PhaseName
  active: number
  first: number
  tiles: Tile[]
  zombies: Zombie[]
  tokens: Token[]
  pawns: Pawn[]
  hand: CardInHand[]
  deck: number
  discard: CardInHand[]
  pile: { left: number; helipad: 'pile' | 'map' | 'gone'; unplayable: string[] }
  supply: number
  effects: Effect[]
  ghost: Ghost | null
  putting: string | null
  move: { pawn: string; mover: number; left: number; total: number } | null
  toMove: number
  window: { point: string; asked: number[]; passed: number[] } | null
  fast: boolean
  keeper: number
  goal: { zombies: number; survivors: number; recovered: number; weapon: number; everybody: number; team: number; dawn: number }
  bounds: number[]
}

/** A kind of tile as printed: R road, B building, O yard, X not playable; door candidates as row and column. */
export interface TileKind {
  kind: 'start' | 'helipad' | 'named' | 'generic'
  count: number
  grid: string[]
  exits: Side[]
  zombies: number
  life: number
  bullets: number
  survivors: number
  doors: number[][]
  item: string | null
  rotations: number[]
}

export interface ZombiesScene {
  size: number
  sides: Side[]
  tiles: Record<string, TileKind>
  cards: Record<string, { item: boolean; count: number; places: string[]; rule: string }>
  colours: string[]
  maxLife: number
  zombies: number
}
