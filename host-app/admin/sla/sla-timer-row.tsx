import { Link } from 'react-router-dom'
import type { SlaTimer } from '#contract/entities/sla.ts'
import { Badge } from '../../ui/badge.tsx'
import { subjectText } from '../common/conversation-text.ts'
import { customerLabel } from '../common/customer-label.ts'
import { When } from '../common/when.tsx'
import { TIMER_LABELS } from './describe-deadline.ts'
import { SlaBadge } from './sla-badge.tsx'

/** One SLA timer: its conversation, its kind and the time left. */
export function SlaTimerRow({ timer, now }: { readonly timer: SlaTimer; readonly now: number }) {
  return (
    <tr>
      <td dir="auto">
        <Link to={`/admin/conversations/${timer.conversation_id}`}>{subjectText(timer.subject)}</Link>
      </td>
      <td data-label="Customer" dir="auto">
        {customerLabel(timer)}
      </td>
      <td data-label="Assignee">{timer.assignee_name ?? 'Nobody'}</td>
      <td data-label="Policy" dir="auto">
        {timer.policy_name}
      </td>
      <td data-label="Due">
        {timer.ended_at === null ? (
          <SlaBadge conversation={{ sla: timer }} now={now} />
        ) : (
          <>
            <Badge>{TIMER_LABELS[timer.timer]} missed</Badge> <When at={timer.due_at} now={now} />
          </>
        )}
      </td>
    </tr>
  )
}
