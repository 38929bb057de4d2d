import { Timer } from 'lucide-react'
import type { SlaDeadline } from '#contract/entities/sla.ts'
import { Badge } from '#host-app/shared/ui/badge.tsx'
import { deadlineTone, describeDeadline, TIMER_LABELS } from './describe-deadline.ts'
import styles from './sla-badge.module.css'

type SlaBadgeProps = {
  readonly conversation: { readonly sla: SlaDeadline | null }
  /** Milliseconds since the epoch. */
  readonly now: number
}

/** The nearest SLA deadline of a conversation and the time left. Renders nothing if no timer runs. */
export function SlaBadge({ conversation: { sla }, now }: SlaBadgeProps) {
  if (sla === null) return null
  return (
    <Badge tone={deadlineTone(sla, now)}>
      {TIMER_LABELS[sla.timer]} {describeDeadline(Date.parse(sla.due_at), now)}
    </Badge>
  )
}

type SlaMarkProps = {
  readonly conversation: { readonly sla: SlaDeadline | null }
  /** Milliseconds since the epoch. */
  readonly now: number
}

/** A compact badge of the nearest SLA deadline: the time left, with the timer's name as a tooltip. */
export function SlaMark({ conversation: { sla }, now }: SlaMarkProps) {
  if (sla === null) return null
  return (
    <span className={styles['mark']} title={`${TIMER_LABELS[sla.timer]} due`}>
      <Badge tone={deadlineTone(sla, now)}>
        <Timer size={12} role="img" aria-label={TIMER_LABELS[sla.timer]} />
        {describeDeadline(Date.parse(sla.due_at), now)}
      </Badge>
    </span>
  )
}
