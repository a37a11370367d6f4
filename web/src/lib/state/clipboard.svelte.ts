// Copy a text and show for a moment that it was copied.

const MOMENT = 2500

export class Copier {
  copied = $state(false)

  /** Returns false if the browser refuses; the page then shows the text. */
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
