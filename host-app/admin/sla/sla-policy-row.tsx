import type { SlaPolicy } from '#contract/entities/automation.ts'
import { Badge } from '#host-app/shared/ui/badge.tsx'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { OrderButtons } from '../common/order-buttons.tsx'
import { useRemoval } from '../common/use-removal.tsx'
import { describeCondition } from '../rules/condition-fields.ts'
import row from '../rules/rule-row.module.css'
import rule from '../rules/rule-summary.module.css'
import type { Targets } from '../rules/use-targets.ts'
import { describeMinutes } from './describe-deadline.ts'

type SlaPolicyRowProps = {
  readonly policy: SlaPolicy
  /** Ids of all policies, in order; this one is at `index`. */
  readonly ids: readonly string[]
  readonly index: number
  readonly targets: Targets
  readonly isEditable: boolean
  readonly onChange: () => void
}

/** One SLA policy: its conditions and target times. */
export function SlaPolicyRow({ policy, ids, index, targets, isEditable, onChange }: SlaPolicyRowProps) {
  const [askToRemove, removalDialog] = useRemoval({
    act: call => call('removeSlaPolicy', { params: { id: policy.id } }),
    ask: () => ({
      title: `Remove the policy ${policy.name}?`,
      text: 'Its running deadlines end. Missed ones stay in the list.',
    }),
    done: 'Policy removed',
  })
  const conditions = policy.conditions.map(each => describeCondition(each, targets))
  const times = [
    ['First reply', policy.first_reply_minutes],
    ['Next reply', policy.next_reply_minutes],
    ['Resolution', policy.resolution_minutes],
  ] as const
  return (
    <tr>
      <td>
        <div>
          <span className={row['name']} dir="auto">
            {policy.name}
          </span>
          <p className={rule['summary']} dir="auto">
            {conditions.length === 0
              ? 'For everybody'
              : `If ${conditions.join(policy.match === 'all' ? ' and ' : ' or ')}`}
            {policy.clock === 'office-hours' && ', in office hours'}
          </p>
        </div>
      </td>
      <td data-label="Times">
        {times
          .flatMap(([label, minutes]) => (minutes === null ? [] : [`${label} ${describeMinutes(minutes)}`]))
          .join(' · ')}
      </td>
      <td data-label="Status">
        <Badge tone={policy.is_enabled ? 'good' : 'neutral'}>{policy.is_enabled ? 'On' : 'Off'}</Badge>
      </td>
      <td className={row['actions']}>
        {isEditable && (
          <div>
            <OrderButtons
              name={policy.name}
              ids={ids}
              index={index}
              act={(call, ids) => call('orderSlaPolicies', { body: { ids } })}
            />
            <Button size="small" look="quiet" aria-label={`Edit ${policy.name}`} onClick={onChange}>
              Edit
            </Button>
            <Button
              size="small"
              look="quiet"
              aria-label={`Remove ${policy.name}`}
              onClick={() => askToRemove()}
            >
              Remove
            </Button>
          </div>
        )}
        {removalDialog}
      </td>
    </tr>
  )
}
