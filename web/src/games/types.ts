// Interface between the page and a game: a folder beside this file and a line in index.ts. A game without a folder uses
// the plain table.

import type { Component } from 'svelte'
import type { Kind } from '../art/cardFace'
import type { Shortcut } from '../lib/choice/shortcuts'
import type { Speed } from '../lib/state/settings.svelte'
import type { Decision, Ending, Inspection, LogLine, Message, Seat } from '../lib/net/protocol'

export type { Speed }

/** Kind of a log line when the log folds a phase: a figure moved, was hurt, came or fell. */
export type Tally = 'moved' | 'hurt' | 'came' | 'fell'

/** Splits an action with many results into moments that are shown one after the other. */
export interface Storyteller<View = unknown> {
  /** Return the views during a line: one for every place of its path, or one; none = nothing to see. */
  steps: (view: View, line: LogLine) => View[]
  tally: (line: LogLine) => Tally | null
  /** Can the figures of a line with a count move a second time in the same phase? */
  movesTwice?: (line: LogLine) => boolean
}

/** Props of every component of a game. `scene` never changes at a table, `view` changes with every action. */
export interface GameProps<Scene = unknown, View = unknown> {
  scene: Scene
  view: View
  seats: Seat[]
  /** Seats of this client; empty for a spectator and in a replay. */
  mine: number[]
  /** The current decision; null in a replay and after the end. */
  decision: Decision | null
  /** Everything that can be selected now. Only these glow and take `onpick`. */
  glow: Set<string>
  /** Things picked so far, in order. */
  picked: string[]
  /** Things that block a refused action: dashed red outline. */
  warn: Set<string>
  /** Things named by the log line, button or card under the pointer: lit. */
  hover: Set<string>
  /** Description of a thing with its state and what selecting does: aria-label of `[data-thing]`. `brief`: only what
   *  selecting does, for elements that show the rest. */
  label: (thing: string, brief?: boolean) => string
  onpick: (thing: string) => void
  onhover?: (thing: string | null) => void
  /** Open the details of a thing without selecting it. */
  onlook?: (thing: string) => void
  /** Fetch what the rules say about a thing under the pointer (sight, reach, odds), once per position; null in a
   *  replay. */
  insight: (thing: string) => Promise<Inspection | null>
  speed: Speed
}

/** A board draws an SVG that fills its box, inside the page's PanZoom. Everything selectable has `data-thing={id}`,
 *  `tabindex={-1}`, `role="button"` and `aria-label={label(id)}` while it glows; the page moves the focus between them
 *  with the arrow keys. Hidden or not selectable: no data-thing and no tabindex. */
export interface BoardProps<Scene = unknown, View = unknown> extends GameProps<Scene, View> {
  /** Lines of the action that led to this view, to be animated. */
  lines: LogLine[]
}

/** `layout`: "column" on the left of the board, "strip" above it, "phone" = strip of portraits. */
export interface PartyProps<Scene = unknown, View = unknown> extends GameProps<Scene, View> {
  layout: 'column' | 'strip' | 'phone'
}

/** The acting figure with its own sheet, beside the actions or as a tab. */
export interface SheetProps<Scene = unknown, View = unknown> extends GameProps<Scene, View> {
  phone: boolean
}

export interface Figure {
  thing: string
  place: string
  count?: number
  sheet?: boolean
  /** Name when the place is known. */
  name?: Message
}

export type PartyPlace = 'column' | 'auto'

export interface Phase {
  /** Message key, "phase-*". */
  key: string
  current: boolean
}

/** `title` replaces the prompt if the panel shows the rest itself; `answers`: the panel has all answers, so that the page
 *  offers no pass beside them. */
export interface DecisionPanel<Scene = unknown, View = unknown> {
  Panel: Component<GameProps<Scene, View>>
  title?: Message
  answers?: boolean
}

/** Last page of a game: the result of each player, instead of the plain list of scores. */
export interface ScoresProps<Scene = unknown, View = unknown> extends GameProps<Scene, View> {
  ending: Ending
}

/** Editor on the set-up page for a table option that is a text. */
export interface TextOptionProps {
  value: string
  onchange: (text: string) => void
}

/** Interface of a game, typed by its scene and view (`viewTypes.ts`, generated from the rules). The page passes both
 *  through as `unknown`. */
