// What the server says about a table of City of Horror.

export type Colour = 'green' | 'purple' | 'orange' | 'blue' | 'red' | 'yellow'
export type PlaceName = 'water_tower' | 'armory' | 'bank' | 'church' | 'hospital' | 'crossroads'
export type PhaseName = 'setup' | 'observe' | 'choose' | 'invade' | 'move' | 'resolve' | 'change' | 'rescue' | 'over'
export type StepName = 'use' | 'attack' | 'share'
export type Fate = 'open' | 'kept' | 'broken' | 'void'
export type WordKind = 'vote' | 'share-vote' | 'help' | 'stand-by' | 'give' | 'tie'

/** An action card; both are "" where one may not know it. */
export interface ActionCard {
  id: string
  card: string
}

export interface Food {
  id: string
  value: number | null
}

export interface Place {
  id: string
  place: PlaceName
  number: number
  side: 'A' | 'B' | 'collapsed'
  /** -1 = as many as come. */
  spaces: number
  /** The zombie that starts the attack, counted from 1. */
  attack: number
  zombies: number
  tokens: number
  antidotes: number
  cards: ActionCard[]
  closed: '' | 'burnt' | 'blocked'
  underAttack: boolean
  resolved: boolean
}

export interface Character {
  id: string
  character: string
  seat: number
  place: string | null
  alive: boolean
  rested: boolean
  value: number
  /** On a temporary space. */
  extra: boolean
  shelter: '' | 'hidden' | 'tucked'
  granted: boolean
  baby: boolean
  votes: number
}

export interface SeatView {
  seat: number
  colour: Colour
  out: boolean
  hand: ActionCard[]
  pack: ActionCard[]
  antidotes: number
  food: Food[]
  offers: number
  plan: string | null
  moved: boolean
  peeked: boolean
  canned: number
  points: number
}

export interface Invasion {
  card: string
  hour: string
  zombies: number[]
  moves: number[][]
  supplies: number[][]
  leader: number
}

export interface Word {
  kind: WordKind
  place: string
  seat: number | null
  count: number | null
}

export interface Offer {
  seat: number
  to: number
  sent: boolean
  cards: ActionCard[]
  antidotes: number
  wantCards: number
  wantAntidotes: number
  promise: Word | null
  wantPromise: Word | null
  /** Whose promise is being put into words now. */
  wording: '' | 'mine' | 'yours'
}

export interface Promised {
  seat: number
  to: number
  hour: number
  word: Word
  done: number
  fate: Fate
}

export interface CityVote {
  kind: 'attack' | 'sharing'
  place: string
  blocks: { owner: number; caster: number; votes: number }[]
  candidates: number[]
}

export interface CityView {
  hour: number
  phase: PhaseName
  start: number
  leader: Colour
  wheel: (Colour | null)[]
  resolving: string | null
  step: StepName | null
  places: Place[]
  characters: Character[]
  seats: SeatView[]
  horde: number
  ambulance: number
  deck: number
  discard: ActionCard[]
  truck: number
  shownFood: Food[]
  invasion: Invasion | null
  invasions: Invasion[]
  coercions: [number, number, string][]
  vote: CityVote | null
  offer: Offer | null
  promises: Promised[]
  binding: boolean
  frozen: boolean
  over: boolean
}

export interface CityScene {
  places: { id: string; sides: { id: string; side: string; spaces: number; attack: number; effect: string }[] }[]
  wheel: Colour[]
  hours: string[]
  zombieSpaces: number
  tokens: number
  characters: { id: string; rested: number; exhausted: number }[]
  cards: { id: string; count: number; explosion: boolean }[]
}
