import type { Permission } from '#contract/constants/permissions.ts'

/** Labels of the permissions. */
export const PERMISSION_LABELS: Readonly<Record<Permission, string>> = {
  'conversations.reply': 'Answer, take and resolve conversations',
  'content.edit': 'Write articles',
  'content.publish': 'Publish articles',
  'settings.edit': 'Change the company’s settings',
  'people.manage': 'Invite, suspend and remove people',
  'permissions.manage': 'Change these permissions',
  'voice.manage': 'Change voice calls',
  'audit.view': 'See the access log',
}
