import type { UserProfile } from '#contract/entities/account.ts'
import { useImpersonation } from '../impersonation/use-impersonation.ts'
import { useAuth } from './auth-context.ts'
import { mayOpenAdminOnly } from './may-open-admin-only.ts'

/** Whether the member may open the pages for admins (GUARD-05). */
export function useMayOpenAdminOnly(member: UserProfile): boolean {
  const { state } = useAuth()
  const { current } = useImpersonation()
  return mayOpenAdminOnly({
    role: state.status === 'signed-in' ? state.user.user_metadata['role'] : undefined,
    isActing: current !== null,
    isPlatformOwner: member.is_platform_owner,
  })
}
