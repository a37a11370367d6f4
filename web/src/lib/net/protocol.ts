// The messages between a table and its clients. Made by `make types`; do not edit.

/** The server refuses a page of another version, which then reloads. */
export const PROTOCOL_VERSION = 2

export type Arg = string | number
export type Args = Record<string, Arg>

export interface MySeat {
  table: string
  key: string
  game: string
  when: number
}

export interface Me {
  known?: boolean
  name?: string
  accounts?: boolean
  places?: MySeat[]
}

export interface Device {
  id: string
  device: string
  made: number
  here: boolean
}

export interface EndSession {
  id: string
}

export interface ForgetTable {
  table?: string
}

export interface SignUp {
  name: string
  phrase: string
}

export interface SignIn {
  name: string
  phrase: string
  bring?: boolean
}

export interface ChangePassphrase {
  old: string
  new: string
}

export interface DeleteAccount {
  phrase: string
}

export interface Tally {
  key: string
  played: number
  won: number
}

export interface GameRecord {
  game: string
  played: number
  won: number
  scenarios: Tally[]
  sides: Tally[]
  seats: Tally[]
}

export interface FinishedGame {
  table: string
  game: string
  mode: string
  scenario: string
  when: number
  won: boolean
  people: string[]
  bots: number
  key?: string
  heroes?: number
  alive?: number
  rounds?: number
}

export interface Medal {
  id: string
  earned?: boolean
  best?: number
  goal?: number
  evening?: FinishedGame | null
}

export interface FellowPlayer {
  name: string
  games: number
}

export interface Profile {
  name?: string
  played?: number
  won?: number
  seconds?: number
  kills?: number
  boxes?: GameRecord[]
  evenings?: FinishedGame[]
  medals?: Medal[]
  friends?: FellowPlayer[]
  looking?: number
}

export interface Clocks {
  type: 'clocks'
  clock: Clock
  faces?: Record<number, SeatTime>
}

export interface Sync {
  type: 'sync'
  table: string
  game: string
  mode: string
  scenario: string
  options: Record<string, boolean | number | string>
  version: number
  seats: Seat[]
  mine: number[]
  view: unknown
  scene: unknown
  decision: Decision | null
  undo: Undo
  log: [number, LogLine[]][]
  ending?: Ending | null
  orders?: Record<number, AutoPass>
  vote?: Vote | null
  shown?: number
  fair?: string
  seat?: number
  paused?: boolean
  pace?: number
  links?: Record<number, string>
  chat?: ChatMessage[]
  shared?: boolean
  looking?: number | null
  real?: string[]
  typist?: number
  trouble?: Message | null
  stuck?: number
  policy?: TablePolicy | null
  host?: number
  gathering?: Gathering | null
  reports?: Report[]
  clocks?: Clocks | null
  guidance?: Guidance | null
}

export interface Update {
  type: 'update'
  version: number
  by: number
  text: string
  lines: LogLine[]
  view: unknown
  decision: Decision | null
  undo: Undo
  ending?: Ending | null
  changes?: unknown[][]
  base?: number
  guidance?: Guidance | null
}

export interface Seats {
  type: 'seats'
  seats: Seat[]
  paused?: boolean
  pace?: number
  vote?: Vote | null
  orders?: Record<number, AutoPass>
  shown?: number
  trouble?: Message | null
  stuck?: number
  policy?: TablePolicy | null
  host?: number
  gathering?: Gathering | null
}

export interface Notice {
  type: 'notice'
  said: Message
}

export interface Nudged {
  type: 'nudged'
  by: number
}

export interface EvaluatedOption {
  text: string
  chance: number
  spread?: number
  about?: Message | null
  wins?: number
  games?: number
  verdict?: number
  soon?: Message[]
  warning?: Message | null
}

export interface Warranty {
  hints: number
  won: number
  low: number
  high: number
  level: string
}

export interface HintStep {
  option: Option
  perhaps?: boolean
  again?: string[][]
  actions?: string[]
}

export interface Hint {
  type: 'hint'
  ref: number
  text: string
  reason: Message
  weighed?: EvaluatedOption[]
  idea?: EvaluatedOption | null
  games?: number
  even?: boolean
  steps?: HintStep[]
  second?: EvaluatedOption | null
  others?: HintStep[]
  level?: string
  alike?: boolean
  swapped?: boolean
  warranty?: Warranty | null
}

