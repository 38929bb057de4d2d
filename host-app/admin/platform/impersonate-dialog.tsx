import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { REASON_MAX_CHARACTERS, REASON_MIN_CHARACTERS } from '#contract/constants/identity.ts'
import type { TenantDetail } from '#contract/entities/platform.ts'
import { errorText } from '../../adapters/api/api-error.ts'
import { callApi } from '../../adapters/api/call-api.ts'
import { useImpersonation } from '../../features/impersonation/use-impersonation.ts'
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx'
import { Checkbox, TextArea } from '../../ui/fields/field.tsx'

type ImpersonateDialogProps = { readonly tenant: TenantDetail; readonly onClose: () => void }

/**
 * Starts an impersonation: read-only unless a reason is given, one hour at most, and visible to the tenant.
 */
export function ImpersonateDialog({ tenant, onClose }: ImpersonateDialogProps) {
  const { start } = useImpersonation()
  const [canWrite, setCanWrite] = useState(false)
  const begin = useMutation({
    async mutationFn(fields: FormData) {
      const reason = String(fields.get('reason')).trim()
      const body = { company_id: tenant.id, reason: reason === '' ? null : reason, can_write: canWrite }
      const { company, token } = await callApi('createImpersonation', { body })
      await start(company, token)
    },
  })
  return (
    <FormDialog
      title={`Act for ${tenant.name}`}
      action={canWrite ? 'Start with write access' : 'Start read-only'}
      busy={begin.isPending}
      error={begin.isError ? errorText(begin.error) : null}
      onSubmit={begin.mutate}
      onClose={onClose}
    >
      <p>For up to an hour. The tenant sees your access and every change under your name, and can end it.</p>
      <Checkbox
        label="I need to change something"
        checked={canWrite}
        onChange={event => setCanWrite(event.currentTarget.checked)}
      />
      <TextArea
        label={canWrite ? 'Reason' : 'Reason (optional)'}
        name="reason"
        required={canWrite}
        minLength={REASON_MIN_CHARACTERS}
        maxLength={REASON_MAX_CHARACTERS}
        hint="The tenant sees it."
      />
    </FormDialog>
  )
}
