// Position of each figure: in the middle of its square, or on a seat of the car.

import { mid, X, type House } from '../house'
import type { FigureView } from '../viewTypes'

export interface FigurePlacement {
  figure: FigureView
  at: { x: number; y: number }
}

const SEATS = [
  [112, 38],
  [112, 82],
  [72, 38],
  [72, 82],
  [40, 38],
  [40, 82],
] as const

/** From far to near, so that the nearer one covers the farther. */
export function placeFigures(house: House, figures: readonly FigureView[]): FigurePlacement[] {
  let taken = 0
  const { columns, rows } = house.scene.car
  return figures
    .filter((figure) => figure.aboard || figure.col > 0)
    .map((figure): FigurePlacement => {
      if (!figure.aboard) return { figure, at: { x: mid(figure.col), y: mid(figure.row) } }
      const seat = SEATS[taken++ % SEATS.length]!
      return { figure, at: { x: X(columns[0]) + seat[0], y: X(rows[0]) + seat[1] } }
    })
    .sort((a, b) => a.at.y - b.at.y || a.at.x - b.at.x)
}
