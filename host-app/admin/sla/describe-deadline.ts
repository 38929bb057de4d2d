import type { SlaDeadline, SlaTimerKind } from '#contract/entities/sla.ts'

/** Labels of the SLA timers. */
export const TIMER_LABELS: Readonly<Record<SlaTimerKind, string>> = {
  'first-reply': 'First reply',
  'next-reply': 'Next reply',
  resolution: 'Resolution',
}

const MINUTE_MS = 60_000

/** Describes minutes in a few characters: `45 min`, `2 h`, `1 h 30 min`, `3 d`. */
export function describeMinutes(minutes: number): string {
  const [days, hours, rest] = [Math.floor(minutes / 1_440), Math.floor((minutes % 1_440) / 60), minutes % 60]
  const parts = [days > 0 && `${days} d`, hours > 0 && `${hours} h`, rest > 0 && `${rest} min`]
  return parts.filter(Boolean).slice(0, 2).join(' ') || '0 min'
}

/** Describes how far away a deadline is: `in 12 min`, `2 h over`. Both in milliseconds since the epoch. */
export function describeDeadline(dueAt: number, now: number): string {
  const left = dueAt - now
  return left > 0
    ? `in ${describeMinutes(Math.ceil(left / MINUTE_MS))}`
    : `${describeMinutes(Math.floor(-left / MINUTE_MS))} over`
}

/** Returns the color of a deadline's badge. Milliseconds since the epoch. */
export function deadlineTone(sla: SlaDeadline, now: number): 'neutral' | 'warning' | 'danger' {
  if (now >= Date.parse(sla.due_at)) return 'danger'
  return now >= Date.parse(sla.warn_at) ? 'warning' : 'neutral'
}
