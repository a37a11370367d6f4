// Map or list: the choice of this visit, else a map if it is readable.

import { placesOf } from './readScene'

export type MapOrList = 'map' | 'list'

const MOST_ON_A_MAP = 24

let chosen = $state<MapOrList | null>(null)

export const mapOrList = {
  way(scene: unknown): MapOrList {
    const places = placesOf(scene).length
    if (places === 0) return 'list'
    return chosen ?? (places > MOST_ON_A_MAP ? 'list' : 'map')
  },
  choose(way: MapOrList): void {
    chosen = way
  },
}
