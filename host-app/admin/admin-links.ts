import type { UserProfile } from '#contract/entities/account.ts'

/** A link of the admin bar. It covers the pages at or below `path` and at or below each of `also`. */
export type AdminLink = {
  readonly path: string
  readonly label: 'Conversations' | 'Customers' | 'Knowledge' | 'Agents' | 'Handoffs' | 'Tenants' | 'Settings'
  readonly also?: readonly string[]
  readonly isForStaff?: true
}

const LINKS: readonly AdminLink[] = [
  { path: '/admin/conversations', label: 'Conversations' },
  { path: '/admin/customers', label: 'Customers', also: ['/admin/lists', '/admin/companies'] },
  { path: '/admin/kb', label: 'Knowledge' },
  { path: '/admin/agents', label: 'Agents' },
  { path: '/admin/handoffs', label: 'Handoffs', also: ['/admin/sla'] },
  { path: '/admin/tenants', label: 'Tenants', isForStaff: true },
  { path: '/admin/settings', label: 'Settings' },
]

/** Returns the links of a member's admin bar. Every member has settings: at least their own account. */
export function adminLinks({ role }: Pick<UserProfile, 'role'>): readonly AdminLink[] {
  return LINKS.filter(({ isForStaff }) => !isForStaff || role === 'staff')
}

/** Returns whether the page at `pathname` belongs to the link, so that the bar highlights it. */
export function isCurrentLink({ path, also = [] }: AdminLink, pathname: string): boolean {
  return [path, ...also].some(each => pathname === each || pathname.startsWith(`${each}/`))
}
