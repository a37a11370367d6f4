import { describe, expect, it } from 'vitest'
import { cutStrip, rows, placeFigures } from '../src/games/zombicide/board/figurePlacement'
import { deeds } from '../src/games/zombicide/board/recentEvents'
import { arrows } from '../src/games/zombicide/board/threats'
import { levelAt, markers } from '../src/games/zombicide/dangerTrack'
import { isKnownRoom } from '../src/games/zombicide/map/furniture'
import { largestInside, sharedWalls, Town } from '../src/games/zombicide/map/town'
import { lastAttack } from '../src/games/zombicide/rail/lastAttack'
import type { SurvivorView, ZombicideScene, ZombicideView } from '../src/games/zombicide/viewTypes'
import type { LogLine } from '../src/lib/net/protocol'
import scenes from './zombicide-scenes.json'

const all = scenes as unknown as ZombicideScene[]
const town = (mission: string) => new Town(all.find((scene) => scene.mission === mission)!)

function survivor(id: string, zone: string | null, more: Partial<SurvivorView> = {}): SurvivorView {
  return {
    id: `sur:${id}`,
    name: id,
    seat: 0,
    fate: 'board',
    zone,
    car: null,
    chair: null,
    xp: 0,
    level: 'blue',
    skills: [],
    wounds: 0,
    slots: [null, null, null, null, null],
    actions: 3,
    actionsMax: 3,
    freeMoves: 0,
    freeFights: 0,
    freeSearches: 0,
    done: false,
    kills: 0,
    ...more,
  }
}

function view(mission: string, more: Partial<ZombicideView>): ZombicideView {
  return {
    mission,
    round: 1,
    phase: 'players',
    first: 0,
    acting: null,
    danger: 'blue',
    levels: [0, 7, 19, 44],
    survivors: [],
    zones: [],
    dangers: {},
    openDoors: [],
    spawns: [],
    objectives: [],
    cars: [],
    deck: 50,
    discards: 0,
    zombieDeck: 40,
    stock: { walker: 40, runner: 16, fatty: 8, abomination: 1 },
    escaped: 0,
    loud: null,
    goals: [],
    ...more,
  }
}

describe('shapes', () => {
  it('know the roomiest rectangle of a corner', () => {
    expect(
      largestInside([
        [0, 0, 100, 60],
        [0, 60, 40, 200],
      ]),
    ).toEqual([0, 0, 40, 200])
    expect(
      largestInside([
        [0, 0, 50, 50],
        [50, 0, 90, 50],
      ]),
    ).toEqual([0, 0, 90, 50])
  })

  it('share the walls that touch', () => {
    expect(sharedWalls([[0, 0, 100, 100]], [[100, 50, 200, 200]])).toEqual([{ axis: 'v', at: 100, from: 50, to: 100 }])
    expect(sharedWalls([[0, 0, 100, 100]], [[104, 50, 200, 200]])).toEqual([])
  })
})

