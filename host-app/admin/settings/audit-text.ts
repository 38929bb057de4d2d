import type { AuditEntry } from '#contract/entities/people.ts'

const TEXTS: Readonly<Record<string, string>> = {
  'ai.model_removed': 'Removed the company’s own model',
  'ai.model_set': 'Set a model of the company’s own',
  'ai.settings_changed': 'Changed what the AI keeps to',
  'company.changed': 'Changed the company’s settings',
  'company.suspended': 'Suspended the workspace',
  'company.restored': 'Opened the workspace again',
  'conversation.erased_by_visitor': 'Erased an own conversation',
  'impersonation.begun': 'Began a visit',
  'impersonation.ended': 'Ended a visit',
  'invitation.accepted': 'Accepted an invitation',
  'invitation.resent': 'Sent an invitation again',
  'invitation.revoked': 'Withdrew an invitation',
  'invitation.sent': 'Invited somebody',
  'permissions.changed': 'Changed the permissions of a role',
  'person.removed': 'Removed somebody',
  'person.restored': 'Let somebody in again',
  'person.role_changed': 'Gave somebody another role',
  'person.suspended': 'Suspended somebody',
}
const VERBS: Readonly<Record<string, string>> = {
  insert: 'Added to',
  update: 'Changed',
  delete: 'Deleted from',
}
/** What the detail may say beside the action. */
const NAMED = ['email', 'name', 'role', 'reason'] as const

/** An entry of the access log in words; what is not known by name is said as it is written, such as 'messages.insert'. */
export function auditText({ action, detail }: Pick<AuditEntry, 'action' | 'detail'>): string {
  const [table, verb] = action.split('.')
  const text = TEXTS[action] ?? (verb && VERBS[verb] ? `${VERBS[verb]} ${table}` : action)
  const facts = NAMED.map(name => detail[name]).filter(fact => typeof fact === 'string' && fact !== '')
  return facts.length > 0 ? `${text}: ${facts.join(', ')}` : text
}
