// Which sounds a log line makes.

import type { LogLine } from '../lib/net/protocol'
import type { EffectName } from './effects'

/** A sound of a line. */
export interface Cue {
  name: EffectName
  delayMs?: number
}

type Kinds = Record<string, EffectName[]>

const DICE: EffectName[] = ['dice']
const WEAPONS: [RegExp, EffectName][] = [
  [/chainsaw/, 'chainsaw'],
  [/shotgun|sawed/, 'shotgun'],
  [/pistol|smg|rifle|uzi|gun\b|gun_|revolver|ma_s/, 'pistol'],
]
/** Kinds of dice that are an attack by hand. */
const BY_HAND = new Set(['melee-rolled', 'combat-rolled'])
/** Kinds of dice that are a shot, even if the line does not name the weapon. */
const SHOTS = new Set(['fired', 'shots-rolled'])

const SOUNDS: Record<string, Kinds> = {
  zombicide: {
    moved: ['step'],
    'horde-moved': ['shamble'],
    spawned: ['shamble'],
    'zombie-card-drawn': ['card-draw'],
    'card-found': ['search', 'card-draw'],
    scream: ['groan-near'],
    'noise-made': ['noise'],
    'door-opened': ['door-smash'],
    killed: ['melee-hit'],
    wounded: ['wound'],
    died: ['death'],
    'token-taken': ['objective'],
    trade: ['card-play'],
    'car-drove': ['step'],
  },
  'city-of-horror': {
    walked: ['step'],
    'zombies-came': ['shamble'],
    'zombies-walked': ['shamble'],
    'zombies-killed': ['melee-hit'],
    'card-drawn': ['card-draw'],
    'invasion-shown': ['card-draw'],
    'card-played': ['card-play'],
    'card-paid': ['card-play'],
    'antidote-taken': ['objective'],
    'supplies-dropped': ['card-draw'],
    'vote-won': ['votes-revealed'],
    'vote-tied': ['votes-revealed'],
    'offer-answered': ['chat'],
    attacked: ['groan-near'],
    died: ['death'],
    exploded: ['door-smash'],
  },
  'all-things-zombie': {
    moved: ['step'],
    'zombie-moved': ['shamble'],
    'zombie-came': ['shamble'],
    'zombie-killed': ['melee-hit'],
    searched: ['search'],
    'card-turned': ['card-draw'],
    caught: ['groan-near'],
    hurt: ['wound'],
    joined: ['objective'],
    cured: ['objective'],
  },
  zombies: {
    stepped: ['step'],
    'zombie-stepped': ['shamble'],
    'zombie-put': ['shamble'],
    'zombie-killed': ['melee-hit'],
    'cards-drawn': ['card-draw'],
    'tile-drawn': ['card-draw'],
    'tile-placed': ['card-play'],
    'card-played': ['card-play'],
    'item-laid': ['card-play'],
    'bullets-spent': ['pistol'],
    'life-lost': ['wound'],
    died: ['death'],
    'token-taken': ['objective'],
    arrived: ['objective'],
  },
  'zombie-plague': {
    moved: ['step'],
    placed: ['shamble'],
    killed: ['melee-hit'],
    'card-found': ['search', 'card-draw'],
    barricaded: ['door-smash'],
    broken: ['door-smash'],
    bitten: ['wound'],
    pushed: ['miss'],
    'drove-off': ['objective'],
  },
}
const GAP_MS = 160
const DICE_MS = 700

/** With "no animation" only these sound, and one of them for each phase. */
const INSTANT = new Set<EffectName>(['dice', 'your-turn', 'objective', 'death', 'win', 'loss', 'wound'])

export const soundsInstant = (name: EffectName): boolean => INSTANT.has(name)

/** Return the sounds of a line, in order. */
export function cuesOf(game: string, line: LogLine): Cue[] {
  const kind = line.kind ?? ''
  if (line.dice) return diceCues(line, kind)
  const special = specialCue(game, line, kind)
  const names = special ?? SOUNDS[game]?.[kind] ?? []
  return names.map((name, i) => ({ name, ...(i ? { delayMs: i * GAP_MS } : {}) }))
}

function diceCues(line: LogLine, kind: string): Cue[] {
  const after = attackOf(line, kind)
  if (!after.length) return DICE.map((name) => ({ name }))
  return [{ name: 'dice' }, ...after.map((name, i) => ({ name, delayMs: DICE_MS + i * GAP_MS }))]
}

/** Return the sounds of an attack: its weapon, and whether it hit. */
function attackOf(line: LogLine, kind: string): EffectName[] {
  const marks = line.dice?.marks ?? []
  const isJudged = marks.includes('hit') || marks.includes('miss')
  const weapon = weaponOf(line) ?? (SHOTS.has(kind) ? 'pistol' : null)
  if (kind === 'bitten') return line.data?.['result'] === 'miss' ? ['groan-near'] : ['wound']
  if (!isJudged && !weapon && !BY_HAND.has(kind) && kind !== 'attacked') return []
  const hit: EffectName = marks.includes('hit') || line.tone === 'good' ? 'melee-hit' : 'miss'
  return weapon ? [weapon, ...(hit === 'miss' ? [hit] : [])] : [hit]
}

function weaponOf(line: LogLine): EffectName | null {
  const words = [line.card ?? '', ...Object.values(line.args ?? {}).map(String), ...(line.things ?? [])].join(' ')
  return WEAPONS.find(([pattern]) => pattern.test(words))?.[1] ?? null
}

const ZOMBIES: Record<string, EffectName> = { runner: 'runner', fatty: 'fatty', abomination: 'abomination' }
const LEVELS: [RegExp, EffectName][] = [
  [/yellow/, 'level-yellow'],
  [/orange/, 'level-orange'],
  [/red/, 'level-red'],
  [/./, 'level-blue'],
]

/** Return the sounds of a kind that depend on what the line says; null = the usual ones. */
function specialCue(game: string, line: LogLine, kind: string): EffectName[] | null {
  const words = JSON.stringify([line.key, line.args ?? {}])
  if (game === 'zombicide' && (kind === 'horde-moved' || kind === 'spawned')) {
    const zombie = ZOMBIES[String(line.data?.['zombie'])]
    return zombie ? [zombie] : null
  }
  if (kind === 'levelled') return [LEVELS.find(([level]) => level.test(words))![1]]
  if (kind === 'hurt') return line.data?.['what'] === 'died' ? ['death'] : line.data?.['what'] === 'healed' ? ['level-blue'] : null
  if (kind === 'voted') return ['vote-sealed']
  if (kind === 'word-judged') return line.data?.['fate'] === 'broken' ? ['betrayal'] : []
  if (game === 'zombie-plague' && kind === 'moved') return words.includes('zombie') ? ['shamble'] : null
  if (game === 'zombie-plague' && kind === 'wound-rolled') return ['wound']
  return null
}

/** A line about the dead near the player's own figures. */
export const isOfTheDead = (line: LogLine): boolean =>
  /^(horde|zombie)/.test(line.kind ?? '') || line.kind === 'spawned' || line.key.includes('zombie')
