// Floor patterns shared by the boards, as in fill="url(#fl-wood)". Put them into the <defs> of a board once.

function pattern(name: string, w: number, h: number, body: string): string {
  return (
    `<pattern id="fl-${name}" width="${w}" height="${h}" patternUnits="userSpaceOnUse">` +
    `<rect width="${w}" height="${h}" fill="var(--b-${name})"/>${body}</pattern>`
  )
}

function strokes(name: string, d: string, width: number, cap = ''): string {
  return `<path d="${d}" stroke="var(--b-${name}-2)" stroke-width="${width}" fill="none"${cap}/>`
}

function fill(name: string, d: string): string {
  return `<path d="${d}" fill="var(--b-${name}-2)"/>`
}

const ROUND = ' stroke-linecap="round"'

export const floors: string = [
  pattern('wood', 60, 24, strokes('wood', 'M0 0H60M0 12H60M18 0V12M46 12V24', 1.6)),
  pattern('tile', 16, 16, strokes('tile', 'M0 0H16M0 0V16', 2.4)),
  pattern('carpet', 18, 18, fill('carpet', 'M9 4L14 9L9 14L4 9Z')),
  pattern('office', 20, 20, fill('office', 'M0 0H10V10H0ZM10 10H20V20H10Z')),
  pattern('green', 14, 14, strokes('green', 'M0 0V14M7 0V14', 3)),
  pattern('concrete', 64, 64, strokes('concrete', 'M0 0H64M0 0V64', 2) + strokes('concrete', 'M14 20h4M40 12h3M50 44h4M24 48h3', 2.4)),
  pattern('check', 28, 28, fill('check', 'M0 0H14V14H0ZM14 14H28V28H14Z')),
  pattern('diner', 24, 24, fill('diner', 'M0 0H12V12H0ZM12 12H24V24H12Z')),
  pattern('iron', 18, 18, strokes('iron', 'M3 6l6-3M12 15l3-6', 2.6, ROUND)),
  pattern('pave', 25, 25, strokes('pave', 'M0 0H25M0 0V25', 1.6)),
  pattern('asphalt', 70, 70, strokes('asphalt', 'M8 12h2M31 6h1.5M55 20h2M20 40h2M47 47h1.5M62 61h2M11 60h1.5M36 28h2', 2.2, ROUND)),
  '<pattern id="hatch" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">' +
    '<path d="M0 0V9" stroke="var(--blood)" stroke-width="4" opacity=".6"/></pattern>',
].join('')
