import type { AuditEntry } from '#contract/entities/people.ts'

const MESSAGES: Readonly<Record<string, string>> = {
  'agent.changed': 'Changed how much somebody takes',
  'ai.model_removed': 'Removed the company’s own model',
  'ai.model_set': 'Set a model of the company’s own',
  'ai.settings_changed': 'Changed what the AI keeps to',
  'assignment.changed': 'Changed how visitors are given out',
  'company.changed': 'Changed the company’s settings',
  'company.suspended': 'Suspended the workspace',
  'company.restored': 'Opened the workspace again',
  'conversation.assigned': 'Assigned a conversation',
  'conversation.erased_by_visitor': 'Erased an own conversation',
  'conversation.merged': 'Merged a conversation into another',
  'conversation.reopened': 'Opened a conversation again',
  'conversation.resolved': 'Resolved a conversation',
  'conversation.unmerged': 'Took a merge back',
  'conversation.visitor_blocked': 'Blocked the visitor of a conversation',
  'conversation.visitor_unblocked': 'Let a blocked visitor write again',
  'customer.blocked': 'Blocked a customer',
  'customer.erased': 'Erased a customer',
  'customer.exported': 'Exported what is kept of a customer',
  'customer.merged': 'Merged a customer into another',
  'customer.unblocked': 'Let a blocked customer write again',
  'customers.exported': 'Exported customers',
  'customers.imported': 'Imported customers',
  'identity-key.created': 'Made the identity key',
  'identity-key.removed': 'Removed the identity key',
  'identity-key.replaced': 'Replaced the identity key',
  'impersonation.begun': 'Began a visit',
  'impersonation.ended': 'Ended a visit',
  'staff.created': 'Became a platform user',
  'invitation.accepted': 'Accepted an invitation',
  'invitation.resent': 'Sent an invitation again',
  'invitation.revoked': 'Withdrew an invitation',
  'invitation.sent': 'Invited somebody',
  'permissions.changed': 'Changed the permissions of a role',
  'person.removed': 'Removed somebody',
  'person.restored': 'Let somebody in again',
  'person.role_changed': 'Gave somebody another role',
  'person.suspended': 'Suspended somebody',
  'rule.changed': 'Changed a rule',
  'rule.created': 'Made a rule',
  'rule.removed': 'Removed a rule',
  'sla_policy.changed': 'Changed a promised time',
  'sla_policy.created': 'Made a promised time',
  'sla_policy.removed': 'Removed a promised time',
  'team.changed': 'Changed a team',
  'team.created': 'Made a team',
  'team.removed': 'Removed a team',
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
  const text = MESSAGES[action] ?? (verb && VERBS[verb] ? `${VERBS[verb]} ${table}` : action)
  const facts = NAMED.map(name => detail[name]).filter(fact => typeof fact === 'string' && fact !== '')
  return facts.length > 0 ? `${text}: ${facts.join(', ')}` : text
}
