// The survivor whose sheet is open, and the one considered before the game.

let id = $state<string | null>(null)
let considered = $state<string | null>(null)

export const openedSheet = {
  get id(): string | null {
    return id
  },
  open(survivor: string): void {
    id = survivor
  },
  close(): void {
    id = null
  },
  get considered(): string | null {
    return considered
  },
  consider(sheet: string | null): void {
    considered = sheet
  },
}
