import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import type { Customer } from '#contract/entities/customer.ts'
import { errorText } from '#host-app/adapters/api/api-error.ts'
import { callApi } from '#host-app/adapters/api/call-api.ts'
import { queryKeys } from '#host-app/adapters/api/query-keys.ts'
import { FormDialog } from '#host-app/ui/dialogs/form-dialog.tsx'
import { Field } from '#host-app/ui/fields/field.tsx'
import { FieldRows } from './field-rows.tsx'
import { type FieldRow, fieldsOf, rowsOf } from './own-fields.ts'

type EditCustomerDialogProps = { readonly customer: Customer; readonly onClose: () => void }

/** What a colleague knows better of a customer. */
export function EditCustomerDialog({ customer, onClose }: EditCustomerDialogProps) {
  const queryClient = useQueryClient()
  const [rows, setRows] = useState<readonly FieldRow[]>(() => rowsOf(customer.custom_fields))
  const saving = useMutation({
    mutationFn: (fields: FormData) =>
      callApi('updateCustomer', {
        params: { id: customer.id },
        body: {
          name: String(fields.get('name')),
          company_name: String(fields.get('company_name')),
          custom_fields: fieldsOf(rows),
        },
      }),
    onSuccess() {
      toast.success('Saved')
      void queryClient.invalidateQueries({ queryKey: queryKeys.customers() })
      onClose()
    },
  })
  return (
    <FormDialog
      title="Edit customer"
      action="Save"
      busy={saving.isPending}
      error={saving.isError ? errorText(saving.error) : null}
      onSubmit={saving.mutate}
      onClose={onClose}
    >
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
