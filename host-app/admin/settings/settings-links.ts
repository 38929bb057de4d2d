import type { Permission } from '#contract/constants/permissions.ts'
import type { UserProfile } from '#contract/entities/account.ts'
import { useMayOpenAdminOnly } from '#host-app/shared/auth/guards/use-may-open-admin-only.ts'
import { useImpersonation } from '#host-app/shared/impersonation/impersonation-context.ts'

/** A settings page. */
export type SettingsLink = {
  readonly path: string
  readonly label: string
  /** The permission required to see the link; without it, everybody sees it. */
  readonly permission?: Permission
  /** Whether the page redirects everybody but admins to /not-authorized (GUARD-05). */
  readonly isAdminOnly?: true
}

type Asker = {
  readonly permissions: readonly Permission[]
  readonly isImpersonating: boolean
  readonly mayOpenAdminOnly: boolean
}

const LINKS: readonly SettingsLink[] = [
  { path: '/admin/settings/account', label: 'Your account' },
  { path: '/admin/settings/theme', label: 'Theme' },
  { path: '/admin/settings/notifications', label: 'Notifications' },
  { path: '/admin/settings/company', label: 'Company', permission: 'settings.edit' },
  { path: '/admin/settings/people', label: 'People', permission: 'people.manage', isAdminOnly: true },
  {
    path: '/admin/settings/permissions',
    label: 'Permissions',
    permission: 'permissions.manage',
    isAdminOnly: true,
  },
  { path: '/admin/settings/teams', label: 'Teams', permission: 'settings.edit' },
  { path: '/admin/settings/upgrade', label: 'Plans', permission: 'settings.edit' },
  { path: '/admin/settings/appearance', label: 'Appearance', permission: 'settings.edit' },
  { path: '/admin/settings/install', label: 'Install' },
  { path: '/admin/settings/helpdesk', label: 'Help desk', permission: 'settings.edit' },
  { path: '/admin/settings/conversations', label: 'Conversations', permission: 'settings.edit' },
  { path: '/admin/settings/csat', label: 'Satisfaction surveys', permission: 'settings.edit' },
  { path: '/admin/settings/kb', label: 'Help center', permission: 'settings.edit' },
  { path: '/admin/settings/integrations/email', label: 'Email', permission: 'settings.edit' },
  {
    path: '/admin/settings/voice-personalization',
    label: 'Voice calls',
    permission: 'voice.manage',
    isAdminOnly: true,
  },
  { path: '/admin/settings/canned-replies', label: 'Canned replies' },
  { path: '/admin/settings/macros', label: 'Macros' },
  { path: '/admin/settings/rules', label: 'Rules', permission: 'settings.edit' },
  { path: '/admin/settings/sla', label: 'SLA policies', permission: 'settings.edit' },
  { path: '/admin/settings/chat-flow', label: 'Chat flow', permission: 'settings.edit' },
  { path: '/admin/settings/health', label: 'Health', permission: 'settings.edit' },
  { path: '/admin/settings/health/access', label: 'Access log', permission: 'audit.view' },
]

/** Personal pages, hidden during impersonation. */
const OWN: readonly string[] = ['/admin/settings/account', '/admin/settings/notifications']

/** Returns the settings pages that a member can use, in navigation order. The first one is the index. */
export function settingsLinks({
  permissions,
  isImpersonating,
  mayOpenAdminOnly,
}: Asker): readonly SettingsLink[] {
  return LINKS.filter(
    ({ path, permission, isAdminOnly }) =>
      (permission === undefined || permissions.includes(permission)) &&
      (!isAdminOnly || mayOpenAdminOnly) &&
      !(isImpersonating && OWN.includes(path)),
  )
}

/** Returns the settings pages that the member can use now, in navigation order. */
export function useSettingsLinks(member: UserProfile): ReturnType<typeof settingsLinks> {
  const isImpersonating = useImpersonation().current !== null
  const mayOpenAdminOnly = useMayOpenAdminOnly(member)
  return settingsLinks({ permissions: member.permissions, isImpersonating, mayOpenAdminOnly })
}
