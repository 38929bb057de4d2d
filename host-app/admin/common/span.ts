const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS

/** Formats a duration in ms, such as `0:42` or `1 h 5 min`. */
export function span(ms: number): string {
  if (ms >= HOUR_MS) return `${Math.floor(ms / HOUR_MS)} h ${Math.floor((ms % HOUR_MS) / MINUTE_MS)} min`
  const seconds = Math.floor((ms % MINUTE_MS) / SECOND_MS)
  return `${Math.floor(ms / MINUTE_MS)}:${String(seconds).padStart(2, '0')}`
}
