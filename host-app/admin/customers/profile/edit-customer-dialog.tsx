import { useState } from 'react'
import type { Customer } from '#contract/entities/customer.ts'
import { callApi } from '#host-app/adapters/api/call-api.ts'
import { queryKeys } from '#host-app/adapters/api/query-keys.ts'
import { FormDialog } from '#host-app/ui/dialogs/form-dialog.tsx'
import { Field } from '#host-app/ui/fields/field.tsx'
import { useFormAction } from '../../common/use-form-action.ts'
import { FieldRows } from './field-rows.tsx'
import { type FieldRow, fieldsOf, rowsOf } from './own-fields.ts'

type EditCustomerDialogProps = { readonly customer: Customer; readonly onClose: () => void }

/** A dialog that edits a customer's details. */
export function EditCustomerDialog({ customer, onClose }: EditCustomerDialogProps) {
  const [rows, setRows] = useState<readonly FieldRow[]>(() => rowsOf(customer.custom_fields))
  const saving = useFormAction({
    act: (fields: FormData) =>
      callApi('updateCustomer', {
        params: { id: customer.id },
        body: {
          name: String(fields.get('name')),
          company_name: String(fields.get('company_name')),
          custom_fields: fieldsOf(rows),
        },
      }),
    done: () => 'Saved',
    changes: queryKeys.customers(),
    onDone: onClose,
  })
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
