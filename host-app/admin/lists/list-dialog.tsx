import { useState } from 'react'
import type { CustomerCondition, CustomerList } from '#contract/entities/customer-list.ts'
import { useApiForm } from '#host-app/shared/api/use-api.ts'
import { FormDialog } from '#host-app/shared/ui/dialogs/form-dialog.tsx'
import { Field } from '#host-app/shared/ui/fields/field.tsx'
import { ConditionRow } from './condition-row.tsx'
import styles from './list-dialog.module.css'
import { MemberCount } from './member-count.tsx'
import { CONDITION_LABELS, isComplete, newCondition } from './new-condition.ts'

const MOST_CONDITIONS = 10
type Row = { readonly key: number; readonly condition: CustomerCondition }

type ListDialogProps = {
  /** The list to change; null for a new one. */
  readonly list: CustomerList | null
  readonly onClose: () => void
}

/** A dialog that names a list and edits its conditions, with a live count of matching customers. */
export function ListDialog({ list, onClose }: ListDialogProps) {
  const [rows, setRows] = useState<readonly Row[]>(() =>
    (list?.filter ?? []).map((condition, key) => ({ key, condition })),
  )
  const filter = rows.map(({ condition }) => condition)
  const saving = useApiForm(
    (call, fields: FormData) => {
      const body = { name: String(fields.get('name')), filter }
      return list === null
        ? call('createCustomerList', { body })
        : call('updateCustomerList', { params: { id: list.id }, body })
    },
    { done: 'Saved', onDone: onClose },
  )
  const isReady = filter.every(isComplete)
  const add = (field: CustomerCondition['field']) =>
    setRows([
      ...rows,
      { key: Math.max(-1, ...rows.map(({ key }) => key)) + 1, condition: newCondition(field) },
    ])
  return (
    <FormDialog
      title={list === null ? 'New list' : 'Edit the list'}
      action="Save"
      {...saving}
      onSubmit={fields => {
        if (isReady) saving.onSubmit(fields)
      }}
      onClose={onClose}
    >
      <Field
        label="Name"
        name="name"
        required
        maxLength={60}
        defaultValue={list?.name ?? ''}
        autoComplete="off"
      />
      <div>
        <h3 className={styles['heading']}>Customers who match all of this</h3>
        <ul className={styles['conditions']}>
          {rows.map(({ key, condition }) => (
            <ConditionRow
              key={key}
              condition={condition}
              onChange={changed =>
                setRows(rows.map(row => (row.key === key ? { key, condition: changed } : row)))
              }
              onRemove={() => setRows(rows.filter(row => row.key !== key))}
            />
          ))}
        </ul>
        {rows.length < MOST_CONDITIONS && (
          <select
            className={styles['add']}
            aria-label="Add a condition"
            value=""
            onChange={event => add(event.target.value as CustomerCondition['field'])}
          >
            <option value="" disabled>
              Add a condition…
            </option>
            {Object.entries(CONDITION_LABELS).map(([field, label]) => (
              <option key={field} value={field}>
                {label}
              </option>
            ))}
          </select>
        )}
      </div>
      <p className={styles['count']} aria-live="polite">
        {isReady ? <MemberCount filter={filter} /> : 'Fill in every condition to see how many match.'}
      </p>
    </FormDialog>
  )
}
