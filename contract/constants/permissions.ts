/** What a role can be allowed besides reading conversations, which every member may. */
export const PERMISSIONS = [
  'conversations.reply',
  /** Drafts of the knowledge base, and imports, which make drafts. */
  'content.edit',
  /** What visitors read: publishing, archiving, categories, synonyms. */
  'content.publish',
  'settings.edit',
  'people.manage',
  'permissions.manage',
  /** The settings of voice calls, and the company's account with a vendor of voices. */
  'voice.manage',
  'audit.view',
] as const
/** One of `PERMISSIONS`. */
export type Permission = (typeof PERMISSIONS)[number]

/** Roles whose permissions a company can change. Owners have all permissions. */
export const EDITABLE_ROLES = ['admin', 'agent', 'viewer'] as const
/** One of `EDITABLE_ROLES`. */
export type EditableRole = (typeof EDITABLE_ROLES)[number]
