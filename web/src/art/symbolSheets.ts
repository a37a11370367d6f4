// Drawings that only one game needs: its sheet of symbols is put into the page when that game is opened.

const placed = new Set<string>()

const HEAD = /^<svg[^>]*>/
const DEFS = /<defs>[\s\S]*?<\/defs>/g

/** Inlines a sheet once. The symbols are not displayed, so that nobody lays them out; clip paths would be lost with
 *  that, and are hidden by their size alone. */
export function placeSheet(name: string, svg: string): void {
  if (typeof document === 'undefined' || placed.has(name)) return
  placed.add(name)
  const clips = svg.match(DEFS)?.join('') ?? ''
  const symbols = svg.replace(DEFS, '').replace(/<svg /g, '<svg hidden ')
  const shown = clips && `${HEAD.exec(svg)![0]}${clips}</svg>`
  document.body.insertAdjacentHTML('beforeend', symbols + shown)
}
