import type { MemberRole } from '#contract/entities/account.ts'

/** Labels of the roles. */
export const ROLE_LABELS: Readonly<Record<MemberRole, string>> = {
  owner: 'Owner',
  admin: 'Admin',
  agent: 'Agent',
  viewer: 'Viewer',
  staff: 'Platform staff',
}
