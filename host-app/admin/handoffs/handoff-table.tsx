import { Link } from 'react-router-dom'
import type { LedgerEntry } from '#contract/entities/attention.ts'
import { Badge } from '#host-app/shared/ui/badge.tsx'
import { DataTable } from '#host-app/shared/ui/data-table.tsx'
import { useNow } from '#host-app/shared/ui/use-now.ts'
import { subjectText } from '../common/conversation-text.ts'
import { customerLabel } from '../common/customer-label.ts'
import { span } from '../common/span.ts'
import { When } from '../common/when.tsx'
import styles from './handoff-table.module.css'

const SECOND_MS = 1_000

/** A deadline with less than this left is shown as urgent. */
const URGENT_MS = 20_000

type HandoffTableProps = {
  readonly handoffs: readonly LedgerEntry[]
  /**
   * `serverNow` is the server's time as an ISO instant; `at` is this browser's time when it arrived, in ms.
   */
  readonly serverNow: string
  readonly at: number
}

/** A table of handoffs: customer, subject, deadline and outcome. Open deadlines count down. */
export function HandoffTable({ handoffs, serverNow, at }: HandoffTableProps) {
  const now = useServerNow(serverNow, at)
  return (
    <DataTable caption="Handoffs" columns={['Customer', 'About', 'Requested', 'Deadline', 'Outcome']}>
      {handoffs.map(handoff => (
        <tr key={handoff.id}>
          <td data-label="Customer" dir="auto">
            {customerLabel(handoff)}
          </td>
          <td data-label="About">
            <Link
              to={`/admin/conversations/${handoff.conversation_id}`}
              className={styles['subject']}
              dir="auto"
            >
              {subjectText(handoff.subject)}
            </Link>
          </td>
          <td data-label="Requested">
            <When at={handoff.requested_at} />
          </td>
          <td data-label="Deadline">
            <TimeLeft handoff={handoff} now={now} />
          </td>
          <td data-label="Outcome">
            <Outcome handoff={handoff} />
          </td>
        </tr>
      ))}
    </DataTable>
  )
}

function TimeLeft({ handoff, now }: { readonly handoff: LedgerEntry; readonly now: number }) {
  const due = Date.parse(handoff.due_at)
  if (handoff.ended_at !== null) {
    const took = Date.parse(handoff.ended_at) - Date.parse(handoff.requested_at)
    return took === 0 ? 'Ended at once' : `Ended after ${span(took)}`
  }
  return (
    <span className={styles['clock']} data-urgent={due - now < URGENT_MS} role="timer">
      {timeLeftText(due, now)}
    </span>
  )
}

function Outcome({ handoff: { outcome } }: { readonly handoff: LedgerEntry }) {
  switch (outcome) {
    case null:
      return <Badge tone="warning">Waiting</Badge>
    case 'answered':
      return <Badge tone="good">Answered</Badge>
    case 'ticketed':
      return <Badge>Ticket</Badge>
    case 'withdrawn':
      return <Badge>Withdrawn</Badge>
  }
}

/**
 * Formats the time left until a deadline: `0:42`, afterwards `late by 0:05`, from an hour on `1 h 5 min`.
 * Both in ms.
 */
export function timeLeftText(dueAt: number, now: number): string {
  const left = Math.ceil((dueAt - now) / SECOND_MS) * SECOND_MS
  return left >= 0 ? span(left) : `late by ${span(-left)}`
}

/**
 * Returns the server's time in ms, updated each second. `serverNow` is an ISO instant; `at` is the browser's
 * time then.
 */
function useServerNow(serverNow: string, at: number): number {
  return Date.parse(serverNow) + Math.max(0, useNow(SECOND_MS) - at)
}