export interface GameUi<Scene = unknown, View = unknown> {
  Board: Component<BoardProps<Scene, View>>
  Party: Component<PartyProps<Scene, View>>
  /** The acting figure beside the actions. */
  Sheet?: Component<SheetProps<Scene, View>>
  /** Cards in hand. Without it the page leaves no room for cards. */
  Cards?: Component<GameProps<Scene, View>>
  /** A game without dice: no dice tray. */
  dice?: false
  /** Clock of the game, instead of round and phases in the top bar. */
  Clock?: Component<{ scene: Scene; view: View; phone: boolean }>
  /** A strip under the board (above it on a phone): the order of play. */
  Track?: Component<GameProps<Scene, View>>
  /** Scenes played over the board. They fill its box and let pointer events through. */
  Scene?: Component<BoardProps<Scene, View>>
  /** A decision with its own panel instead of choices and action bar; null for all others. */
  panel?: (decision: Decision, view: View) => DecisionPanel<Scene, View> | null
  /** Whether a log line is news for these seats, shown over the board. */
  news?: (line: LogLine, mine: readonly number[]) => boolean
  /** Number on the tab of the game's panels. */
  railCount?: (view: View, mine: readonly number[]) => number
  /** Scores of the last page, loaded when the game is over. */
  scores?: () => Promise<{ default: Component<ScoresProps<Scene, View>> }>
  /** The game's own tools in the top bar of a wide window. */
  Tools?: Component<{ scene: Scene }>
  /** The game's own tab, by the message key of its name. */
  tab?: { name: string; Panel: Component<GameProps<Scene, View>> }
  /** Message key of a label beside the game's name. */
  tag?: string
  /** Message key of the tab that holds the game's panels; default "dice". */
  railTab?: string
  /** Where the game's own panels are: under a party column, in a box over the log, or in their own tab. */
  railIn?: 'party' | 'box' | 'tab'
  /** Many cards: under a wide board they are in a row. */
  cardsUnder?: true
  /** The board grows during the game, so the party never changes its place. */
  grows?: true
  /** The party can be above the board. */
  rosterStrip?: true
  /** Game panels between the dice tray and the log (decks, results tables). */
  Rail?: Component<GameProps<Scene, View>>
  /** Controls that the action bar has no buttons for (turning a tile), between prompt and action bar. */
  Controls?: Component<GameProps<Scene, View>>
  /** Verbs without symbols: wide buttons, each with its key. */
  wideVerbs?: true
  /** Verbs that `Controls` handles: no button in the action bar. */
  controlled?: string[]
  /** The board is a scrolling page now, without pan and zoom. */
  flat?: (scene: Scene, view: View) => boolean
  /** Size of the board in its own units. For a board that grows, `left` and `top` are its current origin. */
  size: (scene: Scene, view: View, decision: Decision | null) => { width: number; height: number; left?: number; top?: number }
  story?: Storyteller<View>
  /** All figures on the board, which players can inspect at any time: place, number drawn as one, and whether the
   *  game's sheet shows them. */
  figures?: (scene: Scene, view: View) => Figure[]
  /** Message key of the card that a thing is ("card-ammo"); null if it is not a card, or face down. */
  cardOf?: (thing: string, scene: Scene, view: View) => string | null
  /** Centre of a thing in board units, for routes, marks and effects. */
  at?: (thing: string, scene: Scene, view: View) => { x: number; y: number } | null
  /** Camera target on a phone: the acting figure in board units from the upper left, if any. */
  focus?: (scene: Scene, view: View, decision: Decision | null) => { x: number; y: number } | null
  /** A map too long to show as a whole: even on a wide screen the camera starts near the acting figure. */
  near?: (scene: Scene, view: View) => boolean
  /** Phases of the turn for the top bar. */
  phases: (view: View) => Phase[]
  round: (view: View) => number
  /** Symbol id of each verb button; default is a dot. */
  icons: Record<string, string>
  /** Key of each verb, the same in every decision. Verbs that are never offered together can share one. */
  keys?: Record<string, string>
  /** The game's own shortcuts, handled by its components. */
  shortcuts?: Shortcut[]
  /** "column": the party is always on the left; "auto": the page decides. By scene if the shape of the board matters. */
  party: PartyPlace | ((scene: Scene) => PartyPlace)
  /** Width of the party column in px; default 178. */
  partyWidth?: number
  /** Symbol id of a thing in the log ("c-human-1"); null for things without a picture. */
  symbol?: (thing: string, scene: Scene, view: View) => string | null
  /** Picture and kind of a card by its message key ("card-ammo"), for its reveal; null = no reveal. */
  card?: (key: string, scene: Scene) => { art: string; kind: Kind } | null
  /** Map of a scenario before the game: an <svg>. `lit` names kinds of places to mark; `large`: there is room for
   *  details. */
  plan?: () => Promise<{ default: Component<{ scene: Scene; lit?: string[]; large?: boolean }> }>
  /** Small map of the whole board, shown while part of it is out of view. The page draws the frame of the visible part. */
  Mini?: Component<{ scene: Scene; view: View; decision: Decision | null }>
  /** Figures of the ending: symbol ids of the survivors (with colours if needed) and of the zombies, and the number of
   *  graves. */
  cast?: (scene: Scene, view: View, ending: Ending) => { living: string[]; paints?: string[]; dead: string[]; graves: number }
  /** Name and colour of a line in the round chart by its message key; default: chosen by the page. */
  plotted?: (key: string, seats: Seat[], view: View) => { name: string; colour: string } | null
  /** Colour of a seat on the board, if the game has its own: badge and chart line use it too. */
  paint?: (seat: number, view: View) => string
  /** Editors of table options that are texts or have many values, by option id. Loaded on demand; default: a text
   *  field. */
  texts?: Record<string, () => Promise<{ default: Component<TextOptionProps> }>>
  /** Names of things that no option names: message and arguments for label(). */
  describe?: (thing: string, scene: Scene, view: View) => { key: string; args?: Record<string, string | number> } | null
  /** State of a thing in a few words each (weapon, points, who is there), after its name. */
  state?: (thing: string, scene: Scene, view: View) => Message[]
}

/** Erase the types of a game's own data for the page. The only place that does so. */
export function defineGame<Scene, View>(ui: GameUi<Scene, View>): GameUi {
  return ui as unknown as GameUi
}
