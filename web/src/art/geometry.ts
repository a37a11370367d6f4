// Outlines of unions of rectangles: the rooms, areas and zones of every board.

export type Rect = readonly [x0: number, y0: number, x1: number, y1: number]
type Dot = readonly [number, number]

/** Format a number for an SVG attribute, with at most one decimal. */
export function n(x: number): string {
  return String(Math.round(x * 10) / 10 || 0)
}

const key = (i: number, j: number): string => `${i},${j}`
const sign = (a: number, b: number): number => (b > a ? 1 : b < a ? -1 : 0)

/** Return the SVG path round a union of rectangles, moved inwards by `inset`, with rounded corners. */
export function outline(rects: readonly Rect[], inset = 0, radius = 0): string {
  return loops(rects)
    .map((loop) => rounded(loop, inset, radius))
    .join('')
}

/** Return the closed outlines of a union of rectangles as corners, clockwise on screen (holes counter-clockwise). */
export function loops(rects: readonly Rect[]): Dot[][] {
  const xs = [...new Set(rects.flatMap((r) => [r[0], r[2]]))].sort((a, b) => a - b)
  const ys = [...new Set(rects.flatMap((r) => [r[1], r[3]]))].sort((a, b) => a - b)
  const inside = new Set<string>()
  for (const [x0, y0, x1, y1] of rects) {
    for (let i = xs.indexOf(x0); xs[i]! < x1; i++) {
      for (let j = ys.indexOf(y0); ys[j]! < y1; j++) inside.add(key(i, j))
    }
  }
  const next = new Map<string, Dot[]>()
  const edge = (a: Dot, b: Dot) => {
    const at = key(...a)
    next.set(at, [...(next.get(at) ?? []), b])
  }
  for (const cell of inside) {
    const [i, j] = cell.split(',').map(Number) as [number, number]
    if (!inside.has(key(i, j - 1))) edge([i, j], [i + 1, j])
    if (!inside.has(key(i + 1, j))) edge([i + 1, j], [i + 1, j + 1])
    if (!inside.has(key(i, j + 1))) edge([i + 1, j + 1], [i, j + 1])
    if (!inside.has(key(i - 1, j))) edge([i, j + 1], [i, j])
  }
  const take = (at: string): Dot => {
    const ends = next.get(at)!
    const end = ends.pop()!
    if (!ends.length) next.delete(at)
    return end
  }
  const rings: Dot[][] = []
  while (next.size) {
    const start = next.keys().next().value!
    const loop: Dot[] = [start.split(',').map(Number) as unknown as Dot]
    for (let p = take(start); key(...p) !== start; p = take(key(...p))) loop.push(p)
    const dots = loop.map(([i, j]): Dot => [xs[i]!, ys[j]!])
    rings.push(dots.filter((p, k) => !straight(dots.at(k - 1)!, p, dots[(k + 1) % dots.length]!)))
  }
  return rings
}

function straight(a: Dot, b: Dot, c: Dot): boolean {
  return (a[0] === b[0] && b[0] === c[0]) || (a[1] === b[1] && b[1] === c[1])
}

function rounded(loop: readonly Dot[], inset: number, radius: number): string {
  const parts = loop.map((b, k) => {
    const a = loop.at(k - 1)!
    const c = loop[(k + 1) % loop.length]!
    const [ux, uy] = [sign(a[0], b[0]), sign(a[1], b[1])]
    const [vx, vy] = [sign(b[0], c[0]), sign(b[1], c[1])]
    const x = b[0] + inset * (-uy - vy)
    const y = b[1] + inset * (ux + vx)
    const corner = `${n(x - ux * radius)} ${n(y - uy * radius)}Q${n(x)} ${n(y)} ${n(x + vx * radius)} ${n(y + vy * radius)}`
    return (k ? 'L' : 'M') + corner
  })
  return parts.join('') + 'Z'
}
