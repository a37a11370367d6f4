// The view and the scene of Zombies!!!, as its rules describe them. Made by `make types`; do not edit.

/** A kind of tile as printed: R road, B building, O yard, X not playable. `item` can be laid down in it. */
export interface TileKind {
  kind: 'generic' | 'helipad' | 'named' | 'start'
  count: number
  grid: string[]
  exits: ('E' | 'N' | 'S' | 'W')[]
  zombies: number
  life: number
  bullets: number
  survivors: number
  item: string | null
}

export interface CardInfo {
  item: boolean
  count: number
  places: string[]
  rule: string
}

/** Tiles and cards as data for drawing. The map itself is in the view. */
export interface ZombiesScene {
  tiles: Record<string, TileKind>
  cards: Record<string, CardInfo>
  maxLife: number
}

/** The door of a building: its square, and the side that opens to the street. */
export interface Door {
  square: string
  side: 'E' | 'N' | 'S' | 'W'
}

/** A tile on the map. `x` and `y` count tiles from the Town Square, `rot` is in quarter turns clockwise, `kind` its id in the scene. `spots` gives the kind of each of the nine squares, "" means not playable. `near` is the kind of the tile it is named after, `east` and `south` the distance from it in tiles. */
export interface Tile {
  id: string
  kind: string
  x: number
  y: number
  rot: number
  door: Door | null
  spots: ('' | 'door' | 'inside' | 'road' | 'square' | 'street' | 'yard')[]
  near: string
  east: number
  south: number
}

/** A zombie. `moved`: already moved this turn by the player who moves zombies now. */
export interface Zombie {
  id: string
  x: number
  y: number
  moved: boolean
}

export interface Token {
  kind: 'bullet' | 'hidden' | 'life' | 'survivor'
  x: number
  y: number
  count: number
}

/** An item in play; `shots` are the rolls until it is used up, 0 if it never is. */
export interface LaidItem {
  id: string
  card: string
  shots: number
}

/** A player; `team` is -1 if there are no teams. */
export interface Pawn {
  id: string
  seat: number
  x: number
  y: number
  status: 'alive' | 'dead' | 'safe' | 'zombie'
  life: number
  bullets: number
  kills: number
  deaths: number
  hand: number
  plays: number
  items: LaidItem[]
  carrying: boolean
  recovered: number
  team: number
}

/** A card; `card` is its id in the scene. */
export interface HandCard {
  id: string
  card: string
  item: boolean
}

export interface Pile {
  left: number
  helipad: 'gone' | 'map' | 'pile'
  unplayable: string[]
}

/** A lasting card: its victim or owner, and whether it is active or waits for a turn. */
export interface Effect {
  card: string
  seat: number
  active: boolean
  tile: string | null
}

/** The tile being placed: who places it, and what comes on it. */
export interface Ghost {
  kind: string
  placer: number
  zombies: number
  life: number
  bullets: number
  survivors: number
}

/** The current movement: whose pawn, who moves it, how many squares. */
export interface Movement {
  pawn: string
  mover: number
  left: number
  total: number
}

/** The open window: the point in the turn, the players asked, and those who have passed. */
export interface OpenWindow {
  point: 'cards' | 'die' | 'end' | 'fight' | 'helipad' | 'move' | 'zombies'
  asked: number[]
  passed: number[]
}

/** Victory conditions of this mode and scenario; 0 means no such condition. */
export interface Goal {
  zombies: number
  survivors: number
  recovered: number
  weapon: boolean
  everybody: boolean
  team: boolean
  dawn: number
}

/** The game as a seat sees it. `x` and `y` of squares: column and row over the whole map, counted from the north-west corner of the Town Square. `toMove`: zombies still to be moved, 0 means none or no limit. */
export interface ZombiesView {
  round: number
  phase: 'cards' | 'discard' | 'fight' | 'move' | 'over' | 'setup' | 'tile' | 'zombies'
  active: number
  tiles: Tile[]
  zombies: Zombie[]
  tokens: Token[]
  pawns: Pawn[]
  hand: HandCard[]
  deck: number
  pile: Pile
  supply: number
  effects: Effect[]
  ghost: Ghost | null
  move: Movement | null
  toMove: number
  window: OpenWindow | null
  fast: boolean
  keeper: number
  goal: Goal
}
