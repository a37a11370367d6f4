// Where everybody is drawn: slow, normal and fast zombies in one stack each, survivors in front of them; a full hex makes all smaller.

import type { Point } from '../../../lib/board/camera'
import type { HexMap } from '../mapBoards'
import type { HexView, SurvivorView, ZombieView } from '../viewTypes'

export interface Person {
  survivor: SurvivorView
  at: Point
  scale: number
}

/** Zombies of one pace in one hex. */
export interface Stack {
  id: string
  hex: string
  pace: ZombieView['pace']
  members: string[]
  at: Point
  scale: number
}

export interface PlacedZombie {
  zombie: ZombieView
  /** Place in its stack: the first three are seen. */
  place: number
  at: Point
  scale: number
}

export interface FigurePlacement {
  people: Person[]
  stacks: Stack[]
  zombies: PlacedZombie[]
  /** Middle of whatever is drawn of a thing. */
  at: Map<string, Point>
  /** Names of occupied hexes. */
  taken: Set<string>
}

const PACES: ZombieView['pace'][] = ['slow', 'normal', 'fast']
const FAN = [
  [0, 0],
  [10, -6],
  [-11, -5],
] as const

/** Positions for `count` figures in one hex, from far to near: the last are for survivors, so that no face is covered. */
function places(count: number): { spots: Point[]; scale: number } {
  if (count === 1) return { spots: [{ x: 0, y: 0 }], scale: 1 }
  if (count === 2)
    return {
      spots: [
        { x: 13, y: -5 },
        { x: -12, y: 5 },
      ],
      scale: 0.78,
    }
  if (count === 3)
    return {
      spots: [
        { x: -15, y: -13 },
        { x: 15, y: -13 },
        { x: 0, y: 14 },
      ],
      scale: 0.64,
    }
  const rows = Math.ceil(count / 2)
  return {
    spots: Array.from({ length: count }, (_, i) => ({ x: i % 2 ? 12 : -12, y: -14 + (28 / Math.max(1, rows - 1)) * Math.floor(i / 2) })),
    scale: count === 4 ? 0.62 : 0.52,
  }
}

export function placeFigures(map: HexMap, view: HexView): FigurePlacement {
  const groups = new Map<string, { people: SurvivorView[]; stacks: Map<ZombieView['pace'], ZombieView[]> }>()
  const group = (hex: string) => {
    let result = groups.get(hex)
    if (!result) groups.set(hex, (result = { people: [], stacks: new Map() }))
    return result
  }
  for (const survivor of view.survivors) if (survivor.hex && map.hex(survivor.hex)) group(survivor.hex).people.push(survivor)
  for (const zombie of view.zombies) {
    if (!map.hex(zombie.hex)) continue
    const { stacks } = group(zombie.hex)
    stacks.set(zombie.pace, [...(stacks.get(zombie.pace) ?? []), zombie])
  }
  const result: FigurePlacement = { people: [], stacks: [], zombies: [], at: new Map(), taken: new Set() }
  for (const [hex, { people, stacks }] of groups) {
    const middle = map.at(hex)!
    const { spots, scale } = places(people.length + stacks.size)
    const spot = (i: number): Point => ({ x: middle.x + spots[i]!.x, y: middle.y + spots[i]!.y })
    result.taken.add(map.hex(hex)!.id)
    people.forEach((survivor, i) => {
      const at = spot(stacks.size + i)
      result.people.push({ survivor, at, scale })
      result.at.set(survivor.id, at)
    })
    PACES.filter((pace) => stacks.has(pace)).forEach((pace, i) => {
      const members = stacks.get(pace)!
      const at = spot(i)
      result.stacks.push({ id: `${hex} ${pace}`, hex, pace, members: members.map((one) => one.id), at, scale })
      members.forEach((zombie, place) => {
        const [dx, dy] = FAN[Math.min(place, 2)]!
        result.zombies.push({ zombie, place, at: { x: at.x + dx * scale, y: at.y + dy * scale }, scale: place ? scale * 0.88 : scale })
        result.at.set(zombie.id, at)
      })
    })
  }
  return result
}
