import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { REASON_MAX_CHARACTERS, REASON_MIN_CHARACTERS } from '#contract/constants/identity.ts'
import { DEFAULT_SUBDOMAIN } from '#contract/constants/tenant.ts'
import type { TenantDetail } from '#contract/entities/platform.ts'
import { errorText } from '#host-app/shared/api/api-error.ts'
import { callApi } from '#host-app/shared/api/call-api.ts'
import { useApiAction, useApiForm } from '#host-app/shared/api/use-api.ts'
import { useImpersonation } from '#host-app/shared/impersonation/impersonation-context.ts'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { FormDialog } from '#host-app/shared/ui/dialogs/form-dialog.tsx'
import { Checkbox, TextArea } from '#host-app/shared/ui/fields/field.tsx'

/** The actions of platform staff on a tenant. The platform's own company has none. */
export function TenantActions({ tenant }: { readonly tenant: TenantDetail }) {
  const [dialog, setDialog] = useState<'impersonate' | 'suspend' | null>(null)
  const params = { id: tenant.id }
  const restore = useApiAction(call => call('restoreTenant', { params }), {
    done: 'The tenant is active again',
  })
  const seed = useApiAction(call => call('seedTenant', { params }), { done: 'Samples added' })
  const invite = useApiAction(call => call('resendOwnerInvitation', { params }), {
    done: `Resent to ${tenant.owner_invitation?.email}`,
  })
  if (tenant.subdomain === DEFAULT_SUBDOMAIN) return null
  const close = () => setDialog(null)
  const isEmpty = tenant.articles === 0 && tenant.conversations === 0
  return (
    <>
      {isEmpty && (
        <Button busy={seed.isPending} onClick={() => seed.mutate()}>
          Add samples
        </Button>
      )}
      {tenant.owner_invitation !== null && (
        <Button busy={invite.isPending} onClick={() => invite.mutate()}>
          Invite the owner again
        </Button>
      )}
      {tenant.suspended_at === null ? (
        <Button onClick={() => setDialog('suspend')}>Suspend</Button>
      ) : (
        <Button busy={restore.isPending} onClick={() => restore.mutate()}>
          Reactivate
        </Button>
      )}
      <Button look="primary" onClick={() => setDialog('impersonate')}>
        Act for this tenant
      </Button>
      {dialog === 'impersonate' && <ImpersonateDialog tenant={tenant} onClose={close} />}
      {dialog === 'suspend' && <SuspendDialog tenant={tenant} onClose={close} />}
    </>
  )
}

type SuspendDialogProps = { readonly tenant: TenantDetail; readonly onClose: () => void }

/** Suspends a tenant, with a reason that its people see. */
function SuspendDialog({ tenant, onClose }: SuspendDialogProps) {
  const suspend = useApiForm(
    (call, fields: FormData) =>
      call('suspendTenant', { params: { id: tenant.id }, body: { reason: String(fields.get('reason')) } }),
    { onDone: onClose },
  )
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

type ImpersonateDialogProps = { readonly tenant: TenantDetail; readonly onClose: () => void }

/**
 * Starts an impersonation: read-only unless a reason is given, one hour at most, and visible to the tenant.
 */
function ImpersonateDialog({ tenant, onClose }: ImpersonateDialogProps) {
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
