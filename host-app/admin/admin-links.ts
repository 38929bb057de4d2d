import type { Permission } from '#contract/constants/permissions.ts'
import type { UserProfile } from '#contract/entities/account.ts'

/** With any of these there is something in the settings beside the own account. */
const FOR_SETTINGS: readonly Permission[] = [
  'people.manage',
  'permissions.manage',
  'settings.edit',
  'audit.view',
]

/** The pages that a member's bar leads to. */
export function adminLinks({ role, permissions }: Pick<UserProfile, 'role' | 'permissions'>) {
  const links = [
    { path: '/admin/conversations', label: 'Conversations', isShown: true },
    { path: '/admin/customers', label: 'Customers', isShown: true },
    { path: '/admin/kb', label: 'Knowledge', isShown: true },
    { path: '/admin/agents', label: 'Agents', isShown: true },
    { path: '/admin/handoffs', label: 'Handoffs', isShown: true },
    { path: '/admin/tenants', label: 'Tenants', isShown: role === 'staff' },
    {
      path: '/admin/settings',
      label: 'Settings',
      isShown: permissions.some(permission => FOR_SETTINGS.includes(permission)),
    },
  ] as const
  return links.filter(({ isShown }) => isShown)
}
