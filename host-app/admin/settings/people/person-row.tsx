import { useState } from 'react'
import { EDITABLE_ROLES, type EditableRole } from '#contract/constants/permissions.ts'
import type { Person } from '#contract/entities/people.ts'
import { useApiAction } from '#host-app/shared/api/use-api.ts'
import { Badge } from '#host-app/shared/ui/badge.tsx'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { FormDialog } from '#host-app/shared/ui/dialogs/form-dialog.tsx'
import { ROLE_LABELS } from '../../common/role-labels.ts'
import { useRemoval } from '../../common/use-removal.tsx'
import { When } from '../../common/when.tsx'
import styles from './person-row.module.css'

type PersonRowProps = { readonly person: Person; readonly isSelf: boolean }

/** One member with their buttons. Members can't change themselves, and nobody can change an owner. */
export function PersonRow({ person, isSelf }: PersonRowProps) {
  const { id, full_name, email, role, status } = person
  const [isSuspending, setSuspending] = useState(false)
  const params = { id }
  const changeRole = useApiAction(
    (call, next: EditableRole) => call('updatePerson', { params, body: { role: next } }),
    { done: `${full_name} has a new role` },
  )
  const setStatus = useApiAction(
    (call, next: 'active' | 'suspended') => call('updatePerson', { params, body: { status: next } }),
    { done: status === 'suspended' ? `${full_name} can sign in again` : `${full_name} is suspended` },
  )
  const [askToRemove, removalDialog] = useRemoval({
    act: call => call('removePerson', { params }),
    ask: () => ({
      title: `Remove ${full_name}?`,
      text: 'Their account is deleted. What they wrote stays, under their name.',
    }),
    done: `${full_name} was removed`,
  })
  const isFixed = isSelf || role === 'owner' || role === 'staff'

  return (
    <tr>
      <td>
        <span className={styles['name']}>
          {full_name} {isSelf && <Badge>You</Badge>}
        </span>
        <span className={styles['email']}>{email}</span>
      </td>
      <td data-label="Role">
        {isFixed ? (
          ROLE_LABELS[role]
        ) : (
          <select
            className={styles['role']}
            aria-label={`Role of ${full_name}`}
            value={role}
            disabled={changeRole.isPending}
            onChange={event => changeRole.mutate(event.currentTarget.value as EditableRole)}
          >
            {EDITABLE_ROLES.map(each => (
              <option key={each} value={each}>
                {ROLE_LABELS[each]}
              </option>
            ))}
          </select>
        )}
      </td>
      <td data-label="Status">
        <StatusBadge status={status} /> {person.has_second_factor && <Badge>2FA</Badge>}
      </td>
      <td data-label="Last signed in">
        {person.last_sign_in_at ? <When at={person.last_sign_in_at} /> : 'Never'}
      </td>
      <td>
        {!isFixed && (
          <div className={styles['actions']}>
            {status === 'suspended' ? (
              <Button size="small" busy={setStatus.isPending} onClick={() => setStatus.mutate('active')}>
                Reactivate
              </Button>
            ) : (
              <Button size="small" onClick={() => setSuspending(true)}>
                Suspend
              </Button>
            )}
            <Button size="small" look="quiet" onClick={() => askToRemove()}>
              Remove
            </Button>
          </div>
        )}
        {isSuspending && (
          <FormDialog
            title={`Suspend ${full_name}?`}
            action="Suspend"
            busy={setStatus.isPending}
            error={null}
            onSubmit={() => setStatus.mutate('suspended', { onSuccess: () => setSuspending(false) })}
            onClose={() => setSuspending(false)}
          >
            <p>They are signed out within seconds. Their open conversations go back to the queue.</p>
          </FormDialog>
        )}
        {removalDialog}
      </td>
    </tr>
  )
}

function StatusBadge({ status }: Pick<Person, 'status'>) {
  if (status === 'active') return <Badge tone="good">Active</Badge>
  return status === 'invited' ? <Badge>Invited</Badge> : <Badge tone="danger">Suspended</Badge>
}
