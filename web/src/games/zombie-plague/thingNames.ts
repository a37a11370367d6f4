// Names of pieces that no option names better.

import { bare } from '../../lib/board/thingIds'
import { houseOf, squareOf } from './house'
import type { PlagueScene, PlagueView } from './viewTypes'

type Words = { key: string; args?: Record<string, string | number> }

export function describe(thing: string, scene: PlagueScene, view: PlagueView): Words | null {
  const name = bare(thing)
  switch (thing.split(':')[0]) {
    case 'hum':
    case 'zom': {
      const figure = view.figures.find((one) => one.id === thing)
      if (!figure) return null
      return {
        key: `thing-${figure.kind}`,
        args: { number: figure.number, room: `@${roomKey(scene, figure.col, figure.row)}`, facing: `@facing-${figure.facing}` },
      }
    }
    case 'sq': {
      const [col, row] = squareOf(thing)
      const [spot, way] = (scene.spots[row - 1]?.[col - 1] ?? 'garden mid').split(' ') as [string, string]
      return { key: 'thing-square', args: { square: name, spot, way, room: `@${roomKey(scene, col, row)}` } }
    }
    case 'open':
      return { key: `opening-${name}` }
    case 'place':
      return { key: `place-${name}` }
    case 'edge':
      return { key: `edge-${name}` }
    case 'car':
      return { key: 'room-car' }
    default:
      return null
  }
}

/** Message with the name of the room a square lies in. */
export function roomKey(scene: PlagueScene, col: number, row: number): string {
  return `room-${houseOf(scene).room([col, row])}`
}
