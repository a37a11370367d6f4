// Seat colours of games whose pieces have their own colours, so that badges, log and charts match them.

/** The six pawns of Zombies!!!, by seat. */
export const PAWNS = ['#ef4b3a', '#4d8df5', '#5cbf45', '#ffc83a', '#b48cf0', '#f4efe6']

/** The stands of City of Horror, by seat. */
export const STANDS = { red: '#ef6350', purple: '#b48cf0', green: '#58c26c', blue: '#6aa0ff', orange: '#f5924a', yellow: '#ffd23f' }

const own: Record<string, string[]> = { zombies: PAWNS, 'city-of-horror': Object.values(STANDS) }
const COLOURS = 6

/** Return the colours as custom properties, for a part of a page about one game. */
export function seatStyle(game: string): string {
  return (own[game] ?? []).map((colour, seat) => `--seat-${seat + 1}:${colour}`).join(';')
}

/** Set the colours for the whole page. */
export function paintSeats(game: string): void {
  const root = document.documentElement.style
  for (let seat = 0; seat < COLOURS; seat += 1) {
    const colour = own[game]?.[seat]
    if (colour) root.setProperty(`--seat-${seat + 1}`, colour)
    else root.removeProperty(`--seat-${seat + 1}`)
  }
}
