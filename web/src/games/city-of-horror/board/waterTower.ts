// The water tower from above, and its ruin, as SVG text.

import { n } from '../../../art/geometry'

const X = 1131
const Y = 112
const R = 86

function legs(): string {
  return [[-1, -1], [1, -1], [-1, 1], [1, 1]] // prettier-ignore
    .map(([sx, sy]) => {
      const leg = `M${X + sx! * 40} ${Y + sy! * 40}L${X + sx! * 92} ${Y + sy! * 84}`
      return (
        `<path d="${leg}" stroke="var(--b-wall)" stroke-width="13" stroke-linecap="round"/>` +
        `<path d="${leg}" stroke="var(--b-cap)" stroke-width="6.5" stroke-linecap="round"/>` +
        `<circle cx="${X + sx! * 92}" cy="${Y + sy! * 84}" r="8" fill="var(--b-concrete)" stroke="var(--b-wall)" stroke-width="3"/>`
      )
    })
    .join('')
}

function tank(): string {
  const rivets = Array.from({ length: 24 }, (_, i) => {
    const angle = (i * Math.PI) / 12
    return `<circle cx="${n(X + (R - 6) * Math.cos(angle))}" cy="${n(Y + (R - 6) * Math.sin(angle))}" r="1.7" fill="var(--b-wall)"/>`
  })
  return (
    `<circle cx="${X + 5}" cy="${Y + 9}" r="${R}" fill="#000" opacity=".35"/><circle cx="${X}" cy="${Y}" r="${R}" fill="var(--b-wall)"/>` +
    `<circle cx="${X}" cy="${Y}" r="${R - 3}" fill="var(--b-cap)"/>` +
    `<circle cx="${X}" cy="${Y}" r="${R - 9}" fill="url(#fl-wood)" stroke="var(--b-wall)" stroke-width="3"/>` +
    `<circle cx="${X}" cy="${Y}" r="${R - 16}" fill="none" stroke="#000" stroke-width="12" opacity=".13"/>` +
    rivets.join('')
  )
}

function ladder(): string {
  const x = X - 13
  const rails = `M${x} ${Y + R - 8}V${Y + R + 44}M${x + 26} ${Y + R - 8}V${Y + R + 44}`
  const rungs = [4, 16, 28, 40].map((y) => `M${x} ${Y + R + y}h26`).join('')
  return (
    `<path d="${rails}" stroke="var(--b-wall)" stroke-width="7" stroke-linecap="round"/>` +
    `<path d="${rails}${rungs}" stroke="var(--b-sill)" stroke-width="3" stroke-linecap="round"/>`
  )
}

/** Scattered planks, the same every time, so that they never jump. */
function ruin(): string {
  const planks = Array.from({ length: 26 }, (_, i) => {
    const angle = i * 2.399
    const far = 30 + ((i * 37) % 60)
    const [x, y] = [X + Math.cos(angle) * far, Y + Math.sin(angle) * far * 0.8]
    const long = 22 + ((i * 13) % 22)
    return (
      `<rect x="${n(x - long / 2)}" y="${n(y)}" width="${long}" height="7" rx="1.5" transform="rotate(${(i * 53) % 180} ${n(x)} ${n(y)})" ` +
      'fill="var(--b-wood)" stroke="var(--b-wall)" stroke-width="2"/>'
    )
  })
  return `<ellipse cx="${X}" cy="${Y}" rx="84" ry="70" fill="#000" opacity=".25"/>` + planks.join('')
}

export function tower(collapsed: boolean): string {
  return collapsed ? ruin() : legs() + tank() + ladder()
}
