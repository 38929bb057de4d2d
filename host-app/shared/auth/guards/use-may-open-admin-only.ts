import type { UserProfile } from '#contract/entities/account.ts'
import { useImpersonation } from '../../impersonation/impersonation-context.ts'
import { useAuth } from '../auth-context.ts'

/** Returns whether the member may open the pages for admins (GUARD-05). */
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
  /** `user_metadata.role`. It decides only what is shown; the server checks the membership. */
  readonly role: unknown
  readonly isImpersonating: boolean
  readonly isPlatformOwner: boolean
}

/**
 * Returns whether the pages for admins are shown (GUARD-05): to admins without an impersonation, and always
 * to the platform's owner.
 */
export function mayOpenAdminOnly({ role, isImpersonating, isPlatformOwner }: Asker): boolean {
  return isPlatformOwner || (role === 'admin' && !isImpersonating)
}
