import { useMutation, useQueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast/headless'
import { useNavigate } from 'react-router-dom'
import type { ListedCustomer } from '#contract/entities/customer.ts'
import { errorText } from '#host-app/adapters/api/api-error.ts'
import { callApi } from '#host-app/adapters/api/call-api.ts'
import { queryKeys } from '#host-app/adapters/api/query-keys.ts'
import { FormDialog } from '#host-app/ui/dialogs/form-dialog.tsx'
import { customerTitle } from '../customer-title.ts'

type EraseDialogProps = { readonly customer: ListedCustomer; readonly onClose: () => void }

/** Asks for confirmation, then erases a customer's data. */
export function EraseDialog({ customer, onClose }: EraseDialogProps) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const erasing = useMutation({
    mutationFn: () => callApi('eraseCustomer', { params: { id: customer.id } }),
    onSuccess({ conversations }) {
      toast.success(
        `Erased, with ${conversations === 1 ? 'one conversation' : `${conversations} conversations`}`,
      )
      void navigate('/admin/customers', { replace: true })
      queryClient.removeQueries({ queryKey: queryKeys.customer(customer.id) })
      void queryClient.invalidateQueries({ queryKey: queryKeys.customers() })
    },
  })
  const { conversation_count: count } = customer
  return (
    <FormDialog
      title={`Erase ${customerTitle(customer)}?`}
      action="Erase for good"
      isFinal
      consent="I know that this cannot be undone"
      busy={erasing.isPending}
      error={erasing.isError ? errorText(erasing.error) : null}
      onSubmit={() => erasing.mutate()}
      onClose={onClose}
    >
      <p>
        This removes the customer, {count === 1 ? 'one conversation' : `${count} conversations`} with all
        messages, notes and files, and cannot be undone. The access log records that you did it, but not whom
        it was about.
      </p>
    </FormDialog>
  )
}
