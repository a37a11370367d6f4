// Spaces of characters. The view says who is where; here characters keep their space, and newcomers take the first free one.

import type { CharacterPicture, PlacePicture } from './viewTypes'

export interface Spot {
  place: string
  slot: number
}

export type Spots = ReadonlyMap<string, Spot>

/** Spaces of all living characters on the board. Temporary spaces come after the printed ones. */
export function assignSpaces(
  before: Spots,
  people: readonly CharacterPicture[],
  places: readonly Pick<PlacePicture, 'id' | 'spaces'>[],
): Map<string, Spot> {
  const after = new Map<string, Spot>()
  for (const { id: place, spaces } of places) {
    const here = people.filter((person) => person.alive && person.place === place)
    const taken = new Set<number>()
    const first = (person: CharacterPicture) => (person.extra && spaces >= 0 ? spaces : 0)
    const keeps = (person: CharacterPicture, spot: Spot | undefined) =>
      spot?.place === place && !taken.has(spot.slot) && person.extra === (spaces >= 0 && spot.slot >= spaces)
    for (const person of here) {
      const spot = before.get(person.id)
      if (!spot || !keeps(person, spot)) continue
      taken.add(spot.slot)
      after.set(person.id, spot)
    }
    for (const person of here) {
      if (after.has(person.id)) continue
      let slot = first(person)
      while (taken.has(slot)) slot += 1
      taken.add(slot)
      after.set(person.id, { place, slot })
    }
  }
  return after
}

/** Living characters by location and seat. */
export function peopleOf(people: readonly CharacterPicture[], seat: number): CharacterPicture[] {
  return people.filter((person) => person.seat === seat)
}

export function peopleAt(people: readonly CharacterPicture[], place: string): CharacterPicture[] {
  return people.filter((person) => person.alive && person.place === place)
}

/** Portrait of a character; the mother has her baby once it is born. */
export function portrait(person: Pick<CharacterPicture, 'character' | 'baby'>): string {
  return person.baby ? 'ch-mother_with_baby' : `ch-${person.character}`
}
