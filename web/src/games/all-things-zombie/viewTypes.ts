// The view and the scene of All Things Zombie, as its rules describe them. Made by `make types`; do not edit.

/** A hex. Coordinates are doubled: `x` in half hexes, a row is three quarters of a hex high. `wall`: part of the outpost's wall. */
export interface HexScenery {
  id: string
  row: number
  x: number
  terrain: 'building' | 'clear' | 'rough'
  road?: boolean
  wall?: boolean
  building?: string
}

export interface BuildingScenery {
  id: string
  hexes: string[]
}

/** A board as printed. `places`: the name of each hex, including half hexes at its sides: its spot, the message of its landmark, the steps to it, and the direction from it (index into `winds`, -1: none). */
export interface BoardScenery {
  number: number
  hexes: HexScenery[]
  buildings: BuildingScenery[]
  places: Record<string, [string, string, number, number]>
}

/** The position of a board on the map. Its hex (r, h) is at (row + turn * r, x + turn * h) of the map. */
export interface PieceScenery {
  board: number
  row: number
  x: number
  turn: -1 | 1
}

/** A map, of one or two boards. Where they meet, the hexes of the first board count, except those of the seam. */
export interface LayoutScenery {
  layout: string
  pieces: PieceScenery[]
  seam: HexScenery[]
}

/** A survivor as printed. `front` and `back`: Rep, MP, melee dice. */
export interface PersonScenery {
  id: string
  front: [number, number, number]
  back: [number, number, number]
  star: boolean
  generic: boolean
  cost: number
  flipAt: number
  deadAt: number
  boxes: number
  pack: boolean
  ability: string
}

export interface ItemScenery {
  id: string
  name: 'ammo' | 'assault_rifle' | 'bat' | 'crossbow' | 'grenade' | 'machete' | 'medkit' | 'meds' | 'pistol' | 'scope' | 'shotgun' | 'smg' | 'twin_pistols' | 'vest'
  sort: 'gear' | 'melee' | 'ranged' | 'thrown'
  cost: number
  range: number
  shots: number[]
  keep: number
  loud: boolean
  melee: number
  winsTies: boolean
}

/** A branch of a reaction test, as words of messages. `when` is its condition ("" means always), `then` its action. */
export interface BranchScenery {
  when: string
  then: string
}

export interface ReactionScenery {
  test: 'being_charged' | 'charge' | 'in_sight' | 'received_fire'
  passed: number
  branches: BranchScenery[]
}

/** Maps and counters. `campaign`: its scenarios in order. `long`: distance in hexes at which a survivor is hard to hit. */
export interface HexScene {
  boards: BoardScenery[]
  layouts: LayoutScenery[]
  people: PersonScenery[]
  items: ItemScenery[]
  reactions: ReactionScenery[]
  campaign: ('campaign' | 'firefight' | 'for-a-few-bullets-more' | 'race-to-the-helicopter' | 'search-and-destroy' | 'skirmish' | 'the-barricade' | 'the-cure')[]
  long: number
  winds: string[]
}

export interface WeaponView {
  item: 'ammo' | 'assault_rifle' | 'bat' | 'crossbow' | 'grenade' | 'machete' | 'medkit' | 'meds' | 'pistol' | 'scope' | 'shotgun' | 'smg' | 'twin_pistols' | 'vest'
  loaded: boolean
  scope: boolean
  range: number
  shots: number[]
}

/** A survivor. `seat` is -1 if the rules play it, `renegade` if it fights alone. `idle`: its Rep is below the die of its side. */
export interface SurvivorView {
  id: string
  person: string
  seat: number
  side: number
  renegade: boolean
  hex: string | null
  fate: 'dead' | 'left' | 'on-map' | 'waiting'
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
  idle: boolean
  hand: WeaponView | null
  pack: WeaponView | null
  gear: ('ammo' | 'assault_rifle' | 'bat' | 'crossbow' | 'grenade' | 'machete' | 'medkit' | 'meds' | 'pistol' | 'scope' | 'shotgun' | 'smg' | 'twin_pistols' | 'vest')[]
  boxes: number
  ability: string
}

export interface ZombieView {
  id: string
  hex: string
  pace: 'fast' | 'normal' | 'slow'
  direction: 'E' | 'NE' | 'NW' | 'SE' | 'SW' | 'W'
  still: boolean
}

export interface MarkerView {
  hex: string
  number: number
}

/** A die of the initiative; `side` is set only if `party` is "side" or "renegade". */
export interface PartyView {
  party: 'dead' | 'renegade' | 'side'
  side: number
  face: number
}

/** Points that a player's team has cost so far. */
export interface Bill {
  survivors: number
  weapons: number
  gear: number
}

/** A goal: `key` is a message; `all` is 0 if it is only counted. */
export interface GoalView {
  key: string
  done: number
  all: number
}

/** A finished scenario of the campaign (AT-13.09). */
export interface ChapterView {
  won: boolean
  buildings: number
  zombies: number
  foes: number
  turns: number
  points: number
}

/** The game as a seat sees it. `phases`: those of this turn in order. `initiative`: highest die first. `bills`: what each player's team has cost so far, while teams are gathered. `light`: maximum sight in hexes, null by day. `decks`: zombie cards, loot cards. `chapter`: the campaign's scenario, 0 without one. */
export interface HexView {
  turn: number
  turns: number
  phase: 'entry' | 'initiative' | 'over' | 'setup' | 'shots' | 'survivors' | 'zombies'
  phases: ('entry' | 'initiative' | 'over' | 'setup' | 'shots' | 'survivors' | 'zombies')[]
  scenario: 'campaign' | 'firefight' | 'for-a-few-bullets-more' | 'race-to-the-helicopter' | 'search-and-destroy' | 'skirmish' | 'the-barricade' | 'the-cure'
  layout: string
  acting: string | null
  mp: number
  action: boolean
  fast: boolean
  survivors: SurvivorView[]
  zombies: ZombieView[]
  cup: number
  shots: MarkerView[]
  entered: string[]
  searched: string[]
  initiative: PartyView[]
  decks: [number, number]
  supply: Partial<Record<'ammo' | 'assault_rifle' | 'bat' | 'crossbow' | 'grenade' | 'machete' | 'medkit' | 'meds' | 'pistol' | 'scope' | 'shotgun' | 'smg' | 'twin_pistols' | 'vest', number>>
  points: number[]
  bills: Bill[]
  glory: number[]
  kills: number[]
  sky: 'day' | 'dusk' | 'night'
  light: number | null
  goals: GoalView[]
  chapter: number
  chronicle: ChapterView[]
  fallen: string[]
}
