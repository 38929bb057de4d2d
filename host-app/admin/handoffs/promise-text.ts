const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS

/** What is left of a promise, as `0:42`; behind its end `late by 0:05`, from an hour on `1 h 5 min`. Milliseconds. */
export function promiseText(dueAt: number, now: number): string {
  const left = Math.ceil((dueAt - now) / SECOND_MS) * SECOND_MS
  return left >= 0 ? span(left) : `late by ${span(-left)}`
}

/** How long something took, in the same words. */
export function span(ms: number): string {
  if (ms >= HOUR_MS) return `${Math.floor(ms / HOUR_MS)} h ${Math.floor((ms % HOUR_MS) / MINUTE_MS)} min`
  const seconds = Math.floor((ms % MINUTE_MS) / SECOND_MS)
  return `${Math.floor(ms / MINUTE_MS)}:${String(seconds).padStart(2, '0')}`
}
