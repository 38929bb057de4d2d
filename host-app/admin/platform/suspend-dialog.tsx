import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { REASON_MAX_CHARACTERS, REASON_MIN_CHARACTERS } from '#contract/constants/identity.ts'
import type { TenantDetail } from '#contract/entities/platform.ts'
import { errorText } from '../../adapters/api-error.ts'
import { callApi } from '../../adapters/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-error.tsx'
import styles from './dialog-form.module.css'
import { tenantKey } from './tenant-key.ts'

type SuspendDialogProps = { readonly tenant: TenantDetail; readonly onClose: () => void }

/** Closes a tenant, with a reason that its people will hear. */
export function SuspendDialog({ tenant, onClose }: SuspendDialogProps) {
  const queryClient = useQueryClient()
  const suspend = useMutation({
    mutationFn: (reason: string) => callApi('suspendTenant', { params: { id: tenant.id }, body: { reason } }),
    onSuccess() {
      void queryClient.invalidateQueries({ queryKey: tenantKey(tenant.id) })
      onClose()
    },
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    suspend.mutate(String(new FormData(event.currentTarget).get('reason')))
  }

  return (
    <Dialog title={`Suspend ${tenant.name}?`} onClose={onClose}>
      <form className={styles['form']} onSubmit={submit}>
        <p>Its people are signed out and its widgets go quiet within seconds. Nothing is deleted.</p>
        <TextArea
          label="Reason"
          name="reason"
          required
          minLength={REASON_MIN_CHARACTERS}
          maxLength={REASON_MAX_CHARACTERS}
        />
        <FormError text={suspend.isError ? errorText(suspend.error) : null} />
        <div className={styles['actions']}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" busy={suspend.isPending}>
            Suspend
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
