import { Link } from 'react-router-dom'
import type { LedgerEntry } from '#contract/entities/attention.ts'
import { Badge } from '../../ui/badge.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { useNow } from '../../ui/use-now.ts'
import { subjectText } from '../common/conversation-text.ts'
import { formatDate } from '../common/format.ts'
import styles from './handoff-table.module.css'

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS

/** A promise with less than this left is shown as urgent. */
const URGENT_MS = 20_000

type HandoffTableProps = {
  readonly handoffs: readonly LedgerEntry[]
  /** The server's time, and when it said so by our own clock. */
  readonly serverNow: string
  readonly at: number
}

/** Line by line: who asked about what, and what became of it; open promises count down. */
export function HandoffTable({ handoffs, serverNow, at }: HandoffTableProps) {
  const now = useServerNow(serverNow, at)
  return (
    <DataTable caption="Handoffs" columns={['Customer', 'About', 'Requested', 'Deadline', 'Outcome']}>
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
          <td data-label="Requested">{formatDate(handoff.requested_at)}</td>
          <td data-label="Deadline">
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
    return took === 0 ? 'Ended at once' : `Ended after ${span(took)}`
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
      return <Badge tone="good">Answered</Badge>
    case 'ticketed':
      return <Badge>Ticket</Badge>
    case 'withdrawn':
      return <Badge>Withdrawn</Badge>
  }
}

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

/** The server's time in milliseconds, second by second: it said `serverNow`, an ISO instant, at `at` of our own clock. */
function useServerNow(serverNow: string, at: number): number {
  return Date.parse(serverNow) + Math.max(0, useNow(SECOND_MS) - at)
}
