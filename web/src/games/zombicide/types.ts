// What the server tells of a table of Zombicide: the scene once, the view with every action.

export type Kind = 'walker' | 'fatty' | 'runner' | 'abomination'
export type Level = 'blue' | 'yellow' | 'orange' | 'red'
export type PhaseName = 'setup' | 'players' | 'zombies' | 'end' | 'over'
export type Side = 'N' | 'E' | 'S' | 'W'
/** Row and column, three to a tile. */
export type Cell = readonly [number, number]
/** Tiles from the upper left corner, x before y. */
export type Spot = readonly [number, number]

export interface Face {
  cells: string[]
  open: [Cell, Cell][]
  cross: [Cell, Cell][]
  border: Record<Side, string>
  manholes: Cell[]
  rooms: Record<string, { name: string; rects: number[][] }>
}

export interface Zone {
  id: string
  street: boolean
  building: number
  cells: Cell[]
  /** Its outline in tiles. */
  rects: number[][]
  /** Of a room: "kitchen". */
  name: string
  links: string[]
}

export interface Door {
  id: string
  color: string
  street: string
  room: string
  cell: Cell
  side: Side
  pos: Spot
}

export interface Token {
  id: string
  zone: string
  color: string
  kind: string
  pos: Spot
}

export interface SheetData {
  id: string
  name: string
  /** Card of a Starts-with skill, or "". */
  item: string
  blue: string[]
  yellow: string[]
  orange: string[]
  red: string[]
}

export interface CardFacts {
  kind: string
  dice: number
  accuracy: number
  damage: number
  range: [number, number]
  dual: boolean
  noisy: boolean
  opens: boolean
  noisyDoor: boolean
  reload: boolean
}

export interface ZombicideScene {
  mission: string
  columns: number
  rows: number
  tiles: { tile: string; turns: number }[][]
  faces: Record<string, Face>
  zones: Zone[]
  doors: Door[]
  spawns: Token[]
  objectives: Token[]
  cars: Token[]
  manholes: string[]
  start: string
  exit: string | null
  goal: string | null
  zombieExits: string[]
  marks: Partial<Record<'start' | 'exit' | 'goal', Spot>>
  sheets: SheetData[]
  cards: Record<string, CardFacts>
}

export interface CardView {
  id: string
  card: string
  loaded: boolean
  scope: boolean
}

/** "wound" = a Wound card, null = an empty slot. */
export type Slot = CardView | 'wound' | null

export interface SurvivorView {
  id: string
  name: string
  seat: number
  fate: 'board' | 'left' | 'dead'
  zone: string | null
  car: string | null
  chair: string | null
  xp: number
  level: Level
  skills: string[]
  wounds: number
  slots: Slot[]
  actions: number
  actionsMax: number
  freeMoves: number
  freeFights: number
  freeSearches: number
  done: boolean
  kills: number
}

export interface ZoneView {
  id: string
  noise: number
  tokens: number
  zombies: Partial<Record<Kind, number>>
  /** Where they would go now; empty = they stay, or attack. */
  next: string[]
  /** Second step of Runners: from, to. */
  runs: [string, string][]
}

export interface CarView {
  id: string
  kind: 'police' | 'pimp'
  zone: string | null
  drivable: boolean
  searched: boolean
  /** Driver first. */
  seats: (string | null)[]
  cargo: CardView[]
}

export interface Goal {
  id: string
  rule: string
  done: number
  all: number
  bad: boolean
}

export interface ZombicideView {
  mission: string
  round: number
  phase: PhaseName
  first: number
  acting: string | null
  danger: Level
  /** Points at which blue, yellow, orange and red begin. */
  levels: number[]
  survivors: SurvivorView[]
  zones: ZoneView[]
  openDoors: string[]
  spawns: string[]
  objectives: string[]
  cars: CarView[]
  deck: number
  discards: number
  zombieDeck: number
  stock: Record<Kind, number>
  escaped: number
  sight: string[]
  loud: string | null
  goals: Goal[]
}
