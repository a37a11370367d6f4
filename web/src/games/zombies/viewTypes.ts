// The view and the scene of Zombies!!!, as its rules describe them. Made by `make types`; do not edit.

/** A kind of tile as printed: R road, B building, O yard, X not playable; `item` may be laid down in it. */
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

/** Tiles and cards as data: what a client needs to draw them. The map itself is in the view. */
export interface ZombiesScene {
  tiles: Record<string, TileKind>
  cards: Record<string, CardInfo>
  maxLife: number
}

/** The door of a building: its square, and the side where it opens to the street. */
export interface Door {
  square: string
  side: 'E' | 'N' | 'S' | 'W'
}

/** A tile on the map: `x` and `y` in tiles from the Town Square, `rot` quarter turns clockwise, `kind` its id in the scene. For the names of its squares: `spots` says what each of the nine is, "" = not playable; `near` is the kind of the tile it is called after, so many tiles to the `east` and to the `south` of that one. */
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

/** `moved`: by the player who moves zombies now, in this turn already. */
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

/** An item in play; `shots` are the rolls it is still good for, 0 where it is not used up. */
export interface LaidItem {
  id: string
  card: string
  shots: number
}

/** A player; `team` is -1 where there are none. */
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

/** A lasting card: on whom or whose, and whether it is at work or waits for a turn. */
export interface Effect {
  card: string
  seat: number
  active: boolean
  tile: string | null
}

/** The tile in the hand: who places it, and what comes on it. */
export interface Ghost {
  kind: string
  placer: number
  zombies: number
  life: number
  bullets: number
  survivors: number
}

/** The movement in course: whose pawn, who moves it, how many squares. */
export interface Movement {
  pawn: string
  mover: number
  left: number
  total: number
}

/** The open window: at which point, who is asked and who has passed. */
export interface OpenWindow {
  point: 'cards' | 'die' | 'end' | 'fight' | 'helipad' | 'move' | 'zombies'
  asked: number[]
  passed: number[]
}

/** What victory asks for in this mode and scenario; 0 = it does not ask for any. */
export interface Goal {
  zombies: number
  survivors: number
  recovered: number
  weapon: boolean
  everybody: boolean
  team: boolean
  dawn: number
}

/** The table as a seat sees it. `x` and `y` of squares: column and row over the whole map, counted from the north-west corner of the Town Square. `toMove`: zombies still to be moved, 0 = none or as many as one likes. */
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
