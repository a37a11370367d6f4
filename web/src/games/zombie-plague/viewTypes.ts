// The view and the scene of Zombie Plague, as its rules describe them. Made by `make types`; do not edit.

export interface OpeningScene {
  id: string
  kind: 'door' | 'garage_door' | 'inner_door' | 'window'
  between: [[number, number], [number, number]]
}

export interface PlaceScene {
  id: string
  square: [number, number]
}

/** Where one gets into the car, and which way one looks then. */
export interface DoorScene {
  square: [number, number]
  facing: 'E' | 'N' | 'S' | 'W'
}

/** First and last column and row, and its doors. */
export interface CarScene {
  columns: [number, number]
  rows: [number, number]
  doors: DoorScene[]
}

/** What a weapon does: how far it reaches (0 = the square in front), or how long and wide an area; on which faces it kills or pushes; what a 1 means. */
export interface WeaponScene {
  range: number
  area: [number, number] | null
  kills: number[]
  pushes: number[]
  oops: 'any' | 'empty' | 'points' | 'second' | 'wound'
}

/** The house: a letter for each square's ground and for its room; what each square is called after and on which side of it it lies (`places.place_args`: "garden n"); walls between squares; the weapons by card; how many in line break a barricade. */
export interface PlagueScene {
  width: number
  height: number
  cells: string[]
  rooms: string[]
  spots: string[][]
  walls: [[number, number], [number, number]][]
  openings: OpeningScene[]
  places: PlaceScene[]
  car: CarScene
  weapons: Record<string, WeaponScene>
  inLine: number
}

/** `fights`: the card by whose numbers it fights as it is now (an empty gun may be a bat); null = as bare hands. */
export interface WeaponView {
  id: string
  card: string
  loaded: boolean
  barrel: boolean
  fights: string | null
}

export interface ItemView {
  id: string
  card: string
}

/** `col` and `row` are 0 in the car (`aboard`). */
export interface FigureView {
  id: string
  kind: 'dog' | 'human' | 'zombie'
  seat: number
  number: number
  col: number
  row: number
  facing: 'E' | 'N' | 'S' | 'W'
  ap: number
  apMax: number
  done: boolean
  counted: boolean
  surprise: boolean
  weapon: WeaponView | null
  items: ItemView[]
  aboard: boolean
}

export interface FallenView {
  id: string
  seat: number
  number: number
  fate: 'escaped' | 'zombified'
}

export interface GoalView {
  shut: number
  openings: number
  searched: number
  places: number
  inside: number
}

export interface LineView {
  open: string
  count: number
}

/** A table of Zombie Plague as a seat sees it. `searched`: place -> who has searched it; `car`: it still stands in the drive; `lines`: how many stand in line at each barricade; `aim`: option -> the squares it would hit. */
export interface PlagueView {
  round: number
  phase: 'arrivals' | 'humans' | 'over' | 'setup' | 'zombies'
  acting: string | null
  figures: FigureView[]
  fallen: FallenView[]
  barricades: string[]
  searched: Record<string, string[]>
  deck: number
  limit: number
  counted: number
  fear: boolean
  car: boolean
  goal: GoalView
  lines: LineView[]
  aim: Record<string, string[]>
}
