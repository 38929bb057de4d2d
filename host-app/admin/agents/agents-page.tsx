import { Coffee, Headset, Play } from 'lucide-react'
import type { Agent, Assignment } from '#contract/entities/attention.ts'
import { useApi, useApiAction } from '#host-app/shared/api/use-api.ts'
import { useImpersonation } from '#host-app/shared/impersonation/impersonation-context.ts'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { ButtonLink } from '#host-app/shared/ui/buttons/button-link.tsx'
import { useHeld } from '#host-app/shared/ui/buttons/use-held.ts'
import { DataTable } from '#host-app/shared/ui/data-table.tsx'
import { SkeletonRows } from '#host-app/shared/ui/loading/skeleton-rows.tsx'
import { Notice } from '#host-app/shared/ui/notice.tsx'
import { PageHeader } from '#host-app/shared/ui/page-header.tsx'
import { useTitle } from '#host-app/shared/ui/use-title.ts'
import { useAdmin } from '../admin-layout.tsx'
import { Page } from '../common/page.tsx'
import { ReadOnlyNote } from '../common/permission-notes.tsx'
import { QueryState } from '../common/query-state.tsx'
import { Section } from '../common/section.tsx'
import { AgentRow } from './agent-row.tsx'
import styles from './agents-page.module.css'
import { CapacityField } from './capacity-field.tsx'
import { useSetAway } from './use-set-away.ts'

/** `/admin/agents` (ADMIN-02): agents' presence, their load, and who gets the next conversation. */
export function AgentsPage() {
  useTitle('Agents')
  const { member, permissions } = useAdmin()
  const { current } = useImpersonation()
  const agents = useApi('listAgents')
  const mayEdit = permissions.includes('settings.edit')
  const self = current === null ? agents.data?.agents.find(({ id }) => id === member.id) : undefined
  return (
    <Page>
      <PageHeader
        title="Agents"
        lead="Who is online, their open conversations, and who gets the next visitor."
      >
        {self && <AwaySwitch self={self} />}
      </PageHeader>
      <QueryState query={agents} label="Loading agents" skeleton={<SkeletonRows />}>
        {({ agents, assignment }) => (
          <>
            {agents.length === 0 ? (
              <Notice
                icon={<Headset size={20} aria-hidden="true" />}
                text="Nobody can answer visitors yet. Those who can appear here."
              >
                {mayEdit && (
                  <ButtonLink to="/admin/settings/people" look="secondary">
                    Invite colleagues
                  </ButtonLink>
                )}
              </Notice>
            ) : (
              <DataTable
                caption="Agents"
                columns={['Name', 'Status', 'Teams', 'Open', 'Capacity', 'Last assigned', '']}
                numbers={['Open']}
              >
                {agents.map(agent => (
                  <AgentRow
                    key={agent.id}
                    agent={agent}
                    common={assignment.capacity}
                    isSelf={agent.id === self?.id}
                    mayEdit={mayEdit}
                  />
                ))}
              </DataTable>
            )}
            <Section
              title="Auto-assignment"
              lead="Waiting visitors go to the online agent with the fewest open conversations; on a tie, to the least recently assigned. A team’s visitors go only to its members."
            >
              <AssignmentForm assignment={assignment} />
            </Section>
          </>
        )}
      </QueryState>
    </Page>
  )
}

function AwaySwitch({ self }: { readonly self: Agent }) {
  const setAway = useSetAway()
  const isAway = useHeld(self.is_away, setAway.isPending)
  return (
    <Button busy={setAway.isPending} onClick={() => setAway.mutate(!isAway)}>
      {isAway ? <Play size={16} aria-hidden="true" /> : <Coffee size={16} aria-hidden="true" />}
      {isAway ? 'Set yourself active' : 'Set yourself away'}
    </Button>
  )
}

/** Settings of automatic assignment: whether it is on, and the default capacity in conversations. */
function AssignmentForm({ assignment }: { readonly assignment: Assignment }) {
  const { permissions } = useAdmin()
  const mayEdit = permissions.includes('settings.edit')
  const save = useApiAction((call, body: Partial<Assignment>) => call('updateAssignment', { body }), {
    done: 'Auto-assignment saved',
  })
  // Shows the submitted values until the server confirms them.
  const { is_on, capacity } = save.isPending ? { ...assignment, ...save.variables } : assignment
  return (
    <div className={styles['form']}>
      <ReadOnlyNote permission="settings.edit" />
      <label className={styles['line']}>
        <input
          type="checkbox"
          checked={is_on}
          disabled={!mayEdit || save.isPending}
          onChange={event => save.mutate({ is_on: event.currentTarget.checked })}
        />
        Assign waiting visitors to people who are online
      </label>
      <div className={styles['line']}>
        <span>Default capacity</span>
        {mayEdit ? (
          <CapacityField
            key={capacity}
            label="Default capacity"
            value={capacity}
            isBusy={save.isPending}
            onChange={next => {
              if (next !== null) save.mutate({ capacity: next })
            }}
          />
        ) : (
          <strong>{capacity}</strong>
        )}
        <span>open conversations at once, for people without a number above.</span>
      </div>
    </div>
  )
}
