import { useState } from 'react'
import { DEFAULT_SUBDOMAIN } from '#contract/constants/tenant.ts'
import type { TenantDetail } from '#contract/entities/platform.ts'
import { callApi } from '../../adapters/api/call-api.ts'
import { queryKeys } from '../../adapters/api/query-keys.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { useAdminAction } from '../common/use-admin-action.ts'
import { ImpersonateDialog } from './impersonate-dialog.tsx'
import { SuspendDialog } from './suspend-dialog.tsx'

/** The actions of platform staff on a tenant. The platform's own company has none. */
export function TenantActions({ tenant }: { readonly tenant: TenantDetail }) {
  const [dialog, setDialog] = useState<'impersonate' | 'suspend' | null>(null)
  const params = { id: tenant.id }
  const changes = queryKeys.tenant(tenant.id)
  const restore = useAdminAction({
    act: () => callApi('restoreTenant', { params }),
    done: 'The tenant is active again',
    changes,
  })
  const seed = useAdminAction({
    act: () => callApi('seedTenant', { params }),
    done: 'Samples added',
    changes,
  })
  const invite = useAdminAction({
    act: () => callApi('resendOwnerInvitation', { params }),
    done: `Resent to ${tenant.owner_invitation?.email}`,
    changes,
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
