import type { JobHealth } from '#contract/entities/health.ts'
import { DataTable } from '#host-app/ui/data-table.tsx'
import { When } from '../../common/when.tsx'
import { StateMark } from './state-mark.tsx'

/** What each job does; another job shows its name. */
const JOBS: Readonly<Record<string, string>> = {
  accountEmails: 'Email people about their accounts',
  answers: 'Answer visitors with the AI',
  assignment: 'Assign waiting visitors',
  emails: 'Email visitors',
  expiry: 'Delete expired data',
  imports: 'Import articles',
  publishing: 'Publish scheduled articles',
  rules: 'Run rules',
  scheduledMessages: 'Send scheduled replies',
  sla: 'Check SLA deadlines',
  snoozes: 'Wake snoozed conversations',
  timeouts: 'Close quiet conversations',
  vacuum: 'Keep the database tidy',
  vectors: 'Read articles for search by meaning',
}

/** The server's jobs: whether each runs, when it last did, how long it took, and when it runs again. */
export function JobsTable({ jobs, now }: { readonly jobs: readonly JobHealth[]; readonly now: number }) {
  return (
    <DataTable caption="Background jobs" columns={['Job', 'State', 'Last run', 'Took', 'Next run']}>
      {jobs.map(({ name, state, last_started_at, duration_ms, next_at }) => (
        <tr key={name}>
          <td data-label="Job">{JOBS[name] ?? name}</td>
          <td data-label="State">
            <StateMark state={state} />
          </td>
          <td data-label="Last run">
            {last_started_at ? <When at={last_started_at} now={now} /> : 'Not yet'}
          </td>
          <td data-label="Took">{duration_ms === null ? '—' : formatDuration(duration_ms)}</td>
          <td data-label="Next run">{state === 'broken' ? 'Overdue' : formatNext(next_at, now)}</td>
        </tr>
      ))}
    </DataTable>
  )
}

function formatDuration(ms: number): string {
  return ms < 1_000 ? `${ms} ms` : `${(ms / 1_000).toFixed(1)} s`
}

/** Rounds are recorded some seconds late, so a time that has passed means that the next round is under way. */
function formatNext(next: string | null, now: number): string {
  const seconds = next === null ? 0 : Math.ceil((Date.parse(next) - now) / 1_000)
  if (seconds <= 0) return 'Now'
  return seconds < 60 ? `In ${seconds} s` : `In ${Math.ceil(seconds / 60)} min`
}
