import { REASON_MAX_CHARACTERS, REASON_MIN_CHARACTERS } from '#contract/constants/identity.ts'
import type { TenantDetail } from '#contract/entities/platform.ts'
import { callApi } from '../../adapters/api/call-api.ts'
import { queryKeys } from '../../adapters/api/query-keys.ts'
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx'
import { TextArea } from '../../ui/fields/field.tsx'
import { useFormAction } from '../common/use-form-action.ts'

type SuspendDialogProps = { readonly tenant: TenantDetail; readonly onClose: () => void }

/** Suspends a tenant, with a reason that its people see. */
export function SuspendDialog({ tenant, onClose }: SuspendDialogProps) {
  const suspend = useFormAction({
    act: (fields: FormData) =>
      callApi('suspendTenant', { params: { id: tenant.id }, body: { reason: String(fields.get('reason')) } }),
    changes: queryKeys.tenant(tenant.id),
    onDone: onClose,
  })
  return (
    <FormDialog title={`Suspend ${tenant.name}?`} action="Suspend" {...suspend} onClose={onClose}>
      <p>Its people are signed out and its widgets stop within seconds. Nothing is deleted.</p>
      <TextArea
        label="Reason"
        name="reason"
        required
        minLength={REASON_MIN_CHARACTERS}
        maxLength={REASON_MAX_CHARACTERS}
      />
    </FormDialog>
  )
}