export interface BotExplanation {
  type: 'explanation'
  ref: number
  did: Message
  reason: Message
  weighed?: EvaluatedOption[]
}

export interface MoveRoute {
  actions: string[]
  path: string[]
  cost?: number
  risks?: string[]
}

export interface Inspection {
  type: 'inspection'
  ref: number
  version: number
  thing: string
  sees?: string[]
  blocks?: Record<string, string[]>
  near?: string[]
  reach?: Record<string, MoveRoute>
  detours?: Record<string, MoveRoute[]>
  needs?: Record<string, number>
  odds?: Record<string, number>
  refused?: RefusedOption[]
}

export interface Narration {
  type: 'narration'
  ref: number
  version: number
  lines: string[]
  does?: string
  text?: string
  then?: string[]
  at?: string
  page?: NarratedPage | null
}

export interface Ack {
  type: 'ack'
  ref: number
  version: number
  receipt?: string
}

export interface Invitation {
  type: 'invitation'
  ref: number
  seat: number
  link: string
}

export interface NewSeatLink {
  type: 'new-link'
  link: string
}

export interface Rejected {
  type: 'rejected'
  ref: number
  code: string
  reasons: RefusalReason[]
}

export interface ChatMessage {
  type: 'chat'
  seat: number
  name: string
  text: string
  to?: number
  at?: number
}

export interface ChatHistory {
  type: 'chat-history'
  chat: ChatMessage[]
}

export interface Reaction {
  type: 'reaction'
  seat: number
  what: string
}

export interface ReviewArrow {
  x: number
  y: number
  to_x: number
  to_y: number
}

export interface SharedReview {
  type: 'shared-review'
  leader?: number
  asking?: number[]
  seat?: number
  at?: number
  arrows?: ReviewArrow[]
  what_if?: string
}

export interface Throw {
  stream: string
  below: number[]
  got: number[]
  free?: boolean
  roller?: number
}

export interface Proof {
  fair: string
  secret: string
  salts: [number, string][]
  throws: [number, Throw[]][]
  nonces?: [number, string][]
}

export interface OptionSetting {
  id: string
  key: string
  values: (boolean | number | string)[]
  default: boolean | number | string
  rules?: string[]
  modes?: string[]
  scenarios?: string[]
  seats?: number[]
  needs?: Record<string, boolean | number | string>
  with_people?: boolean | number | string | null
}

export interface WinRate {
  level: string
  seats: number
  games: number
  won: number
  side?: string
  mode?: string
  options?: Record<string, boolean | number | string>
}

export interface BriefLine {
  kind: 'advice' | 'lose' | 'special' | 'win'
  text: Record<string, string>
  rules?: string[]
  icon?: string
  places?: string[]
  modes?: string[]
  having?: string[]
  lacking?: string[]
}

export interface Brief {
  story?: Record<string, string>
  lines?: BriefLine[]
  seats?: [number, number] | null
  minutes?: number
  difficulty?: string
  measured?: WinRate[]
}

export interface LessonInfo {
  id: string
  minutes: number
  text: Record<string, string>
}

export interface GameInfo {
  id: string
  name: string
  seats: [number, number]
  minutes: [number, number]
  weight: number
  modes: string[]
  scenarios: string[]
  options: OptionSetting[]
  bots: string[]
  dice?: boolean
  cards?: boolean
  sides?: Record<string, string[]>
  lessons?: LessonInfo[]
}

export interface RuleText {
  id: string
  kind: string
  section: Record<string, string>
  text: Record<string, string>
  mode?: string
  source?: string
  count?: number
  count_source?: string
  cites?: string[]
  lines?: [number, number][]
}

export interface Rulebook {
  game: string
  rules: RuleText[]
  components?: RuleText[]
}

export interface Report {
  by: number
  about: number
  text: string
}

export interface Gathering {
  waiting?: boolean
  ready?: number[]
  swaps?: [number, number][]
  call?: string
  code?: string
  public?: boolean
  line?: string
  muted?: number[]
  games?: number
  won?: number[]
  next?: string
}

export interface OpenTable {
  table: string
  game: string
  mode: string
  scenario: string
  seats: string[]
  host?: string
  line?: string
  language?: string
  waiting?: boolean
  round?: number
  clock?: Clock
  watched?: boolean
}

