import { Link } from 'react-router-dom'
import { BRAND } from '#contract/brand.ts'
import type { HealthCheck, JobHealth, WorkspaceHealth } from '#contract/entities/health.ts'
import { shortCommit } from '#core/text/short-commit.ts'
import { useApi } from '#host-app/shared/api/use-api.ts'
import { DataTable } from '#host-app/shared/ui/data-table.tsx'
import { SkeletonRows } from '#host-app/shared/ui/loading/skeleton-rows.tsx'
import { PageHeader } from '#host-app/shared/ui/page-header.tsx'
import { useTitle } from '#host-app/shared/ui/use-title.ts'
import { useAdmin } from '../../admin-layout.tsx'
import { NoPermission } from '../../common/permission-notes.tsx'
import { QueryState } from '../../common/query-state.tsx'
import { Section } from '../../common/section.tsx'
import { When } from '../../common/when.tsx'
import { CAUSE_HELP, CHECK_NAMES } from './cause-help.ts'
import styles from './health.module.css'
import { StateMark } from './state-mark.tsx'

/** What each job does; another job shows its name. */
const JOBS: Readonly<Record<string, string>> = {
  accountEmails: 'Email people about their accounts',
  answers: 'Answer visitors with the AI',
  assignment: 'Assign waiting visitors',
  autoClose: 'Resolve inactive conversations',
  awayEmails: 'Email agents who are away',
  calls: 'End calls that last too long',
  emails: 'Email visitors',
  events: 'Notify, count and remember after each change',
  expiry: 'Delete expired data',
  imports: 'Import articles',
  publishing: 'Publish scheduled articles',
  retention: 'Erase old conversations and files',
  rules: 'Run rules',
  scheduledMessages: 'Send scheduled replies',
  sla: 'Check SLA deadlines',
  snoozes: 'Wake snoozed conversations',
  timeouts: 'Close quiet conversations',
  vacuum: 'Keep the database tidy',
  vectors: 'Read articles for search by meaning',
  weeklySummaries: 'Email weekly summaries',
}

const REFRESH_MS = 10_000

/** `/admin/settings/health`: whether the workspace works, what hinders it, and what to do. */
export function HealthPage() {
  useTitle('Health')
  const { permissions } = useAdmin()
  return (
    <>
      <PageHeader title="Health" lead="Whether your workspace works, and what to do where it doesn’t." />
      {permissions.includes('settings.edit') ? (
        <Health />
      ) : (
        <NoPermission title="You can’t see the health of the workspace" permission="settings.edit" />
      )}
    </>
  )
}

function Health() {
  const health = useApi('getWorkspaceHealth', {}, { refetchInterval: REFRESH_MS })
  return (
    <QueryState query={health} label="Loading the health" skeleton={<SkeletonRows />}>
      {({ build, checks, jobs, checked_at }) => (
        <>
          <p role="status" className={styles['summary']}>
            {summaryOf(checks)}
          </p>
          <ul className={styles['checks']}>
            {checks.map(check => (
              <Check key={check.name} check={check} now={Date.parse(checked_at)} />
            ))}
          </ul>
          <Section title="Background jobs" lead="What the server does for all companies, by itself.">
            <JobsTable jobs={jobs} now={Date.parse(checked_at)} />
          </Section>
          <p className={styles['build']}>
            {BRAND.name} {build.version}
            {build.commit && (
              <>
                , commit <code>{shortCommit(build.commit)}</code>
              </>
            )}
            {build.committed_at && <> of {build.committed_at.slice(0, 10)}</>}
          </p>
        </>
      )}
    </QueryState>
  )
}

function Check({ check, now }: { readonly check: HealthCheck; readonly now: number }) {
  const { name, state, cause, counts, at } = check
  const { text, remedy, link } = CAUSE_HELP[cause]
  return (
    <li>
      <StateMark state={state} />
      <div className={styles['about']}>
        <h2>{CHECK_NAMES[name]}</h2>
        <p>
          {text(counts)}
          {at && state !== 'ok' && (
            <>
              {' '}
              <span className={styles['since']}>
                {isSince(cause) ? 'Since: ' : 'Last: '}
                <When at={at} now={now} />
              </span>
            </>
          )}
        </p>
        {remedy && <p className={styles['remedy']}>{remedy}</p>}
      </div>
      {link && <Link to={link.to}>{link.label}</Link>}
    </li>
  )
}

/** Whether the check's instant is when the cause began; otherwise it is when something last happened. */
function isSince(cause: HealthCheck['cause']): boolean {
  return ['waits-unassigned', 'past-deadline', 'mail-late', 'mail-failing', 'job-overdue'].includes(cause)
}

function summaryOf(checks: WorkspaceHealth['checks']): string {
  const broken = checks.filter(({ state }) => state === 'broken').length
  const attention = checks.filter(({ state }) => state === 'attention').length
  if (broken + attention === 0) return 'Everything works.'
  const parts = [
    ...(broken > 0 ? [`${broken} broken`] : []),
    ...(attention > 0 ? [`${attention} ${attention === 1 ? 'needs' : 'need'} attention`] : []),
  ]
  return `Of ${checks.length} checks, ${parts.join(' and ')}.`
}

/** The server's jobs: whether each runs, when it last did, how long it took, and when it runs again. */
function JobsTable({ jobs, now }: { readonly jobs: readonly JobHealth[]; readonly now: number }) {
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
