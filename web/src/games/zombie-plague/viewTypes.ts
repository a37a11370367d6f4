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

/** Square from which humans enter the car, and the facing there. */
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

/** Values of a weapon. `range`: how far it reaches (0 = the square in front), or `area`: length and width; `kills`, `pushes`: the faces that do; `oops`: the meaning of a 1. */
export interface WeaponScene {
  range: number
  area: [number, number] | null
  kills: number[]
  pushes: number[]
  oops: 'any' | 'empty' | 'points' | 'second' | 'wound'
}

/** The house. `cells`, `rooms`: a letter for each square's ground and room; `spots`: what each square is named after and on which side (`places.place_args`: "garden n"); `walls`: between squares; `weapons`: by card; `inLine`: zombies in line that break a barricade. */
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

/** Weapon. `fights`: the card whose values it has now (an empty gun as a bat); null = bare hands. */
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

/** Figure. `col` and `row` are 0 in the car (`aboard`). */
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

/** The table as a seat sees it. `searched`: place -> the humans who searched it; `car`: still in the drive; `lines`: zombies in line at each barricade; `aim`: option -> the squares it would hit. */
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
