// Positions of pieces: one zombie per square, its token in front, pawns side by side, painted from far to near.

import { mid, squareThing } from '../city'
import type { ZombiesView, Pawn, Token, Zombie } from '../viewTypes'

export interface Point {
  x: number
  y: number
}

export interface FigurePlacement {
  pawns: { pawn: Pawn; at: Point; depth: number; scale: number }[]
  zombies: { zombie: Zombie; at: Point; depth: number }[]
  tokens: { token: Token; at: Point; small: boolean; id: string }[]
}

/** Positions of several pawns around the middle of a square: side by side, three or more in two rows and smaller. */
export function places(count: number): Point[] {
  const columns = count < 3 ? count : Math.ceil(count / 2)
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns)
    const inRow = row ? count - columns : columns
    const x = ((i % columns) - (inRow - 1) / 2) * (count < 3 ? 19 : 17)
    return { x, y: count < 3 ? i * 5 : row * 21 - 9 }
  })
}

const SMALLER = 0.72

export function placeFigures(view: ZombiesView): FigurePlacement {
  const zombies = new Set(view.zombies.map((one) => squareThing([one.x, one.y])))
  const tokens = new Set(view.tokens.map((one) => squareThing([one.x, one.y])))
  const together = new Map<string, Pawn[]>()
  for (const pawn of view.pawns) {
    if (pawn.status !== 'alive') continue
    const at = squareThing([pawn.x, pawn.y])
    together.set(at, [...(together.get(at) ?? []), pawn])
  }
  const shared = (x: number, y: number) => zombies.has(squareThing([x, y])) || together.has(squareThing([x, y]))
  return {
    zombies: view.zombies.map((zombie) => {
      const here = squareThing([zombie.x, zombie.y])
      const aside = together.has(here) ? 11 : tokens.has(here) ? 6 : 0
      const at = { x: mid(zombie.x) + aside, y: mid(zombie.y) }
      return { zombie, at, depth: at.y }
    }),
    pawns: [...together].flatMap(([here, pawns]) =>
      pawns.map((pawn, i) => {
        const fought = zombies.has(here)
        const { x, y } = places(pawns.length)[i]!
        const at = { x: mid(pawn.x) + x - (fought ? 11 : 0), y: mid(pawn.y) + y + (fought ? 4 : 0) }
        return { pawn, at, depth: at.y + 6, scale: pawns.length < 3 ? 1 : SMALLER }
      }),
    ),
    tokens: view.tokens.map((token) => {
      const small = shared(token.x, token.y)
      const at = { x: mid(token.x) - (small ? 15 : 0), y: mid(token.y) + (small ? 14 : 3) }
      return { token, at, small, id: `${token.kind}:${token.x},${token.y}` }
    }),
  }
}
