/**
 * The row that comes `step` after the current one, among `count`; null where there is none. `current` is -1 when the row
 * has left the list: those below it have moved up to `last`, where it was (-1 for nowhere).
 */
export function stepRow(count: number, current: number, last: number, step: 1 | -1): number | null {
  const from = current >= 0 ? current + step : step === 1 ? Math.max(last, 0) : last - 1
  const row = Math.min(from, count - 1)
  return row < 0 ? null : row
}