export interface OpenTables {
  tables: OpenTable[]
}

export interface Publish {
  public: boolean
  line?: string
  language?: string
}

export interface JoinRequest {
  code?: string
  name?: string
  salt?: string
}

export interface JoinReply {
  link: string
}

export interface NewSeat {
  kind: 'bot' | 'open' | 'person'
  name?: string
  bot?: string
  salt?: string
}

export interface NewTable {
  game: string
  seats: NewSeat[]
  mode?: string
  scenario?: string
  options?: Record<string, boolean | number | string>
  seed?: number | null
  dice?: 'generator' | 'typed'
  cards?: 'generator' | 'typed'
  typist?: number
  waits?: boolean
  public?: boolean
  line?: string
  language?: string
  clock?: Clock
  lesson?: string
}

export interface CreatedTable {
  table: string
  seats: Record<number, string>
  mine: string
  watch: string
}

export interface TableCard {
  table: string
  game: string
  mode: string
  seats: Seat[]
  version: number
  round: number
  decision?: Decision | null
  over?: boolean
  waiting?: boolean
  expires?: number
}

export interface ReplayStep {
  version: number
  by: number
  text: string
  lines: LogLine[]
  view: unknown
  changes?: unknown[][]
}

export interface Replay {
  table: string
  game: string
  mode: string
  scenario: string
  options: Record<string, boolean | number | string>
  seats: Seat[]
  scene: unknown
  steps: ReplayStep[]
  ending?: Ending | null
}

export interface Problem {
  error: Message
  also?: Message[]
}

export interface LabChange {
  option: string
  value: boolean | number | string
}

export interface LabPlan {
  game: string
  levels: string[]
  games: number
  mode?: string
  scenario?: string
  options?: Record<string, boolean | number | string>
  changes?: LabChange[]
  seed?: number
}

export interface LabRate {
  games: number
  rate: number
  low: number
  high: number
}

export interface LabWhatIf {
  change: LabChange
  rate: LabRate
  value: number
  low: number
  high: number
  verdict: 'easier' | 'harder' | 'unclear'
}

export interface LabGame {
  kind: string
  number: number
  rounds: number
  alive: number
  people: number
  kills: number
}

export interface LabTrait {
  what: string
  value: number
  low: number
  high: number
  sure: boolean
}

export interface LabRun {
  id: string
  plan: LabPlan
  state: 'done' | 'failed' | 'running' | 'stopped' | 'waiting'
  done: number
  seconds: number
  per_second: number
  side?: string
  problem?: string
  funnel?: LabRate[]
  outcomes?: Record<string, number>
  rounds?: number
  survival?: Record<string, number[]>
  deaths?: Record<string, number>
  kills?: Record<string, number>
  what_if?: LabWhatIf[]
  look_at?: LabGame[]
  traits?: LabTrait[]
}

export interface LabBoard {
  scene: unknown
  view: unknown
  seats: Seat[]
}

export interface Lab {
  open: boolean
  most?: number
  runs?: LabRun[]
}

export interface GuideWords {
  title: string
  say: string
  was?: string
}

export interface GuideAnswer {
  en: string
  it: string
}

export interface GuideCard {
  step: number
  id: string
  rule: string
  en: GuideWords
  it: GuideWords
  point?: string[]
  move?: string
}

export interface Guidance {
  lesson: string
  steps: GuideAnswer[]
  done?: number[]
  cards?: GuideCard[]
  answer?: GuideAnswer | null
  back?: number
  end?: '' | 'lost' | 'seen' | 'won'
}

export interface NarratedOption {
  said: string
  text: string
  verb: string
}

export interface NarratedPage {
  asked: string[]
  head: string[]
  choices: NarratedOption[]
  near: string[]
  everybody: string[]
  places: string[]
  hand: string[]
  danger: string
  rest: string
}

export interface Act {
  type: 'act'
  ref: number
  seat: number
  decision: number
  text: string
  then?: string[]
  rest?: boolean
  nonce?: string
}

export interface PassForAll {
  type: 'pass-all'
  ref: number
  decision: number
  nonce?: string
}

export interface EnterRoll {
  type: 'enter-roll'
  ref: number
  decision: number
  values: number[]
  nonce?: string
}

