import {
  Bell,
  Building2,
  Code,
  CreditCard,
  Headset,
  type LucideIcon,
  MessageSquareQuote,
  Palette,
  Route,
  ScrollText,
  Shield,
  SunMoon,
  Timer,
  UserPlus,
  UserRound,
  UsersRound,
  Workflow,
  Zap,
} from 'lucide-react'
import type { Permission } from '#contract/constants/permissions.ts'
import type { UserProfile } from '#contract/entities/account.ts'
import { useMayOpenAdminOnly } from '../../features/auth/guards/use-may-open-admin-only.ts'
import { useImpersonation } from '../../features/impersonation/use-impersonation.ts'

/** Groups of the settings, in order. */
export const SETTINGS_GROUPS = ['Account', 'Company', 'Channels', 'Automation', 'AI', 'Data'] as const

export type SettingsLink = {
  readonly path: string
  readonly label: string
  readonly group: (typeof SETTINGS_GROUPS)[number]
  readonly icon: LucideIcon
  /** What is set there, for the search. */
  readonly keywords: string
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
  {
    path: '/admin/settings/account',
    label: 'Your account',
    group: 'Account',
    icon: UserRound,
    keywords: 'name password two-factor sessions sign out',
  },
  {
    path: '/admin/settings/theme',
    label: 'Theme',
    group: 'Account',
    icon: SunMoon,
    keywords: 'light dark mode',
  },
  {
    path: '/admin/settings/notifications',
    label: 'Notifications',
    group: 'Account',
    icon: Bell,
    keywords: 'sound desktop mentions email',
  },
  {
    path: '/admin/settings/company',
    label: 'Company',
    group: 'Company',
    icon: Building2,
    keywords: 'name workspace',
    permission: 'settings.edit',
  },
  {
    path: '/admin/settings/people',
    label: 'People',
    group: 'Company',
    icon: UserPlus,
    keywords: 'invite colleagues roles suspend remove',
    permission: 'people.manage',
    isAdminOnly: true,
  },
  {
    path: '/admin/settings/permissions',
    label: 'Permissions',
    group: 'Company',
    icon: Shield,
    keywords: 'roles rights access',
    permission: 'permissions.manage',
    isAdminOnly: true,
  },
  {
    path: '/admin/settings/teams',
    label: 'Teams',
    group: 'Company',
    icon: UsersRound,
    keywords: 'groups members',
    permission: 'settings.edit',
  },
  {
    path: '/admin/settings/upgrade',
    label: 'Plans',
    group: 'Company',
    icon: CreditCard,
    keywords: 'pricing billing upgrade',
    permission: 'settings.edit',
  },
  {
    path: '/admin/settings/appearance',
    label: 'Appearance',
    group: 'Channels',
    icon: Palette,
    keywords: 'brand color logo launcher corner greeting faces font privacy terms languages preview',
    permission: 'settings.edit',
  },
  {
    path: '/admin/settings/install',
    label: 'Install',
    group: 'Channels',
    icon: Code,
    keywords: 'snippet script tag embed sites domains identity key',
  },
  {
    path: '/admin/settings/helpdesk',
    label: 'Help desk',
    group: 'Channels',
    icon: Headset,
    keywords: 'office hours holidays time zone away message reply time ticket form fields categories',
    permission: 'settings.edit',
  },
  {
    path: '/admin/settings/canned-replies',
    label: 'Canned replies',
    group: 'Automation',
    icon: MessageSquareQuote,
    keywords: 'shortcuts templates',
  },
  {
    path: '/admin/settings/macros',
    label: 'Macros',
    group: 'Automation',
    icon: Zap,
    keywords: 'several actions one click',
  },
  {
    path: '/admin/settings/rules',
    label: 'Rules',
    group: 'Automation',
    icon: Workflow,
    keywords: 'events conditions actions',
    permission: 'settings.edit',
  },
  {
    path: '/admin/settings/sla',
    label: 'SLA policies',
    group: 'Automation',
    icon: Timer,
    keywords: 'first reply resolution deadlines',
    permission: 'settings.edit',
  },
  {
    path: '/admin/settings/chat-flow',
    label: 'Chat flow',
    group: 'AI',
    icon: Route,
    keywords: 'guardrails tone topics model starter questions instructions limits',
    permission: 'settings.edit',
  },
  {
    path: '/admin/settings/health/access',
    label: 'Access log',
    group: 'Data',
    icon: ScrollText,
    keywords: 'audit who changed impersonation',
    permission: 'audit.view',
  },
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

/** Returns the links in whose label, group or keywords every word of the search occurs. */
export function findSettings(links: readonly SettingsLink[], search: string): readonly SettingsLink[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return links.filter(({ label, group, keywords }) => {
    const text = `${label} ${group} ${keywords}`.toLowerCase()
    return words.every(word => text.includes(word))
  })
}

/** Returns the settings pages that the member can use now, in navigation order. */
export function useSettingsLinks(member: UserProfile): ReturnType<typeof settingsLinks> {
  const isImpersonating = useImpersonation().current !== null
  const mayOpenAdminOnly = useMayOpenAdminOnly(member)
  return settingsLinks({ permissions: member.permissions, isImpersonating, mayOpenAdminOnly })
}
