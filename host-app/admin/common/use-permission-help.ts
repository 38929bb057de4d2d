import type { Permission } from '#contract/constants/permissions.ts'
import { useImpersonation } from '../../features/impersonation/use-impersonation.ts'
import { PERMISSION_LABELS } from './permission-labels.ts'

/** Says how somebody without a permission gets it. Nobody can give one to staff who impersonate read-only. */
export function usePermissionHelp(permission: Permission): string {
  const { current } = useImpersonation()
  return current?.canWrite === false
    ? 'You are acting read-only. To change something, exit and begin again with a reason.'
    : `Ask an admin for the permission “${PERMISSION_LABELS[permission]}”.`
}
