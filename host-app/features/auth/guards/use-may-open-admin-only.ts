import type { UserProfile } from '#contract/entities/account.ts'
import { useImpersonation } from '../../impersonation/use-impersonation.ts'
import { useAuth } from '../auth-context.ts'

/** Whether the member may open the pages for admins (GUARD-05). */
export function useMayOpenAdminOnly(member: UserProfile): boolean {
  const { state } = useAuth()
  const { current } = useImpersonation()
  return mayOpenAdminOnly({
    role: state.status === 'signed-in' ? state.user.user_metadata['role'] : undefined,
    isImpersonating: current !== null,
    isPlatformOwner: member.is_platform_owner,
  })
}

type Asker = {
  /** `user_metadata.role`: it steers screens alone, the server goes by the membership. */
  readonly role: unknown
  readonly isImpersonating: boolean
  readonly isPlatformOwner: boolean
}

/** Whether pages for admins are shown (GUARD-05): to admins who act for nobody, and always to the platform's owner. */
export function mayOpenAdminOnly({ role, isImpersonating, isPlatformOwner }: Asker): boolean {
  return isPlatformOwner || (role === 'admin' && !isImpersonating)
}
