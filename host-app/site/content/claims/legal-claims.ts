import type { Claims } from './claims-by-page.ts'

/** The claims of the legal pages. */
export const LEGAL_CLAIMS: Claims = {
  '/legal/privacy': {
    '7 days': 'contract/constants/identity.ts > UNCONFIRMED_SIGN_UP_LIFETIME_MS = 7 * 24',
    '90 days': 'contract/constants/knowledge.ts > SEARCH_REPORT_MAX_DAYS = 90',
    '24 hours': 'contract/constants/identity.ts > CONFIRMATION_LINK_LIFETIME_MS = 24 *',
    '1 hour': 'contract/constants/identity.ts > RECOVERY_LINK_LIFETIME_MS = 60 * 60 * 1_000',
    '24 hours; it can be renewed for 30 more days':
      'contract/constants/conversation.ts > VISITOR_TOKEN_RENEWABLE_MS = 30 * 24',
    '30 to 3,650 days, as the company chose':
      'contract/constants/settings.ts > RETENTION_DAYS = { min: 30, max: 3_650 }',
    '1 to 3,650 days, as the company chose':
      'contract/constants/settings.ts > FILE_RETENTION_DAYS = { min: 1, max: 3_650 }',
    '90 days, or 1 to 365 as the company chose':
      'contract/constants/settings.ts > SESSION_DAYS = { min: 1, max: 365, default: 90 }',
    '30 days': 'contract/constants/email.ts > EMAIL_RETENTION_DAYS = 30',
    '180 days, or 90 after they were read':
      'contract/constants/notifications.ts > NOTIFICATION_LIFETIME_MS = 180 * 24',
    'A keyed hash of the network from which you last wrote, for 30 days; if the company blocks it, until the block ends, at most 90 days':
      'tests/server/customers/blocked-networks.test.ts > is forgotten thirty days after the last message, and its block ends after ninety',
    '30 days; if the company blocks it, until the block ends, at most 90 days':
      'tests/server/customers/blocked-networks.test.ts > is forgotten thirty days after the last message, and its block ends after ninety',
    '90 seconds': 'contract/constants/staff.ts > PRESENCE_LASTS_MS = 90_000',
  },
  '/legal/terms': {
    '30 per minute, 10 in 5 seconds':
      "contract/constants/limits.ts > { max: 10, windowS: 5, by: 'conversation' }",
    '8,000 characters': 'contract/constants/conversation.ts > MESSAGE_MAX_LENGTH = 8_000',
    '60 per hour': "contract/constants/limits.ts > { max: 60, windowS: HOUR_S, by: 'tenant-ip' }",
    '6 in 12 hours': 'contract/constants/limits.ts > { max: 6, windowS: 12 * HOUR_S',
    '6 per hour': 'contract/constants/limits.ts > needsHuman: [{ max: 6, windowS: HOUR_S',
    '10 MiB': 'contract/constants/conversation.ts > UPLOAD_MAX_BYTES = 10 * 1_024 * 1_024',
    '20 per hour, 100 MiB in total':
      'contract/constants/server.ts > CONVERSATION_UPLOADS_MAX_BYTES = 100 * 1_024 * 1_024',
  },
  '/legal/cookie-policy': {
    'When the server has it, when you sign out, or after 30 days':
      'host-app/admin/conversations/composer/outbox/unsent-storage.ts > UNSENT_KEPT_MS = 30 * 24',
    'After 180 days': 'MKT-14',
    'After 60 seconds': 'TENANT-03',
    'up to 20 conversations with subject, last line, state, ticket number and unread count':
      'contract/constants/conversation.ts > REMEMBERED_CONVERSATIONS = 20',
    'a token for each of them, valid for 24 hours and renewable for 30 more days': 'CHAT-25',
    'It also keeps the last 20 searches with their results.':
      'contract/constants/knowledge.ts > KNOWLEDGE_CACHE_ENTRIES = 20',
  },
  '/legal/dpa': {
    '5 in 5 minutes per network, 10 in 15 minutes per account':
      "contract/constants/limits.ts > { max: 10, windowS: 15 * MINUTE_S, by: 'account'",
    'Valid for 15 minutes, and checked against the database on each request':
      'contract/constants/server.ts > ACCESS_TOKEN_LIFETIME_S = 15 * 60',
    'A token that is used again more than 10 seconds later ends the session':
      'contract/constants/server.ts > REFRESH_REUSE_MS = 10_000',
    'A token opens one conversation and expires after 24 hours.': 'CHAT-25',
    'A typed email address gives no access': 'tests/server/accounts/api-identity.test.ts > (R15)',
  },
}
