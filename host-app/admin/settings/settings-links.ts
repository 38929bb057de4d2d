import type { Permission } from '#contract/constants/permissions.ts'

type SettingsLink = {
  readonly path: string
  readonly label: string
  /** Who sees it; everybody where there is none. */
  readonly permission?: Permission
}

const LINKS: readonly SettingsLink[] = [
  { path: '/admin/settings/account', label: 'Your account' },
  { path: '/admin/settings/appearance', label: 'Appearance' },
  { path: '/admin/settings/company', label: 'Company', permission: 'settings.edit' },
  { path: '/admin/settings/chat-flow', label: 'Chat flow', permission: 'settings.edit' },
  { path: '/admin/settings/people', label: 'People', permission: 'people.manage' },
  { path: '/admin/settings/permissions', label: 'Permissions', permission: 'permissions.manage' },
  { path: '/admin/settings/upgrade', label: 'Plans', permission: 'settings.edit' },
  { path: '/admin/settings/health/access', label: 'Access log', permission: 'audit.view' },
]

/** The settings that somebody with these permissions can do something with. */
export function settingsLinks(permissions: readonly Permission[]): readonly SettingsLink[] {
  return LINKS.filter(({ permission }) => permission === undefined || permissions.includes(permission))
}
