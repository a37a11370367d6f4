// Copies a text, and says for a moment that it did.

const MOMENT = 2500

export class Copier {
  copied = $state(false)

  /** False where the browser does not let us: then the text has to be shown. */
  async copy(text: string): Promise<boolean> {
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      return false
    }
    this.copied = true
    setTimeout(() => (this.copied = false), MOMENT)
    return true
  }
}
