// Numbered frames of humans; each number has a shape and a colour in the symbol sheet.

const COLOURS = ['var(--seat-2)', 'var(--seat-5)', 'var(--seat-6)', 'var(--seat-4)', 'var(--seat-3)', 'var(--seat-1)']

export function humanColour(number: number): string {
  return COLOURS[(number - 1) % COLOURS.length]!
}
