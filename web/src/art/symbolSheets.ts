// Sheets of symbols that only one game needs, added to the page when that game opens.

const placed = new Set<string>()

const HEAD = /^<svg[^>]*>/
const DEFS = /<defs>[\s\S]*?<\/defs>/g

/** Inline a sheet once. It is hidden by its size, because display:none would disable its clip paths. */
export function placeSheet(name: string, svg: string): void {
  if (typeof document === 'undefined' || placed.has(name)) return
  placed.add(name)
  const clips = svg.match(DEFS)?.join('') ?? ''
  const symbols = svg.replace(DEFS, '').replace(/<svg /g, '<svg hidden ')
  const shown = clips && `${HEAD.exec(svg)![0]}${clips}</svg>`
  document.body.insertAdjacentHTML('beforeend', symbols + shown)
}
