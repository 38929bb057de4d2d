import type { Assignment } from '#contract/entities/attention.ts'
import { callApi } from '../../adapters/api/call-api.ts'
import { queryKeys } from '../../adapters/api/query-keys.ts'
import { useAdmin } from '../admin-layout.tsx'
import { ReadOnlyNote } from '../common/permission-notes.tsx'
import { useAdminAction } from '../common/use-admin-action.ts'
import styles from './assignment-form.module.css'
import { CapacityField } from './capacity-field.tsx'

/** Settings of automatic assignment: whether it is on, and the default capacity in conversations. */
export function AssignmentForm({ assignment }: { readonly assignment: Assignment }) {
  const { permissions } = useAdmin()
  const mayEdit = permissions.includes('settings.edit')
  const save = useAdminAction({
    act: (body: Partial<Assignment>) => callApi('updateAssignment', { body }),
    done: 'Auto-assignment saved',
    changes: queryKeys.agents(),
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
