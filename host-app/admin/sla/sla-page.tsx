import { useQuery } from '@tanstack/react-query'
import { Timer } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { callApi } from '../../adapters/api/call-api.ts'
import { queryKeys } from '../../adapters/api/query-keys.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { Choice } from '../../ui/fields/choice.tsx'
import { SkeletonRows } from '../../ui/loading/skeleton-rows.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { useNow } from '../../ui/use-now.ts'
import { useTitle } from '../../ui/use-title.ts'
import { useAdmin } from '../admin-layout.tsx'
import { Page } from '../common/page.tsx'
import { QueryState } from '../common/query-state.tsx'
import { SlaTimerRow } from './sla-timer-row.tsx'

/** `/admin/sla`: running and missed SLA timers. */
export function SlaPage() {
  useTitle('SLA deadlines')
  const { permissions } = useAdmin()
  const [params, setParams] = useSearchParams()
  const state = params.get('state') === 'breached' ? 'breached' : 'running'
  const now = useNow()
  const timers = useQuery({
    queryKey: queryKeys.slaTimers(state),
    queryFn: () => callApi('listSlaTimers', { query: { state } }),
    refetchInterval: 30_000,
  })
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
