// Dice salt of this browser: with it the server cannot choose the dice alone.

export function salt(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
