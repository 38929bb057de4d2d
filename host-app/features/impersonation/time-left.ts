/** How much time is left, in words: minutes, and in the last minute seconds. Never less than nothing. */
export function timeLeft(expiresAt: number, now: number): string {
  const seconds = Math.max(0, Math.ceil((expiresAt - now) / 1_000))
  return seconds > 60 ? `${Math.ceil(seconds / 60)} min left` : `${seconds} s left`
}
