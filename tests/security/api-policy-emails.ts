/** Who may call the routes of emails in both directions, and of companies' mail servers; for api-policy.ts. */
import type { Rule } from './api-rule.ts'

const reads: Rule = { who: ['member'] }
const replies: Rule = { who: ['member'], needs: 'conversations.reply' }
const settings: Rule = { who: ['member'], needs: 'settings.edit' }

export const EMAIL_RULES: Readonly<Record<string, Rule>> = {
  'GET /api/mail-server': settings,
  'POST /api/mail-server': { ...settings, noActing: true },
  // Through the platform's mailbox: the next call removes the server.
  'POST /api/mail-server/remove': { ...settings, noActing: true },
  'POST /api/mail-server/test': { ...settings, noActing: true },
  'GET /api/mailboxes': settings,
  'POST /api/mailboxes': { ...settings, noActing: true },
  'POST /api/mailboxes/:id': { ...settings, target: 'mailbox', noActing: true },
  'POST /api/mailboxes/:id/remove': { ...settings, target: 'mailbox' },
  'POST /api/mailboxes/:id/history': { ...settings, target: 'mailbox' },
  'POST /api/mailboxes/:id/consent': { ...settings, target: 'mailbox', noActing: true },
  'POST /api/mailboxes/consent': { ...settings, noActing: true, admitted: '409 mailbox_consent_failed' },
  'GET /api/emails': settings,
  'POST /api/emails/:id/retry': { ...settings, target: 'email' },
  'POST /api/paused-addresses/:id/resume': { ...replies, target: 'paused-address' },
  'GET /api/incoming-emails': settings,
  'POST /api/incoming-emails/:id/retry': { ...settings, target: 'incoming-email' },
  'GET /api/incoming-emails/:id/source': { ...reads, target: 'incoming-email' },
  'GET /api/conversations/:id/emails': { ...reads, target: 'conversation' },
}
