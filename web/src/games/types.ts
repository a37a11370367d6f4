// What a game gives the shell so that it can be played: a folder beside this file, and a line in index.ts. A game that
// gives nothing is played at the plain table.

import type { Component } from 'svelte'
import type { Kind } from '../art/cardFace'
import type { Shortcut } from '../lib/choice/shortcuts'
import type { Decision, Ending, Inspection, LogLine, Message, Seat } from '../lib/net/protocol'

/** How fast pieces travel. With "instant" (and with reduced motion) nothing travels at all. */
export type Speed = 'slow' | 'normal' | 'fast' | 'instant'

/** What a line of a phase counts as, when the log folds it: somebody moved, was hurt, came, fell. */
export type Tally = 'moved' | 'hurt' | 'came' | 'fell'

/** How a whole phase that came as one action is told, one line after the other. */
export interface Storyteller<View = unknown> {
  /** What the table looks like while a line happens: a view for every place of its path, or one; none = nothing to see. */
  steps: (view: View, line: LogLine) => View[]
  tally: (line: LogLine) => Tally | null
}

/** What every piece of a game's interface is given. `scene` never changes at a table, `view` with every action. */
export interface GameProps<Scene = unknown, View = unknown> {
  scene: Scene
  view: View
  seats: Seat[]
  /** Seats of this client; empty for a spectator and in a replay. */
  mine: number[]
  /** What the table waits for; null in a replay and after the end. */
  decision: Decision | null
  /** Everything that can be chosen now. Only these glow and take `onpick`. */
  glow: Set<string>
  /** Things picked so far, in order. */
  picked: string[]
  /** Things that stand in the way of a refused action: dashed blood line. */
  warn: Set<string>
  /** Things to light up because a log line, a button or a card that names them is pointed at. */
  hover: Set<string>
  /** A thing in words, with its state and what choosing it does: aria-label of `[data-thing]`; `brief`: only the last, for what shows
   * the rest itself. */
  label: (thing: string, brief?: boolean) => string
  onpick: (thing: string) => void
  onhover?: (thing: string | null) => void
  /** Opens what there is to know about a thing, choosing nothing. */
  onlook?: (thing: string) => void
  /** What the rules say about a thing one points at (sight, reach, odds): asked of the table, once per position; null
   * where there is nobody to ask. */
  insight: (thing: string) => Promise<Inspection | null>
  speed: Speed
}

/**
 * A board draws an SVG that fills its box and is put into PanZoom by the shell. Everything that can be chosen carries
 * `data-thing={id}`, `tabindex={-1}`, `role="button"` and `aria-label={label(id)}` while it glows; the shell moves the
 * focus between them with the arrow keys. Hidden or not choosable: no data-thing needed, no tabindex.
 */
export interface BoardProps<Scene = unknown, View = unknown> extends GameProps<Scene, View> {
  /** Lines of the action that led to this view: what has just happened, to be acted out. */
  lines: LogLine[]
}

/** `layout`: "column" on the left of the board, "strip" above it, "phone" = strip of portraits. */
export interface PartyProps<Scene = unknown, View = unknown> extends GameProps<Scene, View> {
  layout: 'column' | 'strip' | 'phone'
}

/** Left end of the dock (desktop) or first tab of the sheet (phone): the figure that acts, as on its own sheet. */
export interface SheetProps<Scene = unknown, View = unknown> extends GameProps<Scene, View> {
  phone: boolean
}

export interface Figure {
  thing: string
  place: string
  count?: number
  sheet?: boolean
  /** What it is called where its place is known. */
  name?: Message
}

export type PartyPlace = 'column' | 'auto'

export interface Phase {
  /** Message key, "phase-*". */
  key: string
  current: boolean
}

/** `title` takes the place of the prompt where the panel says the rest itself. */
export interface DecisionPanel<Scene = unknown, View = unknown> {
  Panel: Component<GameProps<Scene, View>>
  title?: Message
}

/** The last page of a game: who got what, in place of the plain list of scores. */
export interface ScoresProps<Scene = unknown, View = unknown> extends GameProps<Scene, View> {
  ending: Ending
}

/** An editor on the set-up page for a table option that is a text. */
export interface TextOptionProps {
  value: string
  onchange: (text: string) => void
}

/**
 * A game's interface, typed by its scene and its view (`shapes.ts`, made from the types of the rules). The shell hands
 * both through without looking inside, so that to it they are `unknown`.
 */
