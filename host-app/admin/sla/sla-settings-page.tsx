import { Timer } from 'lucide-react'
import { useState } from 'react'
import { useApi } from '#host-app/shared/api/use-api.ts'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { ButtonLink } from '#host-app/shared/ui/buttons/button-link.tsx'
import { DataTable } from '#host-app/shared/ui/data-table.tsx'
import { SkeletonRows } from '#host-app/shared/ui/loading/skeleton-rows.tsx'
import { Notice } from '#host-app/shared/ui/notice.tsx'
import { PageHeader } from '#host-app/shared/ui/page-header.tsx'
import { useTitle } from '#host-app/shared/ui/use-title.ts'
import { useAdmin } from '../admin-layout.tsx'
import { ReadOnlyNote } from '../common/permission-notes.tsx'
import { QueryState } from '../common/query-state.tsx'
import { useTargets } from '../rules/use-targets.ts'
import { SlaPolicyEditor } from './sla-policy-editor.tsx'
import { SlaPolicyRow } from './sla-policy-row.tsx'

/** `/admin/settings/sla`: the company's SLA policies. */
export function SlaSettingsPage() {
  useTitle('SLA policies')
  const { permissions } = useAdmin()
  const isEditable = permissions.includes('settings.edit')
  const targets = useTargets()
  /** The id of the policy being edited; `new` for a new one, null for none. */
  const [edited, setEdited] = useState<string | null>(null)
  const policies = useApi('listSlaPolicies')
  const all = policies.data?.policies ?? []
  const create = isEditable && edited === null && (
    <Button look="primary" onClick={() => setEdited('new')}>
      New policy
    </Button>
  )
  return (
    <>
      <PageHeader
        title="SLA policies"
        lead="How soon somebody answers. The first matching policy applies. Deadlines don’t run while the AI answers. Snoozing doesn’t pause them."
      >
        <ButtonLink to="/admin/sla" look="secondary">
          Running and missed
        </ButtonLink>
        {all.length > 0 && create}
      </PageHeader>
      <ReadOnlyNote permission="settings.edit" />
      <QueryState query={policies} label="Loading the policies" skeleton={<SkeletonRows />}>
        {() =>
          edited !== null ? (
            <SlaPolicyEditor
              key={edited}
              policy={all.find(({ id }) => id === edited) ?? null}
              targets={targets}
              onClose={() => setEdited(null)}
            />
          ) : all.length === 0 ? (
            <Notice
              icon={<Timer size={22} aria-hidden="true" />}
              text="Policies appear here: how soon a person replies and resolves a conversation."
            >
              {create}
            </Notice>
          ) : (
            <DataTable caption="SLA policies" columns={['Policy', 'Times', 'Status', '']}>
              {all.map((policy, index) => (
                <SlaPolicyRow
                  key={policy.id}
                  policy={policy}
                  ids={all.map(({ id }) => id)}
                  index={index}
                  targets={targets}
                  isEditable={isEditable}
                  onChange={() => setEdited(policy.id)}
                />
              ))}
            </DataTable>
          )
        }
      </QueryState>
    </>
  )
}
