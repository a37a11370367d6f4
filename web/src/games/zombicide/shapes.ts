// The view and the scene of Zombicide, as its rules describe them. Made by `make types`; do not edit.

/** `turns`: quarter turns clockwise. */
export interface TileScene {
  tile: string
  turns: number
}

/** A room as it is printed on its tile, in 250ths of a tile: its floor and furniture turn with the tile. */
export interface RoomFace {
  name: string
  rects: [number, number, number, number][]
}

/** `rects`: its outline; `name`: of a room, "kitchen"; `place`: the zone in words (`places.place_args`). */
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

/** `cell`: of the street in front of it; `side`: where the wall is. */
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

/** Where the mission's marks are printed. */
export interface Marks {
  start: [number, number]
  exit?: [number, number]
  goal?: [number, number]
}

/** A survivor sheet: skills by danger level. `item`: the card of a Starts-with skill, or "". */
export interface SheetScene {
  id: string
  name: string
  item: string
  blue: string[]
  yellow: string[]
  orange: string[]
  red: string[]
}

/** What is printed on an equipment card. */
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

/** `name`: as a file of survivors writes it. */
export interface BlankSkill {
  id: string
  name: string
}

/** `skill`: as a file of survivors writes that one starts with it. */
export interface BlankItem {
  id: string
  skill: string
}

/** What the blank side of a survivor sheet can be filled in with (ZC-05.40). `starts`: the skill that takes an item; `longest`: letters of a name; `most`: survivors in a file. */
export interface BlankSheet {
  skills: BlankSkill[]
  starts: string
  items: BlankItem[]
  longest: number
  most: number
}

/** `openings`: pairs of cells of a gap between two rooms; `crossings`: of a crosswalk between two street zones. */
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

/** A card of an inventory. `scope`: a Rifle with a Scope under it. */
export interface CardView {
  id: string
  card: string
  loaded: boolean
  scope: boolean
}

/** `slots`: hands first; null = empty. */
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

/** A zone with something in it. `tokens` of Noise, `noise` with survivors; `next`: where its zombies would go now, and how many take each way; `runs`: the second steps of its Runners, from, to and how many. */
export interface ZoneView {
  id: string
  noise: number
  tokens: number
  zombies: Partial<Record<'abomination' | 'fatty' | 'runner' | 'walker', number>>
  next: Record<string, number>
  runs: [string, string, number][]
}

/** `seats`: the driver's first. */
export interface CarView {
  id: string
  kind: 'pimp' | 'police'
  zone: string | null
  drivable: boolean
  searched: boolean
  seats: (string | null)[]
  cargo: CardView[]
}

/** One condition of the mission. `bad`: it must not be reached. */
export interface Goal {
  id: 'aboard' | 'all-out' | 'back' | 'bunker' | 'carried-out' | 'driven-out' | 'escaped' | 'gather' | 'load' | 'objectives' | 'red' | 'spawns' | 'supplies'
  rule: string
  done: number
  all: number
  bad: boolean
}

/** Message "coach-ID", the rules to read, and the things it is about. */
export interface Coach {
  id: 'arm' | 'arrange' | 'camp' | 'choose' | 'end' | 'first' | 'flee' | 'full' | 'go' | 'loot' | 'lose' | 'match' | 'next' | 'on' | 'open' | 'over' | 'pick' | 'reroll' | 'rooms' | 'search' | 'shoot' | 'skill' | 'strike' | 'take' | 'target' | 'trade' | 'wait' | 'way' | 'wound'
  rules: string[]
  things: string[]
}

/** The table. `levels`: the points at which blue, yellow, orange and red begin; `dangers`: zones with survivors, and the wounds that the dead will deal there next; `coach`: what is worth doing, in the first game. */
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
  coach: Coach | null
}
