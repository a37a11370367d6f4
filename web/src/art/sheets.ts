// Drawings that only one game needs: its sheet of symbols is put into the page when that game is opened.

const placed = new Set<string>()

/** Inlines a sheet once, hidden by its size: with display:none clip paths inside the symbols would be lost. */
export function placeSheet(name: string, svg: string): void {
  if (typeof document === 'undefined' || placed.has(name)) return
  placed.add(name)
  document.body.insertAdjacentHTML('beforeend', svg)
}
