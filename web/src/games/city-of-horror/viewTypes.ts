// The view and the scene of City of Horror, as its rules describe them. Made by `make types`; do not edit.

/** A side of a location board. */
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

/** A character's value on either face. */
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

/** Both sides of all boards, and the contents of the box. */
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

/** An action card; both fields are empty if the viewer cannot know it. */
export interface CardPicture {
  id: string
  card: string
}

/** A location. `spaces`: -1 means no limit; `free` are those left now. `attack`: the zombie that starts the attack with the people there now, counted from 1. `fuse`: the number of explosion tokens that set it off, 0 if it takes no more. */
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

/** A character. `extra`: on a temporary space; `granted`: an old person who can vote or move this turn. */
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

/** A food token; `value` is null if the viewer cannot know it. */
export interface FoodPicture {
  id: string
  value: number | null
}

/** A player. `offers`: how many more they can make here, -1 means no limit. `worth`: the score of their living characters now. */
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

/** An invasion card. Locations are numbered from 1: new zombies for each, moves from one to another, and supplies as (location, antidotes, action cards). */
export interface InvasionPicture {
  card: string
  hour: string
  zombies: number[]
  moves: [number, number][]
  supplies: [number, number, number][]
  leader: number
}

/** A block of votes: its owner and its caster. */
export interface BlockPicture {
  owner: number
  caster: number
  votes: number
}

/** A vote being held. `casting`: the owners of the votes that the viewer casts, in the order of the targets in an option. */
export interface VotePicture {
  kind: 'attack' | 'sharing'
  place: string
  blocks: BlockPicture[]
  candidates: number[]
  casting: number[]
}

/** A promise: its location, and the player, the number of zombies or the item it names. */
export interface WordPicture {
  kind: 'give' | 'help' | 'share-vote' | 'stand-by' | 'tie' | 'vote'
  place: string
  seat: number | null
  count: number | null
  item: 'antidote' | 'any' | 'card' | null
}

/** A promise that can be made now, and the notation of its parts. */
export interface PossibleWord {
  word: WordPicture
  steps: string[]
}

/** An offer, as far as the viewer knows it. `wording`: whose promise is being put together now. `words`: the promises that the viewer can put into it. `room`: how many cards and antidotes still fit that the viewer gives, and that the viewer wants. */
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
  words: PossibleWord[]
  room: [number, number, number, number]
}

export interface PromisePicture {
  seat: number
  to: number
  hour: number
  word: WordPicture
  done: number
  fate: 'broken' | 'kept' | 'open' | 'void'
}

/** The game as a seat sees it. `wheel`: null where a colour is covered. `coercions`: caster, owner of the votes, and location. `offer`: the viewer's offer in the making, or an accepted one while cards are picked for it. `making`: offers that others put together, without content. `bids`: open offers. `frozen`: a vote is held or applied, so that cards and powers are closed. */
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
