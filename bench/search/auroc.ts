/**
 * Returns the AUROC: the share of pairs in which the value from `higher` exceeds the value from `lower`; a tie counts
 * half.
 */
export function aurocOf(higher: readonly number[], lower: readonly number[]): number {
  const sorted = [...lower].sort((a, b) => a - b)
  const below = (value: number, orEqual: boolean) => {
    let [from, to] = [0, sorted.length]
    while (from < to) {
      const middle = (from + to) >> 1
      const goesRight = orEqual ? sorted[middle]! <= value : sorted[middle]! < value
      if (goesRight) from = middle + 1
      else to = middle
    }
    return from
  }
  const won = higher.reduce((sum, value) => sum + (below(value, false) + below(value, true)) / 2, 0)
  return won / Math.max(1, higher.length * lower.length)
}