export interface TakeBack {
  type: 'undo'
  ref: number
  ask?: boolean
  roll?: boolean
  lesson?: boolean
}

export interface Redo {
  type: 'redo'
  ref: number
}

export interface AnswerVote {
  type: 'answer-vote'
  ref: number
  agree: boolean
}

export interface SetAutoPass {
  type: 'auto-pass'
  ref: number
  seat: number
  orders: AutoPass
}

export interface AskSync {
  type: 'ask-sync'
  ref: number
}

export interface AskHint {
  type: 'ask-hint'
  ref: number
  seat: number
  idea?: string
  plan?: string
}

export interface AskExplanation {
  type: 'ask-explanation'
  ref: number
  seat: number
}

export interface AskInspection {
  type: 'ask-inspection'
  ref: number
  thing: string
}

export interface AskNarration {
  type: 'ask-narration'
  ref: number
  language: 'en' | 'it'
  text?: string
  heard?: number
  mark?: number
  at?: string
  level?: 'all' | 'mine' | 'near'
}

export interface Ping {
  type: 'ping'
  ref: number
  took?: number
  version?: number
  mine?: number[] | null
}

export interface SetSeat {
  type: 'seat'
  ref: number
  seat: number
  kind: 'bot' | 'open' | 'person'
  bot?: string
  name?: string
  salt?: string
}

export interface SwapSeats {
  type: 'swap'
  ref: number
  seat: number
  other: number
  agree?: boolean
}

export interface SetReady {
  type: 'ready'
  ref: number
  ready: boolean
}

export interface HandOver {
  type: 'hand-over'
  ref: number
  seat: number
}

export interface SeatLinkSaved {
  type: 'link-saved'
  ref: number
}

export interface RevealSeat {
  type: 'reveal-seat'
  ref: number
  seat: number
  pin?: string
}

export interface SetPin {
  type: 'pin'
  ref: number
  seat: number
  pin: string
}

export interface Nudge {
  type: 'nudge'
  ref: number
  seat: number
}

export interface ProposeStandIn {
  type: 'stand-in'
  ref: number
  seat: number
}

export interface Say {
  type: 'say'
  ref: number
  text: string
  to?: number
}

export interface React {
  type: 'react'
  ref: number
  what: 'hurry' | 'laugh' | 'ouch' | 'scared' | 'sorry' | 'thanks' | 'well'
}

export interface ReportMessage {
  type: 'report'
  ref: number
  seat: number
  text: string
}

export interface LeadReview {
  type: 'lead-review'
  ref: number
  lead: boolean
}

export interface GiveReviewLead {
  type: 'give-review-lead'
  ref: number
  to: number
}

export interface ShowInReview {
  type: 'show-in-review'
  ref: number
  seat: number
  at: number
  arrows?: ReviewArrow[]
  what_if?: string
}

export interface Begin {
  type: 'begin'
  ref: number
  bot?: string
}

export interface SetPace {
  type: 'pace'
  ref: number
  pace: number
  paused: boolean
  step?: boolean
}

export interface ResolveBotFailure {
  type: 'resolve-bot-failure'
  ref: number
  seat: number
  how: 'again' | 'choose'
}

export interface SetTablePolicy {
  type: 'table-policy'
  ref: number
  policy: TablePolicy
}

export interface SetClock {
  type: 'clock'
  ref: number
  clock: Clock
}

export interface SetCohost {
  type: 'host'
  ref: number
  seat: number
}

export interface Invite {
  type: 'invite'
  ref: number
  seat: number
}

export interface RemovePlayer {
  type: 'remove-player'
  ref: number
  seat: number
  kind: 'bot' | 'open'
  bot?: string
}

export interface Mute {
  type: 'mute'
  ref: number
  seat: number
  muted: boolean
  watcher?: string
}

export interface RemoveWatcher {
  type: 'remove-watcher'
  ref: number
  watcher: string
}

export interface SetCall {
  type: 'call'
  ref: number
  url: string
}

export interface ReviewedDecision {
  version: number
  round: number
  chosen: Option
  chance: number
  best: number
  spread?: number
  subject?: string
  better?: Option | null
  why?: Message | null
  costly?: boolean
}

export interface Review {
  seat: number
  won: boolean
  decisions: ReviewedDecision[]
  next?: number
}

