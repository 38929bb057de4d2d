import { Timer } from 'lucide-react'
import { Link, useSearchParams } from 'react-router-dom'
import type { SlaTimer } from '#contract/entities/sla.ts'
import { useApi } from '#host-app/shared/api/use-api.ts'
import { Badge } from '#host-app/shared/ui/badge.tsx'
import { ButtonLink } from '#host-app/shared/ui/buttons/button-link.tsx'
import { DataTable } from '#host-app/shared/ui/data-table.tsx'
import { Choice } from '#host-app/shared/ui/fields/choice.tsx'
import { SkeletonRows } from '#host-app/shared/ui/loading/skeleton-rows.tsx'
import { Notice } from '#host-app/shared/ui/notice.tsx'
import { PageHeader } from '#host-app/shared/ui/page-header.tsx'
import { useNow } from '#host-app/shared/ui/use-now.ts'
import { useTitle } from '#host-app/shared/ui/use-title.ts'
import { useAdmin } from '../admin-layout.tsx'
import { subjectText } from '../common/conversation-text.ts'
import { customerLabel } from '../common/customer-label.ts'
import { Page } from '../common/page.tsx'
import { QueryState } from '../common/query-state.tsx'
import { When } from '../common/when.tsx'
import { TIMER_LABELS } from './describe-deadline.ts'
import { SlaBadge } from './sla-badge.tsx'

/** `/admin/sla`: running and missed SLA timers. */
export function SlaPage() {
  useTitle('SLA deadlines')
  const { permissions } = useAdmin()
  const [params, setParams] = useSearchParams()
  const state = params.get('state') === 'breached' ? 'breached' : 'running'
  const now = useNow()
  const timers = useApi('listSlaTimers', { query: { state } }, { refetchInterval: 30_000 })
  const { running = 0, breached = 0 } = timers.data ?? {}
  return (
    <Page>
      <PageHeader title="SLA deadlines" lead="Next deadline first; among missed ones, the latest first.">
        {permissions.includes('settings.edit') && (
          <ButtonLink to="/admin/settings/sla" look="secondary">
            Edit SLA policies
          </ButtonLink>
        )}
      </PageHeader>
      <Choice
        label="Which deadlines"
        options={{
          running: timers.data ? `Running (${running})` : 'Running',
          breached: timers.data ? `Missed (${breached})` : 'Missed',
        }}
        value={state}
        onChange={chosen => setParams(chosen === 'breached' ? { state: chosen } : {}, { replace: true })}
      />
      <QueryState query={timers} label="Loading the SLA deadlines" skeleton={<SkeletonRows />}>
        {({ timers: all }) =>
          all.length === 0 ? (
            <Notice
              icon={<Timer size={22} aria-hidden="true" />}
              text={
                state === 'running'
                  ? 'A deadline appears here when a visitor waits for a person.'
                  : 'Missed deadlines appear here.'
              }
            >
              <ButtonLink to="/admin/conversations" look="secondary">
                Open the inbox
              </ButtonLink>
            </Notice>
          ) : (
            <DataTable
              caption={state === 'running' ? 'Running deadlines' : 'Missed deadlines'}
              columns={['Conversation', 'Customer', 'Assignee', 'Policy', 'Due']}
            >
              {all.map(timer => (
                <SlaTimerRow key={timer.id} timer={timer} now={now} />
              ))}
            </DataTable>
          )
        }
      </QueryState>
    </Page>
  )
}

/** One SLA timer: its conversation, its kind and the time left. */
function SlaTimerRow({ timer, now }: { readonly timer: SlaTimer; readonly now: number }) {
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
