// Values that the browser stores between visits. If storage is missing or full, nothing is stored and nothing fails.

const prefix = 'shamble.'

export function recall<T>(name: string): T | null {
  try {
    const text = localStorage.getItem(prefix + name)
    return text === null ? null : (JSON.parse(text) as T)
  } catch {
    return null
  }
}

export function remember(name: string, value: unknown): void {
  try {
    localStorage.setItem(prefix + name, JSON.stringify(value))
  } catch {
    return
  }
}