export interface Message {
  key: string
  args?: Args
  rules?: string[]
}

export interface Dice {
  faces: number[]
  sides?: number
  need?: Message | null
  marks?: string[]
  verdict?: Message | null
  table?: string
  row?: string
}

export interface LogLine {
  key: string
  args?: Args
  things?: string[]
  rules?: string[]
  tone?: string
  dice?: Dice | null
  card?: string
  kind?: string
  data?: Record<string, string | number | string[]>
}

export interface RefusalReason {
  key: string
  args?: Args
  rule?: string
  things?: string[]
}

export interface Prospect {
  key: string
  args?: Args
  chance?: number | null
  tone?: '' | 'bad' | 'good'
  things?: string[]
  rules?: string[]
  sampled?: number
}

export interface Option {
  text: string
  verb: string
  key: string
  args?: Args
  things?: string[]
  cost?: number | null
  confirm?: boolean
  rules?: string[]
  prospects?: Prospect[]
}

export interface RefusedOption {
  option: Option
  reasons: RefusalReason[]
  where?: string[]
}

export interface RealCard {
  value: number
  name: Message
}

export interface RealChance {
  dice?: number
  sides?: number
  cards?: RealCard[]
  by?: number
}

export interface Decision {
  id: number
  kind: 'ballot' | 'chance' | 'turn' | 'window'
  topic: string
  asked: number[]
  waiting: number[]
  prompt: Message
  subject?: string
  seat?: number | null
  options?: Option[]
  refused?: RefusedOption[]
  answered?: string
  routine?: Message | null
  real?: RealChance | null
}

export interface Undo {
  steps: number
  why?: Message | null
  consent?: boolean
  redo?: boolean
  roll?: boolean
}

export interface Vote {
  kind: 'bot' | 'late' | 'take' | 'undo'
  by: number
  to: number
  agreed: number[]
  waiting: number[]
  seconds: number
  back: number[]
  whose: number[]
  refused: number[]
  claims: boolean
  name: string
}

export interface Clock {
  kind?: 'days' | 'decision' | 'game' | 'none'
  time?: number
  more?: number
  then?: 'bot' | 'vote' | 'wait'
}

export interface SeatTime {
  left: number
  runs?: boolean
}

export interface TablePolicy {
  silent?: boolean
  calm?: boolean
  watch?: 'late' | 'live' | 'none' | 'turn'
  delay?: number
}

export interface Seat {
  index: number
  name: string
  kind: 'bot' | 'open' | 'person'
  bot?: string
  side?: string
  colour?: number
  online?: boolean
  thinking?: boolean
  pin?: boolean
  away?: number
  lent?: boolean
  line?: '' | 'fair' | 'good' | 'poor'
}

export interface Score {
  seat: number
  won: boolean
  points?: number
  note?: Message | null
}

export interface Hero {
  thing: string
  name: Message
  seat: number
  alive: boolean
  fate?: Message | null
  kills?: number
  finds?: number
  wounds?: number
}

export interface TurningPoint {
  version: number
  round: number
  line: LogLine
}

export interface Ending {
  message: Message
  winner: string
  scores: Score[]
  series?: Record<string, number[]>
  facts?: Message[]
  secret?: string
  why?: Message | null
  heroes?: Hero[]
  turning?: TurningPoint | null
}

export interface AutoPass {
  only?: boolean
  until_turn?: boolean
  each?: boolean
}

export type ToClient = Sync | Update | Seats | Clocks | Notice | Nudged | Invitation | NewSeatLink | Hint | BotExplanation | Inspection | Narration | Ack | Rejected | ChatMessage | ChatHistory | Reaction | SharedReview

export type ToServer = Act | PassForAll | EnterRoll | TakeBack | Redo | AnswerVote | ResolveBotFailure | SetTablePolicy | SetClock | ProposeStandIn | Nudge | SetCohost | Invite | Ping | AskSync | AskHint | AskExplanation | AskInspection | AskNarration | RevealSeat | SetPin | SetAutoPass | SetSeat | SetPace | Begin | SetReady | SwapSeats | SetCall | RemovePlayer | HandOver | SeatLinkSaved | Mute | RemoveWatcher | ReportMessage | Say | React | LeadReview | GiveReviewLead | ShowInReview
