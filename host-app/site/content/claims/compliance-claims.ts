import type { Claims } from './claims-by-page.ts'

/** The claims of the compliance pages. */
export const COMPLIANCE_CLAIMS: Claims = {
  '/compliance/ccpa': {
    'The law applies to for-profit businesses in California that meet one of three thresholds: their yearly revenue, the personal information of 100,000 or more consumers or households, or half of their revenue from selling or sharing personal information.':
      'law > Cal. Civ. Code 1798.140',
    'Confirmation within 10 business days, and an answer within 45 days': 'law > 11 CCR 7021',
    'Within 15 business days': 'law > 11 CCR 7026',
    'You can extend the second deadline once, by another 45 days.': 'law > Cal. Civ. Code 1798.130',
    'Keep records of requests for 24 months.': 'law > 11 CCR 7101',
  },
  '/compliance/uk-dpa': {
    'They must acknowledge a complaint within 30 days, investigate it without undue delay, and report the outcome.':
      'law > Data (Use and Access) Act 2025',
    'By default, they wait up to 60 seconds before their request becomes a ticket.': 'CHAT-11',
    'Report a breach that is a risk to people to the Commissioner within 72 hours.':
      'law > UK GDPR, Article 33',
  },
  '/compliance/cma': {
    'Penalties can reach 10% of worldwide turnover.':
      'law > Digital Markets, Competition and Consumers Act 2024',
    'Visitors can ask for a person, and after 60 seconds in the queue they get a ticket by default.':
      'CHAT-11',
  },
  '/compliance/wcag': {
    'The chat works in windows of 640 × 400 and 320 × 256 pixels without scrolling sideways.':
      'tests/e2e/accessible-chat.spec.ts > { width: 320, height: 256 }',
    'The first one is a window of 1,280 pixels at 200%.':
      'tests/e2e/accessible-chat.spec.ts > { width: 640, height: 400 }',
    'The admin pages fit windows of 320 × 640 and 720 × 450 pixels; wide tables and charts scroll in their own frame.':
      'tests/e2e/admin-windows.spec.ts > { width: 320, height: 640 }',
    'The second one is a window of 1,440 pixels at 200%.':
      'tests/e2e/admin-windows.spec.ts > { width: 720, height: 450 }',
    'Text on your brand color and links in it have a contrast of at least 4.5 to 1, for several colors in both themes.':
      'tests/widgets/shell-look.test.ts > at.least(4.5)',
    'Body text has at least 7 to 1.': 'tests/widgets/shell-look.test.ts > at.least(7)',
    'A conversation closes 45 seconds after an answer.': 'CHAT-16',
    'A card appears after 20 seconds, typing pauses the timer, and visitors can reopen the conversation.':
      'CHAT-15',
    'A waiting visitor gets a ticket after 60 seconds, and an unanswered offer becomes one after 180.':
      'CHAT-14',
  },
  '/compliance/security': {
    'The tests try more than 44,000 combinations of identity, table and operation, on PostgreSQL and on the embedded database.':
      'tests/security/rls.test.ts > toBeGreaterThan(44_000)',
    'To test the tests, we break the rules on purpose: of more than 300 faults that we plant one by one, the tests notice all but 4.':
      'figure > policyMutants',
    'Platform staff can run more than 140 attacks against a running installation.':
      'tests/server/platform/isolation-test.test.ts > toBeGreaterThan(140)',
    '10 to 200 characters, hashed with argon2id':
      'contract/constants/identity.ts > PASSWORD_MAX_CHARACTERS = 200',
    '5 in 5 minutes per network, and 10 in 15 minutes per account':
      "contract/constants/limits.ts > { max: 5, windowS: 5 * MINUTE_S, by: 'ip'",
    '15 minutes; the session is checked on each request':
      'contract/constants/server.ts > ACCESS_TOKEN_LIFETIME_S = 15 * 60',
    'Stored as a hash; if it is used again more than 10 seconds later, the session ends':
      'contract/constants/server.ts > REFRESH_REUSE_MS = 10_000',
    'Within 24 hours after signing in, or by a link; it ends the other sessions':
      'contract/constants/identity.ts > PASSWORD_CHANGE_WITHIN_MS = 24 *',
    'Confirmation 24 hours, new password 1 hour, invitation 7 days':
      'contract/constants/identity.ts > INVITATION_LIFETIME_MS = 7 * 24',
    'A visitor’s token opens one conversation for 24 hours.': 'CHAT-25',
    'It can be renewed for 30 more days in exchange for itself.':
      'contract/constants/conversation.ts > VISITOR_TOKEN_RENEWABLE_MS = 30 * 24',
    'A website can confirm its users with a signed token that is valid for up to 24 hours.':
      'tests/server/accounts/api-identity.test.ts > are valid for a day at the most',
    'Size: 10 MiB per file and 100 MiB per conversation.':
      'contract/constants/server.ts > CONVERSATION_UPLOADS_MAX_BYTES = 100 * 1_024 * 1_024',
    'Access: a file’s address has 128 random bits and works without a login.':
      'docs/security.md > 128 random bits',
    'When a limit is reached, the server answers with status 429.':
      'contract/constants/limits.ts > Beyond them the answer is 429',
    '5 in 30 minutes per network': 'contract/constants/limits.ts > signup: [{ max: 5, windowS: 30 * MINUTE_S',
    '5 per hour per account': "contract/constants/limits.ts > { max: 5, windowS: HOUR_S, by: 'account'",
    '30 per minute per conversation':
      "contract/constants/limits.ts > { max: 30, windowS: MINUTE_S, by: 'conversation' }",
    '30 per minute per network':
      'contract/constants/limits.ts > searchKnowledge: [{ max: 30, windowS: MINUTE_S',
    '600 per minute per network':
      'contract/constants/limits.ts > readKnowledge: [{ max: 600, windowS: MINUTE_S',
    '20 per hour per person': 'contract/constants/limits.ts > import: [{ max: 20, windowS: HOUR_S',
    '64 KiB, except uploads': 'contract/constants/server.ts > BODY_MAX_BYTES = 64 * 1_024',
    'The signing secret has at least 32 characters and no default outside the demo.':
      'docs/configuration.md > at least 32 characters',
  },
}