describe.each(all.map((scene) => [scene.mission, scene] as const))('the town of mission %s', (_, scene) => {
  const here = new Town(scene)

  it('covers its tiles with zones, each once', () => {
    const cells = scene.zones.flatMap((zone) => zone.cells.map(String))
    expect(new Set(cells).size).toBe(cells.length)
    expect(cells.length).toBe(9 * scene.columns * scene.rows)
    for (const zone of scene.zones) {
      for (const cell of zone.cells) {
        expect(here.zoneOf(cell)).toBe(zone.id)
        expect(here.isStreet(cell)).toBe(zone.street)
      }
    }
  })

  it('has a floor and furniture for every room', () => {
    expect(scene.zones.filter((zone) => !zone.street && !isKnownRoom(zone.name)).map((zone) => zone.name)).toEqual([])
  })

  it('has a way through between zones that are joined', () => {
    for (const zone of scene.zones) {
      for (const there of zone.links) {
        const gate = here.passage(zone.id, there)
        expect(gate, `${zone.id} ${there}`).not.toBeNull()
        const near = (id: string) =>
          here.shape(id).some(([x0, y0, x1, y1]) => gate!.x >= x0 - 1 && gate!.x <= x1 + 1 && gate!.y >= y0 - 1 && gate!.y <= y1 + 1)
        expect(near(zone.id) && near(there), `${zone.id} ${there}`).toBe(true)
      }
    }
  })

  it('cuts a gap for every opening between rooms and for no others', () => {
    const rooms = scene.zones.filter((zone) => !zone.street)
    const joined = rooms.flatMap((zone) => zone.links.filter((there) => there > zone.id && here.zones.get(there)?.street === false))
    expect(here.gaps.length).toBeGreaterThanOrEqual(joined.length)
    const between = (gap: (typeof here.gaps)[number]) =>
      rooms.filter((zone) =>
        here.shape(zone.id).some(([x0, y0, x1, y1]) => {
          const [x, y] = gap.axis === 'v' ? [gap.at, gap.mid] : [gap.mid, gap.at]
          return x >= x0 - 1 && x <= x1 + 1 && y >= y0 - 1 && y <= y1 + 1
        }),
      )
    for (const gap of here.gaps) {
      const sides = between(gap)
      expect(sides.some((zone) => sides.some((other) => zone.links.includes(other.id)))).toBe(true)
    }
  })

  it('puts its doors on the wall between street and room', () => {
    for (const door of scene.doors) {
      const gate = here.passage(door.street, door.room)!
      const touches = (id: string) =>
        here.shape(id).some(([x0, y0, x1, y1]) => gate.x >= x0 - 2 && gate.x <= x1 + 2 && gate.y >= y0 - 2 && gate.y <= y1 + 2)
      expect(touches(door.street), door.id).toBe(true)
      expect(touches(door.room), door.id).toBe(true)
    }
  })
})

describe('standing in a zone', () => {
  it('fills rows from left to right and says when there is no room', () => {
    const items = [1, 2, 3].map(() => ({ width: 40, height: 40 }))
    const result = rows(items, [0, 0, 100, 100], 1)!
    expect(result.map(({ y }) => y)).toEqual([30, 30, 70])
    expect(result[0]!.x).toBeLessThan(result[1]!.x)
    expect(rows(items, [0, 0, 60, 60], 1)).toBeNull()
  })

  it('leaves the strip beside a token free', () => {
    expect(cutStrip([0, 0, 100, 150], { x: 2, y: 75 }, 20)).toEqual([20, 0, 100, 150])
    expect(cutStrip([0, 0, 40, 40], { x: 2, y: 20 }, 20)).toEqual([0, 0, 40, 40])
  })

  it('keeps everybody inside the zone, however crowded', () => {
    const here = town('04')
    const people = ['amy', 'doug', 'josh', 'ned', 'phil', 'wanda']
    for (const zone of here.scene.zones) {
      const placed = placeFigures(
        here,
        view('04', {
          survivors: people.map((name) => survivor(name, zone.id)),
          zones: [{ id: zone.id, noise: 8, tokens: 2, zombies: { walker: 9, runner: 3, fatty: 2, abomination: 1 }, next: {}, runs: [] }],
        }),
      )
      const [x0, y0, x1, y1] = here.roomiest(zone.id)
      const spots = [...placed.survivors.values(), ...placed.hordes.map((one) => one.at)]
      expect(spots).toHaveLength(10)
      for (const { x, y } of spots) {
        expect(x).toBeGreaterThan(x0)
        expect(x).toBeLessThan(x1)
        expect(y).toBeGreaterThan(y0)
        expect(y).toBeLessThan(y1)
      }
    }
  })

  it('seats those in a car on it', () => {
    const here = town('04')
    const zone = here.scene.cars[0]!.zone
    const placed = placeFigures(
      here,
      view('04', {
        survivors: [survivor('amy', zone, { car: 'car:C1', chair: 'driver' })],
        cars: [{ id: 'car:C1', kind: 'pimp', zone, drivable: true, searched: false, seats: ['sur:amy', null, null, null], cargo: [] }],
      }),
    )
    const car = placed.cars.get('car:C1')!
    const amy = placed.survivors.get('sur:amy')!
    expect(Math.hypot(car.x - amy.x, car.y - amy.y)).toBeLessThan(24)
    expect(amy.scale).toBeLessThan(1)
  })
})

