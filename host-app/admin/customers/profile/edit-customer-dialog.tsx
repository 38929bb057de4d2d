import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { CUSTOMER_FIELDS } from '#contract/constants/customers.ts'
import type { Customer } from '#contract/entities/customer.ts'
import { useApiForm } from '#host-app/shared/api/use-api.ts'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { IconButton } from '#host-app/shared/ui/buttons/icon-button.tsx'
import { FormDialog } from '#host-app/shared/ui/dialogs/form-dialog.tsx'
import { Field } from '#host-app/shared/ui/fields/field.tsx'
import styles from './edit-customer-dialog.module.css'

type EditCustomerDialogProps = { readonly customer: Customer; readonly onClose: () => void }

/** A dialog that edits a customer's details. */
export function EditCustomerDialog({ customer, onClose }: EditCustomerDialogProps) {
  const [rows, setRows] = useState<readonly FieldRow[]>(() => rowsOf(customer.custom_fields))
  const saving = useApiForm(
    (call, fields: FormData) =>
      call('updateCustomer', {
        params: { id: customer.id },
        body: {
          name: String(fields.get('name')),
          company_name: String(fields.get('company_name')),
          custom_fields: fieldsOf(rows),
        },
      }),
    { done: 'Saved', onDone: onClose },
  )
  return (
    <FormDialog title="Edit customer" action="Save" {...saving} onClose={onClose}>
      <Field label="Name" name="name" maxLength={120} defaultValue={customer.name ?? ''} autoComplete="off" />
      <Field
        label="Company"
        name="company_name"
        maxLength={120}
        defaultValue={customer.company_name ?? ''}
        autoComplete="off"
      />
      <FieldRows rows={rows} onChange={setRows} />
    </FormDialog>
  )
}

type FieldRowsProps = {
  readonly rows: readonly FieldRow[]
  readonly onChange: (rows: readonly FieldRow[]) => void
}

/** Rows that edit a customer's own fields: names and values. */
function FieldRows({ rows, onChange }: FieldRowsProps) {
  const more = withRow(rows)
  const change = (key: number, part: Partial<FieldRow>) =>
    onChange(rows.map(row => (row.key === key ? { ...row, ...part } : row)))
  return (
    <fieldset className={styles['fields']}>
      <legend>Custom fields</legend>
      {rows.map(({ key, name, value }, index) => (
        <div key={key} className={styles['row']}>
          <input
            aria-label={`Name of field ${index + 1}`}
            placeholder="Plan"
            maxLength={40}
            value={name}
            onChange={event => change(key, { name: event.target.value })}
          />
          <input
            aria-label={`Value of field ${index + 1}`}
            placeholder="Pro"
            maxLength={500}
            value={value}
            onChange={event => change(key, { value: event.target.value })}
          />
          <IconButton
            label={`Remove field ${index + 1}`}
            tone="danger"
            onClick={() => onChange(rows.filter(row => row.key !== key))}
          >
            <Trash2 size={15} aria-hidden="true" />
          </IconButton>
        </div>
      ))}
      {more !== null && (
        <Button size="small" onClick={() => onChange(more)}>
          <Plus size={14} aria-hidden="true" />
          Add a field
        </Button>
      )}
    </fieldset>
  )
}

/** A row that edits an own field; `key` is its React key. */
type FieldRow = { readonly key: number; readonly name: string; readonly value: string }

/** Returns own fields as rows to edit. */
export function rowsOf(fields: Readonly<Record<string, string>>): FieldRow[] {
  return Object.entries(fields).map(([name, value], key) => ({ key, name, value }))
}

/**
 * Returns rows as own fields. Rows without a name or a value are dropped; the later of two with the same
 * name wins.
 */
export function fieldsOf(rows: readonly FieldRow[]): Record<string, string> {
  const filled = rows
    .map(({ name, value }) => [name.trim(), value.trim()] as const)
    .filter(([name, value]) => name !== '' && value !== '')
  return Object.fromEntries(filled)
}

/** Returns the rows with an empty one added; null at the maximum number of fields. */
export function withRow(rows: readonly FieldRow[]): FieldRow[] | null {
  if (rows.length >= CUSTOMER_FIELDS) return null
  const key = Math.max(-1, ...rows.map(row => row.key)) + 1
  return [...rows, { key, name: '', value: '' }]
}
