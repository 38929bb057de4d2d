import type { UserProfile } from '#contract/entities/account.ts'

/** A link of the admin's navigation. It covers the pages at or below `path` and at or below each of `also`. */
export type AdminLink = {
  readonly path: string
  readonly label:
    | 'Set up'
    | 'Inbox'
    | 'Customers'
    | 'Knowledge'
    | 'Reports'
    | 'Handoffs'
    | 'Agents'
    | 'Tenants'
    | 'Settings'
  readonly also?: readonly string[]
  readonly isForStaff?: true
}

/** Where a new company is set up. */
export const SETUP_PATH = '/admin/setup'

const LINKS: readonly AdminLink[] = [
  { path: '/admin/conversations', label: 'Inbox' },
  { path: '/admin/customers', label: 'Customers', also: ['/admin/lists', '/admin/companies'] },
  { path: '/admin/kb', label: 'Knowledge' },
  {
    path: '/admin/dashboard',
    label: 'Reports',
    also: ['/admin/csat', '/admin/insights', '/admin/usage-insights'],
  },
  { path: '/admin/handoffs', label: 'Handoffs', also: ['/admin/sla'] },
  { path: '/admin/agents', label: 'Agents' },
  { path: '/admin/tenants', label: 'Tenants', isForStaff: true },
  { path: SETUP_PATH, label: 'Set up' },
  { path: '/admin/settings', label: 'Settings' },
]

/**
 * Returns the links of a member's navigation. Every member has settings: at least their own account.
 * @param hasSetup whether the member has steps of the setup left
 */
export function adminLinks({ role }: Pick<UserProfile, 'role'>, hasSetup: boolean): readonly AdminLink[] {
  return LINKS.filter(
    ({ isForStaff, path }) => (!isForStaff || role === 'staff') && (path !== SETUP_PATH || hasSetup),
  )
}

/** Returns whether the page at `pathname` belongs to the link, so that the navigation highlights it. */
export function isCurrentLink({ path, also = [] }: AdminLink, pathname: string): boolean {
  return [path, ...also].some(each => pathname === each || pathname.startsWith(`${each}/`))
}
