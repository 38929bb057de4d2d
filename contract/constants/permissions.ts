/** What a role can be allowed beside reading the company's conversations, which membership itself is. */
export const PERMISSIONS = [
  'conversations.reply',
  /** Drafts of the knowledge base, and imports, which make drafts. */
  'content.edit',
  /** What visitors read: publishing, archiving, categories, synonyms. */
  'content.publish',
  'settings.edit',
  'people.manage',
  'permissions.manage',
  'audit.view',
] as const
export type Permission = (typeof PERMISSIONS)[number]

/** Roles whose permissions a company can change. Owners may do everything. */
export const EDITABLE_ROLES = ['admin', 'agent', 'viewer'] as const
export type EditableRole = (typeof EDITABLE_ROLES)[number]
