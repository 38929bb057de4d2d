/** Every call by which whoever acts for a tenant writes, by the part of the product that it belongs to. */
import type { EndpointName } from '#contract/routes/endpoints.ts'
import type { Slice } from './impersonation-slice.ts'
import { AUTOMATION_WRITES } from './impersonation-writes-automation.ts'
import { CONVERSATION_WRITES } from './impersonation-writes-conversations.ts'
import { CUSTOMER_WRITES } from './impersonation-writes-customers.ts'
import { DESK_WRITES } from './impersonation-writes-desk.ts'
import { KNOWLEDGE_WRITES } from './impersonation-writes-knowledge.ts'

const SLICES: readonly Slice[] = [
  AUTOMATION_WRITES,
  CONVERSATION_WRITES,
  CUSTOMER_WRITES,
  DESK_WRITES,
  KNOWLEDGE_WRITES,
]

export const WRITES = Object.assign({}, ...SLICES.map(({ writes }) => writes)) as Slice['writes']
export const REMOVALS = Object.assign({}, ...SLICES.map(({ removals }) => removals)) as Slice['removals']
/** Calls that only ask, with much to say. */
export const ASKS: readonly EndpointName[] = ['askPlayground', 'runPinnedTests', 'diffAnswers', 'tryRule']

/** Every table whose rows a member's call could change by itself, not by a trigger of the database. */
export const TABLES = [
  'agent_states',
  'ai_settings',
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
  'gap_dismissals',
  'imports',
  'invitations',
  'macros',
  'messages',
  'notes',
  'notification_choices',
  'pinned_questions',
  'profiles',
  'role_permissions',
  'rules',
  'scheduled_messages',
  'settled_suggestions',
  'sla_policies',
  'team_members',
  'teams',
  'views',
]