describe('where the dead will go', () => {
  const here = town('04')
  const [a, b, c] = here.scene.zones.filter((zone) => zone.street).map((zone) => zone.id) as [string, string, string]

  it('draws an arrow for each way and for the second step of runners, and only those of the zone asked for', () => {
    const zone = { id: a, noise: 0, tokens: 0, zombies: { runner: 3 }, next: { [b]: 2, [c]: 2 }, runs: [[b, c, 2]] as [string, string, number][] }
    const result = arrows(here, view('04', { zones: [zone] }))
    expect(result.map((one) => [one.second, one.count])).toEqual([
      [false, 2],
      [false, 2],
      [true, 2],
    ])
    expect(arrows(here, view('04', { zones: [zone] }), c)).toEqual([])
  })
})

describe('what has just happened', () => {
  const march = (zombie: string, count: number, ...path: string[]): LogLine => ({ key: '', kind: 'horde-moved', data: { zombie, count, path } })
  const killed = (zombie: string, count: number, zone: string): LogLine => ({ key: '', kind: 'killed', data: { zombie, count, zone } })
  const hurt = (kind: string, who: string): LogLine => ({ key: '', kind, things: [who] })

  it('lets runners take their second step after the first', () => {
    const result = deeds([
      march('walker', 2, 'zone:z1', 'zone:z2'),
      march('runner', 1, 'zone:z1', 'zone:z2'),
      march('runner', 1, 'zone:z2', 'zone:z3'),
    ])
    expect(result.marches.map((one) => one.wave)).toEqual([0, 0, 1])
    expect(result.waves).toBe(2)
  })

  it('reads kills, wounds and noise', () => {
    const result = deeds([killed('fatty', 1, 'zone:r3'), hurt('wounded', 'sur:amy'), { key: '', kind: 'noise-made', things: ['zone:z4'] }])
    expect(result.killed).toMatchObject([{ zone: 'zone:r3', kind: 'fatty', count: 1 }])
    expect([...result.hurt]).toEqual(['sur:amy'])
    expect(result.loud).toEqual(['zone:z4'])
  })

  it('adds up the figures that the last roll struck, until the next action', () => {
    const roll: LogLine = { key: '', kind: 'rolled', dice: { faces: [5], sides: 6 } as LogLine['dice'] }
    const log = [
      killed('walker', 9, 'zone:z1'),
      roll,
      killed('walker', 1, 'zone:z1'),
      killed('walker', 2, 'zone:z1'),
      hurt('wounded', 'sur:amy'),
      hurt('died', 'sur:amy'),
    ]
    const entry = (lines: LogLine[]) => ({ lines }) as Parameters<typeof lastAttack>[0][number]
    const result = [
      { key: 'walker', kind: 'walker', count: 3 },
      { key: 'sur:amy', kind: 'survivor', count: 1 },
    ]
    expect(lastAttack([entry(log)])).toEqual(result)
    expect(lastAttack([entry(log), entry([{ key: '', kind: 'moved' }, killed('fatty', 1, 'zone:z1')])])).toEqual(result)
    expect(lastAttack([])).toEqual([])
  })
})

describe('the danger track', () => {
  it('knows the level of every number of points', () => {
    expect([0, 6, 7, 18, 19, 43, 44].map((points) => levelAt(points, [0, 7, 19, 44]))).toEqual([
      'blue',
      'blue',
      'yellow',
      'yellow',
      'orange',
      'orange',
      'red',
    ])
  })

  it('piles up equal points and leaves out who is gone', () => {
    const result = markers(
      [survivor('amy', 'zone:z1', { xp: 3 }), survivor('ned', 'zone:z1', { xp: 3 }), survivor('phil', null, { fate: 'dead' })],
      44,
    )
    expect(result.map((one) => [one.survivor.name, one.at, one.pile])).toEqual([
      ['amy', 3, 0],
      ['ned', 3, 1],
    ])
  })
})
