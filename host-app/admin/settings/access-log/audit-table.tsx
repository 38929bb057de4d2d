import { ScrollText } from 'lucide-react'
import type { AuditEntry } from '#contract/entities/people.ts'
import { Badge } from '#host-app/shared/ui/badge.tsx'
import { DataTable } from '#host-app/shared/ui/data-table.tsx'
import { Notice } from '#host-app/shared/ui/notice.tsx'
import { formatDate } from '../../common/format.ts'
import styles from './audit-table.module.css'

const MESSAGES: Readonly<Record<string, string>> = {
  'agent.changed': 'Changed somebody’s capacity',
  'ai.model_removed': 'Removed the company’s own model',
  'ai.model_set': 'Set the company’s own model',
  'assignment.changed': 'Changed auto-assignment',
  'company.suspended': 'Suspended the workspace',
  'company.restored': 'Reactivated the workspace',
  'conversation.assigned': 'Assigned a conversation',
  'conversation.cleared_spam': 'Marked a conversation as not spam',
  'conversation.erased_by_visitor': 'Erased their conversation',
  'conversation.marked_spam': 'Marked a conversation as spam',
  'conversation.merged': 'Merged a conversation into another',
  'conversation.reopened': 'Reopened a conversation',
  'conversation.resolved': 'Resolved a conversation',
  'conversation.unmerged': 'Undid a merge',
  'conversation.visitor_blocked': 'Blocked the visitor of a conversation',
  'conversation.visitor_unblocked': 'Unblocked the visitor of a conversation',
  'conversations.expired': 'Erased old conversations',
  'customer.blocked': 'Blocked a customer',
  'customer.erased': 'Erased a customer',
  'customer.exported': 'Exported a customer’s data',
  'customer.merged': 'Merged a customer into another',
  'customer.unblocked': 'Unblocked a customer',
  'customers.exported': 'Exported customers',
  'customers.imported': 'Imported customers',
  'address.resumed': 'Resumed emails to an address',
  'email.retried': 'Sent a failed email again',
  'incoming-email.retried': 'Had a mail read again',
  'files.expired': 'Deleted old files',
  'identity-key.created': 'Created the identity key',
  'identity-key.removed': 'Removed the identity key',
  'identity-key.replaced': 'Replaced the identity key',
  'impersonation.begun': 'Started an impersonation',
  'impersonation.ended': 'Ended an impersonation',
  'staff.created': 'Became a platform user',
  'invitation.accepted': 'Accepted an invitation',
  'invitation.resent': 'Resent an invitation',
  'invitation.revoked': 'Withdrew an invitation',
  'invitation.sent': 'Invited somebody',
  'mailbox.added': 'Connected a mailbox',
  'mailbox.changed': 'Changed how a mailbox is reached',
  'mailbox.consent-kept': 'Stored the consent of a mailbox’s owner',
  'mailbox.history-asked': 'Asked for the earlier mails of a mailbox',
  'mailbox.removed': 'Disconnected a mailbox',
  'mail-server.removed': 'Removed the company’s own mail server',
  'mail-server.set': 'Set the company’s own mail server',
  'label.removed': 'Deleted a label',
  'label.renamed': 'Renamed a label',
  'permissions.changed': 'Changed the permissions of a role',
  'network.blocked': 'Blocked the network of a conversation',
  'network.unblocked': 'Unblocked a network',
  'person.removed': 'Removed somebody',
  'person.restored': 'Reactivated somebody',
  'person.role_changed': 'Changed somebody’s role',
  'person.suspended': 'Suspended somebody',
  'report.exported': 'Exported a report',
  'rule.changed': 'Changed a rule',
  'rule.created': 'Created a rule',
  'rule.removed': 'Removed a rule',
  'settings.saved': 'Saved settings',
  'sla_policy.changed': 'Changed an SLA policy',
  'sla_policy.created': 'Created an SLA policy',
  'sla_policy.removed': 'Removed an SLA policy',
  'team.changed': 'Changed a team',
  'team.created': 'Created a team',
  'team.removed': 'Removed a team',
  'voice-account.removed': 'Removed the company’s own account for voice calls',
  'voice-account.set': 'Set the company’s own account for voice calls',
}

const VERBS: Readonly<Record<string, string>> = {
  insert: 'Added to',
  update: 'Changed',
  delete: 'Deleted from',
}

/** Fields of an entry's detail that are shown beside the action. */
const NAMED = ['email', 'name', 'role', 'reason', 'section', 'provider'] as const

/** Entries of the audit log. Those by platform staff for the tenant are marked. */
export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  if (entries.length === 0)
    return (
      <Notice icon={<ScrollText size={20} aria-hidden="true" />} text="What people change appears here." />
    )
  return (
    <DataTable caption="Activity" columns={['When', 'Who', 'What']}>
      {entries.map(entry => (
        <tr key={entry.id}>
          <td data-label="When" className={styles['when']}>
            {formatDate(entry.created_at)}
          </td>
          <td data-label="Who">
            {entry.actor_name ?? 'A visitor'}{' '}
            {entry.impersonation_id !== null && <Badge tone="warning">as your workspace</Badge>}
          </td>
          <td data-label="What">{auditText(entry)}</td>
        </tr>
      ))}
    </DataTable>
  )
}

/**
 * Describes an entry of the audit log; an action without a label is shown as is, such as 'messages.insert'.
 */
export function auditText({ action, detail }: Pick<AuditEntry, 'action' | 'detail'>): string {
  const [table, verb] = action.split('.')
  const text = MESSAGES[action] ?? (verb && VERBS[verb] ? `${VERBS[verb]} ${table}` : action)
  const facts = NAMED.map(name => detail[name]).filter(fact => typeof fact === 'string' && fact !== '')
  return facts.length > 0 ? `${text}: ${facts.join(', ')}` : text
}
