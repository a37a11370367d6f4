// Home-made survivors: the blank sheet as the set-up page edits it, and the TOML text the table is given.

import { parse, stringify } from 'smol-toml'

/** The 33 skills by the names a file uses; "Starts with" comes with its card. */
export const SKILLS = [
  '+1 Action',
  '+1 to dice roll: Combat',
  '+1 to dice roll: Melee',
  '+1 to dice roll: Ranged',
  '+1 die: Combat',
  '+1 die: Melee',
  '+1 die: Ranged',
  '+1 free Combat Action',
  '+1 free Move Action',
  '+1 free Search Action',
  '+1 max Range',
  '+1 Zone per Move',
  '1 re-roll per turn',
  '2 Zones per Move Action',
  'Ambidextrous',
  'Born leader',
  'Destiny',
  'Gunslinger',
  'Hoard',
  'Hold your nose',
  "Is that all you've got?",
  'Lock it down',
  'Loud',
  'Lucky',
  'Matching set!',
  'Medic',
  'Ninja',
  'Slippery',
  'Sniper',
  'Starts with a [Equipment]',
  'Swordmaster',
  'Tough',
  'Trick shot',
]

export const STARTS = 'Starts with a [Equipment]'
const BEGINS = 'Starts with a '

/** What a survivor can start with: the cards of the Equipment deck. */
export const ITEMS: Record<string, string> = {
  baseball_bat: 'Baseball Bat',
  chainsaw: 'Chainsaw',
  crowbar: 'Crowbar',
  fire_axe: 'Fire Axe',
  katana: 'Katana',
  machete: 'Machete',
  pistol: 'Pistol',
  rifle: 'Rifle',
  sawed_off: 'Sawed Off',
  shotgun: 'Shotgun',
  sub_mg: 'Sub MG',
  bag_of_rice: 'Bag of Rice',
  canned_food: 'Canned Food',
  flashlight: 'Flashlight',
  gasoline: 'Gasoline',
  glass_bottles: 'Glass Bottles',
  goalie_mask: 'Goalie Mask',
  plenty_of_ammo_bullets: 'Plenty of Ammo (bullets)',
  plenty_of_ammo_shells: 'Plenty of Ammo (shells)',
  scope: 'Scope',
  water: 'Water',
}

export const BOX_NAMES = ['Amy', 'Doug', 'Josh', 'Ned', 'Phil', 'Wanda']
export const MOST = 12
export const LONGEST = 16

export interface Blank {
  name: string
  blue: string
  /** Card of a Starts-with skill, or "". */
  item: string
  orange: string[]
  red: string[]
}

export const LEVELS = [
  { level: 'orange', count: 2 },
  { level: 'red', count: 3 },
] as const

export const blank = (): Blank => ({ name: '', blue: '', item: '', orange: ['', ''], red: ['', '', ''] })

/** Message key of a skill: "+1 die: Ranged" -> "skill-plus-1-die-ranged". */
export function skillKey(name: string): string {
  const plain = name.toLowerCase().replaceAll('+', 'plus ').replaceAll("'", '')
  return `skill-${plain.split(/[^a-z0-9]+/).filter(Boolean).join('-')}`
}

/** Problems as message keys, none = the sheet is filled in. */
export function problems(sheet: Blank, others: readonly string[]): string[] {
  const out: string[] = []
  const taken = [...BOX_NAMES, ...others].map((name) => name.toLowerCase())
  if (!sheet.name.trim()) out.push('own-no-name')
  else if (!/^[\p{L}\p{N}'-]+$/u.test(sheet.name.trim()) || sheet.name.trim().length > LONGEST) out.push('own-no-word')
  else if (taken.includes(sheet.name.trim().toLowerCase())) out.push('own-no-twice')
  if (!sheet.blue || (sheet.blue === STARTS && !ITEMS[sheet.item])) out.push('own-no-blue')
  for (const { level } of LEVELS) {
    const skills = sheet[level]
    if (skills.some((skill) => !skill)) out.push(`own-no-${level}`)
    else if (new Set(skills).size < skills.length) out.push('own-no-same')
  }
  return out
}

export function toText(sheets: readonly Blank[]): string {
  if (sheets.length === 0) return ''
  return stringify({
    survivor: sheets.map((sheet) => ({
      name: sheet.name.trim(),
      blue: sheet.blue === STARTS ? BEGINS + ITEMS[sheet.item] : sheet.blue,
      orange: sheet.orange,
      red: sheet.red,
    })),
  })
}

/** The sheets of a text. Throws where it is no TOML; what it does not know of is left blank, to be filled in. */
export function fromText(text: string): Blank[] {
  const given = parse(text).survivor
  if (!Array.isArray(given)) return []
  return given.map((entry) => read(entry as Record<string, unknown>))
}

function read(entry: Record<string, unknown>): Blank {
  const known = (skill: unknown) => (typeof skill === 'string' && skill !== STARTS && SKILLS.includes(skill) ? skill : '')
  const list = (given: unknown, count: number) => Array.from({ length: count }, (_, place) => known(Array.isArray(given) ? given[place] : ''))
  const blue = typeof entry.blue === 'string' ? entry.blue : ''
  const wanted = blue.startsWith(BEGINS) ? blue.slice(BEGINS.length).toLowerCase() : ''
  const item = Object.keys(ITEMS).find((id) => ITEMS[id]!.toLowerCase() === wanted) ?? ''
  return {
    name: typeof entry.name === 'string' ? entry.name : '',
    blue: item ? STARTS : known(blue),
    item,
    orange: list(entry.orange, 2),
    red: list(entry.red, 3),
  }
}
