import { useQuery } from '@tanstack/react-query'
import { Workflow } from 'lucide-react'
import { callApi } from '../../adapters/api/call-api.ts'
import { queryKeys } from '../../adapters/api/query-keys.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { SkeletonRows } from '../../ui/loading/skeleton-rows.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { useTitle } from '../../ui/use-title.ts'
import { useAdmin } from '../admin-layout.tsx'
import { ReadOnlyNote } from '../common/permission-notes.tsx'
import { QueryState } from '../common/query-state.tsx'
import { RuleLog } from './rule-log.tsx'
import { RuleRow } from './rule-row.tsx'
import { useTargets } from './use-targets.ts'

/** `/admin/settings/rules`: the automation rules and their log. */
export function RulesPage() {
  useTitle('Rules')
  const { permissions } = useAdmin()
  const isEditable = permissions.includes('settings.edit')
  const targets = useTargets()
  const rules = useQuery({ queryKey: queryKeys.rules(), queryFn: () => callApi('listRules') })
  const create = isEditable && <ButtonLink to="/admin/settings/rules/new">New rule</ButtonLink>
  return (
    <>
      <PageHeader
        title="Rules"
        lead="Actions that run by themselves when something happens. Rules run from top to bottom. A rule can trigger others once, and those trigger none."
      >
        {(rules.data?.rules.length ?? 0) > 0 && create}
      </PageHeader>
      <ReadOnlyNote permission="settings.edit" />
      <QueryState query={rules} label="Loading the rules" skeleton={<SkeletonRows />}>
        {({ rules: all }) =>
          all.length === 0 ? (
            <Notice
              icon={<Workflow size={22} aria-hidden="true" />}
              text="Rules appear here: they label, assign and remind on their own."
            >
              {create}
            </Notice>
          ) : (
            <DataTable caption="Rules" columns={['Rule', 'Status', '']}>
              {all.map((rule, index) => (
                <RuleRow
                  key={rule.id}
                  rule={rule}
                  ids={all.map(({ id }) => id)}
                  index={index}
                  targets={targets}
                  isEditable={isEditable}
                />
              ))}
            </DataTable>
          )
        }
      </QueryState>
      {(rules.data?.rules.length ?? 0) > 0 && <RuleLog />}
    </>
  )
}
