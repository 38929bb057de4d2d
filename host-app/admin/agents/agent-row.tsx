import { Link } from 'react-router-dom'
import type { Agent, PresenceStatus } from '#contract/entities/attention.ts'
import { useApiAction } from '#host-app/shared/api/use-api.ts'
import { Badge } from '#host-app/shared/ui/badge.tsx'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { useHeld } from '#host-app/shared/ui/buttons/use-held.ts'
import { ROLE_LABELS } from '../common/role-labels.ts'
import { When } from '../common/when.tsx'
import styles from './agent-row.module.css'
import { CapacityField } from './capacity-field.tsx'

const STATUS_LABELS: Readonly<Record<PresenceStatus, string>> = {
  online: 'Online',
  away: 'Away',
  offline: 'Offline',
}

type AgentRowProps = {
  readonly agent: Agent
  /** The company's default capacity, in conversations; it applies to agents without their own. */
  readonly common: number
  readonly isSelf: boolean
  readonly mayEdit: boolean
}

/** One agent: presence, teams, current load and capacity. */
export function AgentRow({ agent, common, isSelf, mayEdit }: AgentRowProps) {
  const { id, full_name, role, status, is_away, capacity, load, teams, last_assigned_at } = agent
  const update = useApiAction(
    (call, body: { is_away?: boolean; capacity?: number | null }) =>
      call('updateAgent', { params: { id }, body }),
    { done: `Saved: ${full_name}` },
  )
  const isAway = useHeld(is_away, update.isPending)
  const isFull = load >= (capacity ?? common)
  return (
    <tr>
      <td>
        <span className={styles['name']}>
          {full_name} {isSelf && <Badge>You</Badge>}
        </span>
        <span className={styles['role']}>{ROLE_LABELS[role]}</span>
      </td>
      <td data-label="Status">
        <span className={styles['status']} data-status={status}>
          {STATUS_LABELS[status]}
        </span>
        {is_away && status !== 'offline' && <span className={styles['role']}>Not accepting</span>}
        {is_away && status === 'offline' && <Badge>Set away</Badge>}
      </td>
      <td data-label="Teams">{teams.length > 0 ? teams.join(', ') : '–'}</td>
      <td data-label="Open" data-number>
        {isFull && <Badge tone="warning">Full</Badge>}{' '}
        <Link to={`/admin/conversations?assignee=${id}`} aria-label={`${full_name}: ${load} open`}>
          {load}
        </Link>
      </td>
      <td data-label="Capacity">
        {mayEdit ? (
          <CapacityField
            key={capacity}
            label={`Capacity of ${full_name}`}
            value={capacity}
            placeholder={String(common)}
            isBusy={update.isPending}
            onChange={next => update.mutate({ capacity: next })}
          />
        ) : (
          (capacity ?? common)
        )}
      </td>
      <td data-label="Last assigned">{last_assigned_at ? <When at={last_assigned_at} /> : 'Never'}</td>
      <td>
        {mayEdit && !isSelf && (
          <Button
            size="small"
            look="quiet"
            busy={update.isPending}
            aria-label={`${isAway ? 'Set active' : 'Set away'}: ${full_name}`}
            onClick={() => update.mutate({ is_away: !isAway })}
          >
            {isAway ? 'Set active' : 'Set away'}
          </Button>
        )}
      </td>
    </tr>
  )
}
