// The view and the scene of All Things Zombie, as its rules describe them. Made by `make types`; do not edit.

/** A hex. Coordinates are doubled: `x` in half hexes, a row is three quarters of a hex high. `wall`: part of the outpost's. */
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

/** A board as printed. `places`: how each hex is called, half hexes at its sides included: its spot, the message of what it is called after, how many steps off that it is, and on which side (a place in `winds`, -1 = none). */
export interface BoardScenery {
  number: number
  hexes: HexScenery[]
  buildings: BuildingScenery[]
  places: Record<string, [string, string, number, number]>
}

/** Where a board lies on the map: the hex (row, x) of it at (row + turn * its row, x + turn * its x). */
export interface PieceScenery {
  board: number
  row: number
  x: number
  turn: -1 | 1
}

/** A map. Where two boards meet, the first one's hexes count, but for those of the seam. */
export interface LayoutScenery {
  layout: string
  pieces: PieceScenery[]
  seam: HexScenery[]
}

/** `front` and `back`: Rep, MP, melee dice. */
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

/** `when`: a condition ("" = always), `then`: what is done; words of the catalogue. */
export interface BranchScenery {
  when: string
  then: string
}

export interface ReactionScenery {
  test: 'being_charged' | 'charge' | 'in_sight' | 'received_fire'
  passed: number
  branches: BranchScenery[]
}

/** `campaign`: its scenarios in order. `long`: hexes from which a survivor is hard to hit. */
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

/** `seat` is -1 for whoever is run by the rules, `renegade` for whoever fights for itself alone. `idle`: its Rep is under the die of its side. */
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

/** A die of the initiative; `side` only where `party` is "side" or "renegade". */
export interface PartyView {
  party: 'dead' | 'renegade' | 'side'
  side: number
  face: number
}

/** Points a player's team has cost so far. */
export interface Bill {
  survivors: number
  weapons: number
  gear: number
}

/** `key` is a message; `all` is 0 for something that is only counted. */
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

/** `phases`: those of this turn in order. `initiative`: highest die first. `bills`: what each player's team has cost so far, while teams are gathered. `light`: hexes one can see, null by day. `decks`: zombie cards, loot cards. `chapter`: the campaign's scenario, 0 without one. */
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
