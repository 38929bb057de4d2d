import type { SlaDeadline } from '#contract/entities/sla.ts'
import { Badge } from '../../ui/badge.tsx'
import { deadlineTone, deadlineWords, TIMER_LABELS } from './sla-words.ts'

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
      {TIMER_LABELS[sla.timer]} {deadlineWords(Date.parse(sla.due_at), now)}
    </Badge>
  )
}
