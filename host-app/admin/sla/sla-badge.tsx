import { Timer } from 'lucide-react'
import type { SlaDeadline } from '#contract/entities/sla.ts'
import { Badge } from '../../ui/badge.tsx'
import { deadlineTone, describeDeadline, TIMER_LABELS } from './describe-deadline.ts'
import styles from './sla-badge.module.css'

type SlaBadgeProps = {
  readonly conversation: { readonly sla: SlaDeadline | null }
  /** Milliseconds since the epoch. */
  readonly now: number
}

/** The nearest promised time of a conversation, and how near it is; nothing where none runs. */
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

/** The nearest promised time where there is little room: how far it is; which one it is, shows the pointer. */
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
