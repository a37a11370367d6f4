// What the server says about a table of Zombie Plague.

export type Facing = 'N' | 'E' | 'S' | 'W'
export type Square = readonly [col: number, row: number]
export type PhaseName = 'setup' | 'humans' | 'arrivals' | 'zombies' | 'over'

export interface Weapon {
  id: string
  card: string
  loaded: boolean
  barrel: boolean
}

export interface Item {
  id: string
  card: string
}

export interface PlagueFigure {
  id: string
  kind: 'human' | 'zombie' | 'dog'
  seat: number
  number: number
  col: number
  row: number
  facing: Facing
  ap: number
  apMax: number
  done: boolean
  counted: boolean
  surprise: boolean
  weapon: Weapon | null
  items: Item[]
  aboard: boolean
}

export interface Fallen {
  id: string
  seat: number
  number: number
  fate: 'zombified' | 'escaped'
}

export interface Goal {
  shut: number
  openings: number
  searched: number
  places: number
  inside: number
}

export interface PlagueView {
  round: number
  phase: PhaseName
  acting: string | null
  figures: PlagueFigure[]
  fallen: Fallen[]
  barricades: string[]
  searched: Record<string, string[]>
  deck: number
  limit: number
  counted: number
  fear: boolean
  goal: Goal
  lines: { open: string; count: number }[]
  aim: Record<string, string[]>
}

export interface Opening {
  id: string
  kind: 'door' | 'window' | 'garage_door' | 'inner_door'
  between: number[][]
  house: string
  needed: boolean
}

export interface Place {
  id: string
  square: number[]
  from: number[]
  facing: string
}

export interface PlagueScene {
  width: number
  height: number
  cells: string[]
  rooms: string[]
  drawing: string[]
  walls: number[][][]
  openings: Opening[]
  places: Place[]
  car: { columns: number[]; rows: number[]; doors: number[][] }
}
