// The view and the scene of City of Horror, as its rules describe them. Made by `make types`; do not edit.

/** One side of a location's board. */
export interface BoardPicture {
  id: string
  side: 'A' | 'B' | 'collapsed'
  spaces: number
  attack: number
  effect: string
}

export interface LocationPicture {
  id: string
  sides: BoardPicture[]
}

/** What a character scores on either face. */
export interface FacesPicture {
  id: string
  rested: number
  exhausted: number
}

export interface CardKindPicture {
  id: string
  count: number
  explosion: boolean
}

/** The boards and what is in the box: both sides of everything, since sides and corners may be drawn when the game begins. */
export interface CityScene {
  places: LocationPicture[]
  wheel: ('blue' | 'green' | 'orange' | 'purple' | 'red' | 'yellow')[]
  hours: string[]
  zombieSpaces: number
  tokens: number
  areas: string[]
  characters: FacesPicture[]
  cards: CardKindPicture[]
}

/** An action card; both are empty where one may not know it. */
export interface CardPicture {
  id: string
  card: string
}

/** A location. Spaces: -1 = as many as come; `free` are those left now. `attack`: the zombie that starts the attack as things stand, counted from 1. `fuse`: explosion tokens that set it off, 0 where none can lie any more. */
export interface PlacePicture {
  id: string
  place: 'armory' | 'bank' | 'church' | 'crossroads' | 'hospital' | 'water_tower'
  number: number
  side: 'A' | 'B' | 'collapsed'
  spaces: number
  free: number
  attack: number
  zombies: number
  tokens: number
  fuse: number
  antidotes: number
  cards: CardPicture[]
  closed: '' | 'blocked' | 'burnt'
  underAttack: boolean
  resolved: boolean
}

/** A character. `extra`: on a temporary space; `granted`: votes or moves this turn although of the old people. */
export interface CharacterPicture {
  id: string
  character: string
  seat: number
  place: string | null
  alive: boolean
  rested: boolean
  value: number
  extra: boolean
  shelter: '' | 'hidden' | 'tucked'
  granted: boolean
  baby: boolean
  votes: number
}

/** A food token; null where one may not know its value. */
export interface FoodPicture {
  id: string
  value: number | null
}

/** A player. `offers`: how many more he may make here, -1 = as many as he likes. `worth`: what his living people would score now. */
export interface SeatPicture {
  seat: number
  colour: 'blue' | 'green' | 'orange' | 'purple' | 'red' | 'yellow'
  out: boolean
  hand: CardPicture[]
  pack: CardPicture[]
  antidotes: number
  food: FoodPicture[]
  offers: number
  plan: string | null
  moved: boolean
  peeked: boolean
  canned: number
  worth: number
  points: number
}

/** An invasion card. Locations are numbered from 1: new zombies for each, moves from one to another, and supplies as location, antidotes, action cards. */
export interface InvasionPicture {
  card: string
  hour: string
  zombies: number[]
  moves: [number, number][]
  supplies: [number, number, number][]
  leader: number
}

/** Votes that go together: whose they are, and who casts them. */
export interface BlockPicture {
  owner: number
  caster: number
  votes: number
}

/** A vote being held. `casting`: whose votes one casts oneself, in the order in which the things of an option name whom they point at. */
export interface VotePicture {
  kind: 'attack' | 'sharing'
  place: string
  blocks: BlockPicture[]
  candidates: number[]
  casting: number[]
}

/** A promise: about which place, naming whom, how many zombies, or what of the supplies. */
export interface WordPicture {
  kind: 'give' | 'help' | 'share-vote' | 'stand-by' | 'tie' | 'vote'
  place: string
  seat: number | null
  count: number | null
  item: 'antidote' | 'any' | 'card' | null
}

/** An offer as far as one may know it. `wording`: whose promise is being put into words now. */
export interface OfferPicture {
  seat: number
  to: number
  sent: boolean
  cards: CardPicture[]
  antidotes: number
  wantCards: number
  wantAntidotes: number
  promise: WordPicture | null
  wantPromise: WordPicture | null
  wording: '' | 'mine' | 'yours'
}

export interface PromisePicture {
  seat: number
  to: number
  hour: number
  word: WordPicture
  done: number
  fate: 'broken' | 'kept' | 'open' | 'void'
}

/** What a seat may know of a table. `wheel`: null where a colour is covered. `coercions`: who casts whose votes, and at which place. `offer`: the one that one puts together, or one agreed to while cards are picked for it; `making`: those that others put together, nobody knows of what; `bids`: those that stand. `frozen`: a vote is being held or applied, so that cards and powers are closed. */
export interface CityView {
  hour: number
  phase: 'change' | 'choose' | 'invade' | 'move' | 'observe' | 'over' | 'rescue' | 'resolve' | 'setup'
  start: number
  leader: 'blue' | 'green' | 'orange' | 'purple' | 'red' | 'yellow'
  wheel: ('blue' | 'green' | 'orange' | 'purple' | 'red' | 'yellow' | null)[]
  resolving: string | null
  step: 'attack' | 'share' | 'use' | null
  places: PlacePicture[]
  characters: CharacterPicture[]
  seats: SeatPicture[]
  horde: number
  ambulance: number
  deck: number
  discard: CardPicture[]
  truck: number
  shownFood: FoodPicture[]
  invasion: InvasionPicture | null
  invasions: InvasionPicture[]
  invasionsLeft: number
  coercions: [number, number, string][]
  vote: VotePicture | null
  offer: OfferPicture | null
  making: OfferPicture[]
  bids: OfferPicture[]
  promises: PromisePicture[]
  binding: boolean
  frozen: boolean
  over: boolean
}