export interface GameUi<Scene = unknown, View = unknown> {
  Board: Component<BoardProps<Scene, View>>
  Party: Component<PartyProps<Scene, View>>
  /** Left end of the dock; without one the actions begin there. */
  Sheet?: Component<SheetProps<Scene, View>>
  /** Right end of the dock (cards in hand); the shell leaves no room for it when absent. */
  Cards?: Component<GameProps<Scene, View>>
  /** Width in px of the sheet in the dock; 186 unless told. */
  sheetWidth?: number
  /** Width in px of the cards in the dock; 368 unless told. */
  cardsWidth?: number
  /** A game without dice: no tray is shown. */
  dice?: false
  /** Where the night is, in place of round and phases in the top bar. */
  Clock?: Component<{ scene: Scene; view: View; phone: boolean }>
  /** A strip under the board (on a phone above it): the order in which things are done. */
  Track?: Component<GameProps<Scene, View>>
  /** What is acted out over the board: it fills the board's box and lets through what it does not need. */
  Scene?: Component<BoardProps<Scene, View>>
  /** A decision with a panel of its own, in place of choices and action bar; null for all others. */
  panel?: (decision: Decision, view: View) => DecisionPanel<Scene, View> | null
  /** The scores of the last page, fetched when it is over. */
  scores?: () => Promise<{ default: Component<ScoresProps<Scene, View>> }>
  /** Tools of the game's own in the top bar of a wide window. */
  Tools?: Component<{ scene: Scene }>
  /** A tab of the game's own in the rail, by the message key of its name. */
  tab?: { name: string; Panel: Component<GameProps<Scene, View>> }
  /** Message key of a word beside the game's name. */
  tag?: string
  /** Message key of the phone's tab that holds the rail's panels; "dice" unless told. */
  railTab?: string
  /** Where the game's own panels go: under the party where it has a column, in a box over the log, or in a tab of their own. */
  railIn?: 'party' | 'box' | 'tab'
  /** Its cards are many: under a wide flat board they lie in a row. */
  cardsUnder?: true
  /** Its board grows as it is played: the party never changes its place for it. */
  grows?: true
  /** Its party may stand above the board. */
  rosterStrip?: true
  /** Game panels in the rail, between the dice tray and the log (decks, tables of results). */
  Rail?: Component<GameProps<Scene, View>>
  /** Choices of a kind the action bar has no buttons for (a tile to be turned), between the prompt and the action bar. */
  Controls?: Component<GameProps<Scene, View>>
  /** Verbs without pictures: wide buttons, each with its key. */
  wideVerbs?: true
  /** Verbs that `Controls` takes care of: they get no button on the action bar. */
  controlled?: string[]
  /** The board is a page that scrolls now, not a picture to be moved about. */
  flat?: (scene: Scene, view: View) => boolean
  /** Size of the board in its own units: PanZoom fits it. Where a board grows, `left` and `top` say where it begins now. */
  size: (scene: Scene, view: View, decision: Decision | null) => { width: number; height: number; left?: number; top?: number }
  story?: Storyteller<View>
  /** Everybody on the board, who can be looked at any time: where they stand, how many are drawn as one, and whether the
   * game's sheet tells about them. */
  figures?: (scene: Scene, view: View) => Figure[]
  /** Message key of the card that a thing is ("card-ammo"); null where it is none, or face down. */
  cardOf?: (thing: string, scene: Scene, view: View) => string | null
  /** The middle of a thing (place, figure, token) in the board's own units: ways, marks and what happens are drawn there. */
  at?: (thing: string, scene: Scene, view: View) => { x: number; y: number } | null
  /** Where the camera looks on a phone: the point of the figure that acts, in board units from the upper left, if any. */
  focus?: (scene: Scene, view: View, decision: Decision | null) => { x: number; y: number } | null
  /** A map so long that showing all of it would make it tiny: on a wide screen too the camera begins near the figure that acts. */
  near?: (scene: Scene, view: View) => boolean
  /** Turn order as chips in the top bar. */
  phases: (view: View) => Phase[]
  round: (view: View) => number
  /** Icon (symbol id) of a verb button; the shell falls back to a plain dot. */
  icons: Record<string, string>
  /** The key of each verb, the same in every decision; verbs that are never offered together may share one. */
  keys?: Record<string, string>
  /** Keys of the game's own, which its parts listen to. */
  shortcuts?: Shortcut[]
  /** The party stands in a column on the left whatever the window ("column"), or the shell decides ("auto"); by the
   * scene where the shape of the board says which leaves it more room. */
  party: PartyPlace | ((scene: Scene) => PartyPlace)
  /** Width in px of the party column; 178 unless told. */
  partyWidth?: number
  /** Symbol id that stands for a thing in the log ("c-human-1"); null for things without a picture. */
  symbol?: (thing: string, scene: Scene, view: View) => string | null
  /** Picture and kind of a card, by its message key ("card-ammo"): drawn when it is turned over; null = not shown so. */
  card?: (key: string, scene: Scene) => { art: string; kind: Kind } | null
  /** The map of a scenario before it is played: an <svg>; `lit` names kinds of places to ring, `large` that it has room. */
  plan?: () => Promise<{ default: Component<{ scene: Scene; lit?: string[]; large?: boolean }> }>
  /** A map of the whole board a few dozen pixels high, shown while part of it is out of sight; the shell draws the frame of what is seen. */
  Mini?: Component<{ scene: Scene; view: View; decision: Decision | null }>
  /** Who stands on the road on the last page: symbol ids of the living (with their colours, where they have none of
   * their own) and of the dead, and how many graves. */
  cast?: (scene: Scene, view: View, ending: Ending) => { living: string[]; paints?: string[]; dead: string[]; graves: number }
  /** Name and colour of a line of the last page's plot, by its message key; else the shell chooses. */
  plotted?: (key: string, seats: Seat[], view: View) => { name: string; colour: string } | null
  /** The colour in which a seat plays on the board, if the game has its own: its badge and its line have it, too. */
  paint?: (seat: number, view: View) => string
  /** Editors of the table options that are texts or have too many values to be picked from a row, by option id, fetched when shown; without one a plain field does. */
  texts?: Record<string, () => Promise<{ default: Component<TextOptionProps> }>>
  /** Things whose words the catalogue can say without an option: message and arguments for label(). */
  describe?: (thing: string, scene: Scene, view: View) => { key: string; args?: Record<string, string | number> } | null
  /** What else is to be known of a thing, in a few words each (weapon, points, who stands there): said after its name. */
  state?: (thing: string, scene: Scene, view: View) => Message[]
}

/** A game for the shell. Here, and nowhere else, the types of a game's own data are forgotten. */
export function defineGame<Scene, View>(ui: GameUi<Scene, View>): GameUi {
  return ui as unknown as GameUi
}
