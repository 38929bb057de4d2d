import { ArrowDown, ArrowUp } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Rule } from '#contract/entities/automation.ts'
import { callApi } from '../../adapters/api/call-api.ts'
import { queryKeys } from '../../adapters/api/query-keys.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { useHeld } from '../../ui/buttons/use-held.ts'
import { moved } from '../common/moved.ts'
import { useAdminAction } from '../common/use-admin-action.ts'
import styles from './rule-row.module.css'
import { RuleSummary } from './rule-summary.tsx'
import type { Targets } from './use-targets.ts'

type RuleRowProps = {
  readonly rule: Rule
  /** Ids of all rules, in order; this rule is at `index`. */
  readonly ids: readonly string[]
  readonly index: number
  readonly targets: Targets
  readonly isEditable: boolean
}

/** One rule as a sentence, with its position and a switch that turns it on. */
export function RuleRow({ rule, ids, index, targets, isEditable }: RuleRowProps) {
  const { id, created_at: _created, updated_at: _updated, ...draft } = rule
  const toggle = useAdminAction({
    act: () => callApi('updateRule', { params: { id }, body: { ...draft, is_enabled: !rule.is_enabled } }),
    done: rule.is_enabled ? 'The rule is turned off' : 'The rule is turned on',
    changes: queryKeys.rules(),
  })
  const order = useAdminAction({
    act: (to: number) => callApi('orderRules', { body: { ids: [...moved(ids, index, to)] } }),
    done: 'The order was changed',
    changes: queryKeys.rules(),
  })
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
            <IconButton
              label={`Move ${rule.name} up`}
              disabled={index === 0 || order.isPending}
              onClick={() => order.mutate(index - 1)}
            >
              <ArrowUp size={16} aria-hidden="true" />
            </IconButton>
            <IconButton
              label={`Move ${rule.name} down`}
              disabled={index === ids.length - 1 || order.isPending}
              onClick={() => order.mutate(index + 1)}
            >
              <ArrowDown size={16} aria-hidden="true" />
            </IconButton>
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
