// What the server says about a table of All Things Zombie.

export type Terrain = 'clear' | 'rough' | 'building'
export type PaceName = 'slow' | 'normal' | 'fast'
export type PhaseName = 'setup' | 'entry' | 'initiative' | 'survivors' | 'zombies' | 'shots' | 'over'
export type Fate = 'waiting' | 'on-map' | 'left' | 'dead'

export interface SceneHex {
  id: string
  row: number
  /** In half hexes. */
  x: number
  terrain: Terrain
  road: boolean
  /** Part of the outpost's wall. */
  wall: boolean
  building: string
}

export interface SceneBuilding {
  id: string
  board: number
  hexes: string[]
}

export interface SceneMap {
  layout: string
  hexes: SceneHex[]
  buildings: SceneBuilding[]
  edges: Record<string, string[]>
}

export interface ScenePerson {
  id: string
  /** Rep, MP, melee dice. */
  front: number[]
  back: number[]
  star: boolean
  generic: boolean
  cost: number
  flipAt: number
  deadAt: number
  boxes: number
  pack: boolean
  ability: string
}

export interface SceneItem {
  id: string
  cost: number
  counters: number
  range: number
  shots: number[]
  keep: number
  loud: boolean
  melee: number
}

export interface HexScene {
  maps: SceneMap[]
  people: ScenePerson[]
  items: SceneItem[]
  paces: { id: PaceName; mp: number }[]
}

export interface HeldWeapon {
  item: string
  loaded: boolean
  scope: boolean
  range: number
  shots: number[]
}

export interface Survivor {
  id: string
  person: string
  /** -1: run by the rules. */
  seat: number
  side: number
  hex: string | null
  fate: Fate
  star: boolean
  generic: boolean
  wounded: boolean
  wounds: number
  flipAt: number
  deadAt: number
  rep: number
  mp: number
  melee: number
  boost: number
  done: boolean
  ready: boolean
  hand: HeldWeapon | null
  pack: HeldWeapon | null
  gear: string[]
  boxes: number
  ability: string
}

export interface Zombie {
  id: string
  hex: string
  pace: PaceName
  direction: string
  still: boolean
}

export interface Goal {
  key: string
  done: number
  all: number
}

/** A finished scenario of the campaign. */
export interface Chapter {
  won: boolean
  buildings: number
  zombies: number
  foes: number
  turns: number
  points: number
}

export interface HexView {
  turn: number
  turns: number
  phase: PhaseName
  scenario: number
  layout: string
  acting: string | null
  mp: number
  action: boolean
  fast: boolean
  survivors: Survivor[]
  zombies: Zombie[]
  cup: number
  shots: { hex: string; number: number }[]
  entered: string[]
  searched: string[]
  initiative: { party: number; face: number }[]
  decks: number[]
  supply: Record<string, number>
  points: number[]
  glory: number[]
  kills: number[]
  light: number
  finder: number
  stage: number
  entries: string[]
  inSight: string[]
  goals: Goal[]
  /** Scenario of the campaign, 0 without one. */
  chapter: number
  chronicle: Chapter[]
  /** Who died in the campaign. */
  fallen: string[]
}

export interface Point {
  x: number
  y: number
}
