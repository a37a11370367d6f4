// The clock's dial: one hour is a twelfth of it.

/** The slice between two hours, from noon clockwise, in a box of 40. */
export function slice(hour: number): string {
  const end = (turn: number): string => {
    const angle = (turn * Math.PI) / 6
    return `${(20 + 14 * Math.sin(angle)).toFixed(1)} ${(20 - 14 * Math.cos(angle)).toFixed(1)}`
  }
  return `M20 20L${end(hour)}A14 14 0 0 1 ${end(hour + 1)}Z`
}
