// Apply view deltas (made by `src/shamble/match/view/delta.py`). Unchanged parts keep their identity.

type Step = string | number
type Branch = Record<Step, unknown>

/** Return the view with the changes applied; the old view is not modified. */
export function applyChanges(view: unknown, changes: readonly unknown[][]): unknown {
  return changes.reduce<unknown>((now, change) => after(now, change[0] as Step[], change), view)
}

function after(view: unknown, path: readonly Step[], change: readonly unknown[]): unknown {
  const [step, ...rest] = path
  if (step === undefined) {
    if (change.length < 4) return change[1]
    const [, start, count, items] = change as [Step[], number, number, unknown[]]
    const list = view as unknown[]
    return [...list.slice(0, start), ...items, ...list.slice(start + count)]
  }
  const twin = (Array.isArray(view) ? [...(view as unknown[])] : { ...(view as Branch) }) as Branch
  if (rest.length === 0 && change.length === 1) Reflect.deleteProperty(twin, step)
  else twin[step] = after(twin[step], rest, change)
  return twin
}
