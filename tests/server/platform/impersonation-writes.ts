/** Every call by which an impersonating staff member writes, by part of the product. */
import type { EndpointName } from '#contract/routes/endpoints.ts'
import type { Slice } from './impersonation-slice.ts'
import { AUTOMATION_WRITES } from './impersonation-writes-automation.ts'
import { CONVERSATION_WRITES } from './impersonation-writes-conversations.ts'
import { CUSTOMER_WRITES } from './impersonation-writes-customers.ts'
import { DESK_WRITES } from './impersonation-writes-desk.ts'
import { EMAIL_WRITES } from './impersonation-writes-emails.ts'
import { KNOWLEDGE_WRITES } from './impersonation-writes-knowledge.ts'

const SLICES: readonly Slice[] = [
  AUTOMATION_WRITES,
  CONVERSATION_WRITES,
  CUSTOMER_WRITES,
  DESK_WRITES,
  EMAIL_WRITES,
  KNOWLEDGE_WRITES,
]

/** All calls with one audit entry for every changed row. */
export const WRITES = Object.assign({}, ...SLICES.map(({ writes }) => writes)) as Slice['writes']
/** All calls that delete rows, or whose rows are audited with another row. */
export const REMOVALS = Object.assign({}, ...SLICES.map(({ removals }) => removals)) as Slice['removals']
/** Calls that only read, although they have a body. */
export const ASKS: readonly EndpointName[] = ['askPlayground', 'runPinnedTests', 'diffAnswers', 'tryRule']

/** Every table whose rows a member's call can change directly, not by a trigger. */
export const TABLES = [
  'agent_states',
  'ai_assists',
  'blocked_networks',
  'canned_replies',
  'companies',
  'content',
  'content_categories',
  'content_drafts',
  'content_redirects',
  'content_sections',
  'content_synonyms',
  'content_versions',
  'conversations',
  'customer_lists',
  'customer_notes',
  'customers',
  'drafts',
  'emails',
  'gap_dismissals',
  'imports',
  'invitations',
  'macros',
  'messages',
  'notes',
  'notification_choices',
  'paused_addresses',
  'pinned_questions',
  'profiles',
  'role_permissions',
  'rules',
  'scheduled_messages',
  'settings',
  'settled_suggestions',
  'sla_policies',
  'team_members',
  'teams',
  'views',
  'weekly_summaries',
]
