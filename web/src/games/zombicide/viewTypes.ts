// The view and the scene of Zombicide, as its rules describe them. Made by `make types`; do not edit.

/** Tile. `turns`: quarter turns clockwise. */
export interface TileScene {
  tile: string
  turns: number
}

/** A room as printed on its tile, in 250ths of a tile. Floor and furniture turn with the tile. */
export interface RoomFace {
  name: string
  rects: [number, number, number, number][]
}

/** Zone. `rects`: its outline; `name`: of a room, "kitchen"; `place`: its name as message arguments (`places.place_args`). */
export interface ZoneScene {
  id: string
  street: boolean
  building: number
  cells: [number, number][]
  rects: [number, number, number, number][]
  name: string
  place: Record<string, string>
  links: string[]
}

/** Door. `cell`: of the street in front of it; `side`: the side with the wall. */
export interface DoorScene {
  id: string
  color: 'blue' | 'green' | 'red'
  street: string
  room: string
  cell: [number, number]
  side: 'E' | 'N' | 'S' | 'W'
  pos: [number, number]
}

export interface SpawnScene {
  id: string
  zone: string
  color: 'blue' | 'green' | 'red'
  pos: [number, number]
}

export interface ObjectiveScene {
  id: string
  zone: string
  color: 'blue' | 'green' | 'red'
  kind: 'face_down' | 'medicine_cabinet' | 'objective'
  pos: [number, number]
}

export interface CarScene {
  id: string
  zone: string
  kind: 'pimp' | 'police'
  pos: [number, number]
}

/** Positions of the mission's marks. */
export interface Marks {
  start: [number, number]
  exit?: [number, number]
  goal?: [number, number]
}

/** Survivor sheet: skills by Danger Level. `item`: the card of a Starts-with skill, or "". */
export interface SheetScene {
  id: string
  name: string
  item: string
  blue: string[]
  yellow: string[]
  orange: string[]
  red: string[]
}

/** Values printed on an equipment card. */
export interface CardScene {
  kind: 'event' | 'item' | 'melee' | 'melee+ranged' | 'ranged' | 'supply'
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

/** Skill for a blank sheet. `name`: as a file of survivors writes it. */
export interface BlankSkill {
  id: string
  name: string
}

/** Starting item for a blank sheet. `skill`: the skill as a file of survivors writes it. */
export interface BlankItem {
  id: string
  skill: string
}

/** Choices for the blank side of a survivor sheet (ZC-05.40). `starts`: the skill that takes an item; `longest`: characters in a name; `most`: survivors in a file. */
export interface BlankSheet {
  skills: BlankSkill[]
  starts: string
  items: BlankItem[]
  longest: number
  most: number
}

/** Scene of a mission. `openings`: pairs of cells on both sides of a gap between two rooms; `crossings`: pairs of cells of a crosswalk between two street zones. */
export interface ZombicideScene {
  mission: string
  columns: number
  rows: number
  tiles: TileScene[][]
  faces: Record<string, RoomFace[]>
  zones: ZoneScene[]
  openings: [[number, number], [number, number]][]
  crossings: [[number, number], [number, number]][]
  manholes: [number, number][]
  doors: DoorScene[]
  spawns: SpawnScene[]
  objectives: ObjectiveScene[]
  cars: CarScene[]
  start: string
  exit: string | null
  goal: string | null
  zombieExits: string[]
  marks: Marks
  sheets: SheetScene[]
  cards: Record<string, CardScene>
  blank: BlankSheet
}

/** Card of an inventory. `scope`: a Rifle with a Scope under it. */
export interface CardView {
  id: string
  card: string
  loaded: boolean
  scope: boolean
}

/** Survivor. `slots`: hands first; null = empty. */
export interface SurvivorView {
  id: string
  name: string
  seat: number
  fate: 'board' | 'dead' | 'left'
  zone: string | null
  car: string | null
  chair: 'driver' | 'seat1' | 'seat2' | 'seat3' | null
  xp: number
  level: 'blue' | 'orange' | 'red' | 'yellow'
  skills: string[]
  wounds: number
  slots: (CardView | 'wound' | null)[]
  actions: number
  actionsMax: number
  freeMoves: number
  freeFights: number
  freeSearches: number
  done: boolean
  kills: number
}

/** A zone with something in it. `tokens`: of Noise; `noise`: tokens and survivors; `next`: where its zombies would go now, and how many each way; `runs`: the second steps of its Runners: from, to, number. */
export interface ZoneView {
  id: string
  noise: number
  tokens: number
  zombies: Partial<Record<'abomination' | 'fatty' | 'runner' | 'walker', number>>
  next: Record<string, number>
  runs: [string, string, number][]
}

/** Car. `seats`: the driver's first. */
export interface CarView {
  id: string
  kind: 'pimp' | 'police'
  zone: string | null
  drivable: boolean
  searched: boolean
  seats: (string | null)[]
  cargo: CardView[]
}

/** One condition of the mission; `bad` ones must not be reached. */
export interface Goal {
  id: 'aboard' | 'all-out' | 'back' | 'bunker' | 'carried-out' | 'cleared' | 'clock' | 'defended' | 'driven-out' | 'escaped' | 'gather' | 'kills' | 'load' | 'objectives' | 'orange' | 'red' | 'rounds' | 'spawns' | 'stand' | 'supplies' | 'yellow'
  rule: string
  done: number
  all: number
  bad: boolean
}

/** The table. `levels`: the experience at which blue, yellow, orange and red begin; `dangers`: zones with survivors, and the attacks to expect there next. */
export interface ZombicideView {
  mission: string
  round: number
  phase: 'end' | 'over' | 'players' | 'setup' | 'zombies'
  first: number
  acting: string | null
  danger: 'blue' | 'orange' | 'red' | 'yellow'
  levels: number[]
  survivors: SurvivorView[]
  zones: ZoneView[]
  dangers: Record<string, number>
  openDoors: string[]
  spawns: string[]
  objectives: string[]
  cars: CarView[]
  deck: number
  discards: number
  zombieDeck: number
  stock: Partial<Record<'abomination' | 'fatty' | 'runner' | 'walker', number>>
  escaped: number
  loud: string | null
  goals: Goal[]
}
