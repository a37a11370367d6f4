// Colours of the named buildings: floor, name board and door.

import { PAWNS } from '../seats'

export interface Look {
  floor: string
  colour: string
}

const LOOKS: Record<string, Look> = {
  hospital: { floor: 'tile', colour: '#3fa9a0' },
  lawn_garden: { floor: 'green', colour: '#6ba04a' },
  drug_store: { floor: 'check', colour: '#4fb06a' },
  police_station: { floor: 'office', colour: '#5a8fe8' },
  hardware_store: { floor: 'wood', colour: '#d08a3d' },
  skate_shop: { floor: 'diner', colour: '#b48cf0' },
  sporting_goods: { floor: 'carpet', colour: '#e58a3d' },
  florist: { floor: 'carpet', colour: '#f584ae' },
  toy_store: { floor: 'diner', colour: '#ffc94a' },
  army_surplus: { floor: 'iron', colour: '#93a05a' },
  fire_station: { floor: 'concrete', colour: '#ef6350' },
  gas_station: { floor: 'iron', colour: '#e0574a' },
}

/** Null for streets, the Town Square and the Helipad. */
export function lookOf(kind: string): Look | null {
  return LOOKS[kind] ?? null
}

/** Colours of the six pawns; each also has its own sign. */
export function pawnColour(seat: number): string {
  return PAWNS[seat % PAWNS.length]!
}

/** Pawn colours on the page background: the white pawn in ink colour, visible in light and dark mode. */
export function pawnInk(seat: number): string {
  return seat % PAWNS.length === 5 ? 'var(--text-2)' : pawnColour(seat)
}

export const pawnSymbol = (seat: number): string => `pawn-${(seat % PAWNS.length) + 1}`
