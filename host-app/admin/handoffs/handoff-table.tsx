import { Link } from 'react-router-dom'
import type { LedgerEntry } from '#contract/entities/attention.ts'
import { Badge } from '../../ui/badge.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { formatDate } from '../common/format-date.ts'
import { subjectText } from '../common/subject-text.ts'
import styles from './handoff-table.module.css'
import { promiseText, span } from './promise-text.ts'
import { useServerNow } from './use-server-now.ts'

/** A promise with less than this left is shown as urgent. */
const URGENT_MS = 20_000

type HandoffTableProps = {
  readonly handoffs: readonly LedgerEntry[]
  /** The server's time, and when it said so by our own clock. */
  readonly told: string
  readonly at: number
}

/** Line by line: who asked about what, and what became of it; open promises count down. */
export function HandoffTable({ handoffs, told, at }: HandoffTableProps) {
  const now = useServerNow(told, at)
  return (
    <DataTable caption="Handoffs" columns={['Customer', 'About', 'Asked', 'Promise', 'Outcome']}>
      {handoffs.map(handoff => (
        <tr key={handoff.id}>
          <td data-label="Customer" dir="auto">
            {handoff.customer_email ?? handoff.customer_name ?? 'Visitor'}
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
          <td data-label="Asked">{formatDate(handoff.requested_at)}</td>
          <td data-label="Promise">
            <Promised handoff={handoff} now={now} />
          </td>
          <td data-label="Outcome">
            <Outcome handoff={handoff} />
          </td>
        </tr>
      ))}
    </DataTable>
  )
}

function Promised({ handoff, now }: { readonly handoff: LedgerEntry; readonly now: number }) {
  const due = Date.parse(handoff.due_at)
  if (handoff.ended_at !== null) {
    const took = Date.parse(handoff.ended_at) - Date.parse(handoff.requested_at)
    return took === 0 ? 'Kept at once' : `Ended after ${span(took)}`
  }
  return (
    <span className={styles['clock']} data-urgent={due - now < URGENT_MS} role="timer">
      {promiseText(due, now)}
    </span>
  )
}

function Outcome({ handoff: { outcome } }: { readonly handoff: LedgerEntry }) {
  switch (outcome) {
    case null:
      return <Badge tone="warning">Waiting</Badge>
    case 'answered':
      return <Badge tone="good">Taken</Badge>
    case 'ticketed':
      return <Badge>Ticket</Badge>
    case 'withdrawn':
      return <Badge>Withdrawn</Badge>
  }
}
