import type { UserProfile } from '#contract/entities/account.ts'
import { useMayOpenAdminOnly } from '../../features/auth/use-may-open-admin-only.ts'
import { useImpersonation } from '../../features/impersonation/use-impersonation.ts'
import { settingsLinks } from './settings-links.ts'

/** The settings pages that the member can use now, in the order of the navigation. */
export function useSettingsLinks(member: UserProfile): ReturnType<typeof settingsLinks> {
  const isActing = useImpersonation().current !== null
  const mayOpenAdminOnly = useMayOpenAdminOnly(member)
  return settingsLinks({ permissions: member.permissions, isActing, mayOpenAdminOnly })
}
