// Holes in the veil of a lesson: where the things and buttons are that a card speaks of.

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

const RIM = 6

const boxOf = ({ x, y, width, height }: Box): Box => ({ x: x - RIM, y: y - RIM, width: width + 2 * RIM, height: height + 2 * RIM })

/** Return where a thing (`zone:z5`) or button (`verb:search`) is drawn in the window; null = nowhere. */
export function drawnAt(thing: string): Box | null {
  const [kind, name = ''] = thing.split(/:(.*)/s)
  const css = kind === 'verb' ? `[data-verb="${CSS.escape(name)}"]` : `[data-thing="${CSS.escape(thing)}"], [data-look="${CSS.escape(thing)}"]`
  for (const element of document.querySelectorAll(css)) {
    const box = element.getBoundingClientRect()
    if (box.width > 0 && box.height > 0 && element.checkVisibility({ visibilityProperty: true }) && isInWindow(box)) return boxOf(box)
  }
  return null
}

function isInWindow(box: Box): boolean {
  return box.x + box.width > 0 && box.y + box.height > 0 && box.x < innerWidth && box.y < innerHeight
}

/** Return the area that two boxes share. */
export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return Math.max(0, width) * Math.max(0, height)
}

/** Return the corner of a room in which a card covers least of the holes; the earlier corner if two are equal. */
export function freestCorner(room: Box, card: { width: number; height: number }, holes: Box[], margin = 12): Box {
  const right = room.x + room.width - card.width - margin
  const bottom = room.y + room.height - card.height - margin
  const corners = [
    [right, bottom],
    [room.x + margin, bottom],
    [right, room.y + margin],
    [room.x + margin, room.y + margin],
  ].map(([x, y]) => ({ x: x!, y: y!, width: card.width, height: card.height }))
  const covered = (corner: Box) => holes.reduce((sum, hole) => sum + overlap(corner, hole), 0)
  return corners.reduce((best, corner) => (covered(corner) < covered(best) ? corner : best))
}
