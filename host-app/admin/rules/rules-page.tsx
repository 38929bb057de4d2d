import { Workflow } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Rule } from '#contract/entities/automation.ts'
import { useApi, useApiAction } from '#host-app/shared/api/use-api.ts'
import { Badge } from '#host-app/shared/ui/badge.tsx'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { ButtonLink } from '#host-app/shared/ui/buttons/button-link.tsx'
import { useHeld } from '#host-app/shared/ui/buttons/use-held.ts'
import { DataTable } from '#host-app/shared/ui/data-table.tsx'
import { SkeletonRows } from '#host-app/shared/ui/loading/skeleton-rows.tsx'
import { Notice } from '#host-app/shared/ui/notice.tsx'
import { PageHeader } from '#host-app/shared/ui/page-header.tsx'
import { useTitle } from '#host-app/shared/ui/use-title.ts'
import { useAdmin } from '../admin-layout.tsx'
import { OrderButtons } from '../common/order-buttons.tsx'
import { ReadOnlyNote } from '../common/permission-notes.tsx'
import { QueryState } from '../common/query-state.tsx'
import { RuleLog } from './rule-log.tsx'
import styles from './rule-row.module.css'
import { RuleSummary } from './rule-summary.tsx'
import { type Targets, useTargets } from './use-targets.ts'

/** `/admin/settings/rules`: the automation rules and their log. */
export function RulesPage() {
  useTitle('Rules')
  const { permissions } = useAdmin()
  const isEditable = permissions.includes('settings.edit')
  const targets = useTargets()
  const rules = useApi('listRules')
  const create = isEditable && <ButtonLink to="/admin/settings/rules/new">New rule</ButtonLink>
  return (
    <>
      <PageHeader
        title="Rules"
        lead="Actions that run by themselves when something happens. Rules run from top to bottom. A rule can trigger other rules, but those trigger no more."
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

type RuleRowProps = {
  readonly rule: Rule
  /** Ids of all rules, in order; this rule is at `index`. */
  readonly ids: readonly string[]
  readonly index: number
  readonly targets: Targets
  readonly isEditable: boolean
}

/** One rule as a sentence, with its position and a switch that turns it on. */
function RuleRow({ rule, ids, index, targets, isEditable }: RuleRowProps) {
  const { id, created_at: _created, updated_at: _updated, ...draft } = rule
  const toggle = useApiAction(
    call => call('updateRule', { params: { id }, body: { ...draft, is_enabled: !rule.is_enabled } }),
    { done: rule.is_enabled ? 'Rule turned off' : 'Rule turned on' },
  )
  const isOn = useHeld(rule.is_enabled, toggle.isPending)
  return (
    <tr>
      <td>
        <div>
          {isEditable ? (
            <Link to={`/admin/settings/rules/${id}`} className={styles['name']} dir="auto">
              {rule.name}
            </Link>
          ) : (
            <span className={styles['name']} dir="auto">
              {rule.name}
            </span>
          )}
          <RuleSummary rule={rule} targets={targets} />
        </div>
      </td>
      <td data-label="Status">
        <Badge tone={rule.is_enabled ? 'good' : 'neutral'}>{rule.is_enabled ? 'On' : 'Off'}</Badge>
      </td>
      <td className={styles['actions']}>
        {isEditable && (
          <div>
            <OrderButtons
              name={rule.name}
              ids={ids}
              index={index}
              act={(call, ids) => call('orderRules', { body: { ids } })}
            />
            <Button
              size="small"
              look="quiet"
              busy={toggle.isPending}
              aria-label={`${isOn ? 'Turn off' : 'Turn on'}: ${rule.name}`}
              onClick={() => toggle.mutate()}
            >
              {isOn ? 'Turn off' : 'Turn on'}
            </Button>
          </div>
        )}
      </td>
    </tr>
  )
}
