/**
 * Who may see, change and delete which row: the policy that the database is tested against. Everything not
 * listed is refused.
 */
import { FILE_TABLES } from './rls-files.ts'
import {
  AUDITORS_A,
  MANAGE_A,
  MANAGE_B,
  MANAGERS_A,
  MEMBERS_A,
  MEMBERS_B,
  MEMBERS_C,
  MEMBERS_P,
  PUBLISH_A,
  PUBLISH_B,
  REPLY_A,
  REPLY_B,
  REPLY_C,
  SETTERS_A,
  SETTERS_B,
} from './rls-groups.ts'
import { api, both, IDENTITIES, type Identity, type Label } from './rls-identities.ts'
import { INSIGHT_TABLES } from './rls-insights.ts'
import { CALL_TABLES } from './rls-policy-calls.ts'
import { SERVERS_TABLES } from './rls-policy-server.ts'
import { REPORT_TABLES } from './rls-reports.ts'

const AUDIT_A = both(...AUDITORS_A)
const PEOPLE_SEEN_A = both(...MANAGERS_A)
const SIGNED_IN = (Object.keys(IDENTITIES) as Identity[]).filter(
  name => IDENTITIES[name].role === 'authenticated',
)
const OF_A1: Identity[] = [...MEMBERS_A, ...both('visitorA1')]
const OF_A2: Identity[] = [...MEMBERS_A, ...both('visitorA2')]
const OF_B1: Identity[] = [...MEMBERS_B, ...both('visitorB')]

type ByRow = Partial<Record<Label, readonly Identity[]>>
/** The policy of one table. */
export type TablePolicy = {
  /** Every row of the table, and who sees it; a row's id is `ID[label]`. */
  readonly select: ByRow
  /** An assignment for each row that changes nothing, if possible. */
  readonly change: string
  readonly update?: ByRow
  readonly delete?: ByRow
  /** The key columns; default `id`. */
  readonly key?: string
  /** How a row would move to another tenant, or to none; default `company_id`. */
  readonly move?: string
}

const SEEN_BY_MEMBERS = {
  select: { A1: MEMBERS_A, B1: MEMBERS_B, S1: [] },
} as const satisfies Partial<TablePolicy>
/** Rows that belong to one person of a company. */
const OF_PERSON = {
  select: { A1: both('agentA'), A2: both('adminA'), B1: both('agentB'), S1: [] },
  update: { A1: api('agentA'), A2: api('adminA'), B1: api('agentB') },
} as const satisfies Partial<TablePolicy>
/** Rows that control visitors' pages and search. */
const OF_PUBLISHERS = {
  select: {
    A1: [...MEMBERS_A, ...api('visitorA1', 'visitorA2', 'visitorFresh'), 'api aiA1'],
    B1: [...MEMBERS_B, 'api visitorB'],
    S1: [],
  },
  update: { A1: PUBLISH_A, B1: PUBLISH_B },
  delete: { A1: PUBLISH_A, B1: PUBLISH_B },
} as const satisfies Partial<TablePolicy>
const KEPT_BY_SETTERS = {
  ...SEEN_BY_MEMBERS,
  update: { A1: SETTERS_A, B1: SETTERS_B },
  delete: { A1: SETTERS_A, B1: SETTERS_B },
}

/** The policy of each table. */
export const POLICY: Readonly<Record<string, TablePolicy>> = {
  'public.companies': {
    select: {
      A: [...MEMBERS_A, ...api('visitorA1', 'visitorA2', 'visitorFresh'), 'api tenantA', 'api aiA1'],
      B: [...MEMBERS_B, 'api visitorB'],
      C: MEMBERS_C,
      S: [],
      P: [...SIGNED_IN, 'api platform'],
    },
    change: 'name = name',
    update: {
      A: SETTERS_A,
      B: SETTERS_B,
      C: api('adminC'),
      P: api('staff'),
    },
    move: 'id',
  },
  'public.profiles': {
    select: {
      agentA: MEMBERS_A,
      viewerA: MEMBERS_A,
      adminA: MEMBERS_A,
      ownerA: MEMBERS_A,
      factorA: MEMBERS_A,
      suspendedA: [...MEMBERS_A, ...both('suspendedA')],
      invitedA: [...MEMBERS_A, ...both('invitedA')],
      agentB: MEMBERS_B,
      adminB: MEMBERS_B,
      agentC: MEMBERS_C,
      adminC: MEMBERS_C,
      adminS: both('adminS'),
      staff: [...MEMBERS_P, ...both('actsReading', 'actsWriting')],
      otherStaff: MEMBERS_P,
      formerStaff: MEMBERS_P,
      lockedStaff: MEMBERS_P,
    },
    change: 'full_name = full_name',
    update: {
      agentA: [...MANAGE_A, 'api agentA'],
      viewerA: [...MANAGE_A, 'api viewerA'],
      adminA: MANAGE_A,
      ownerA: api('ownerA'),
      factorA: MANAGE_A,
      suspendedA: MANAGE_A,
      invitedA: [...MANAGE_A, 'api invitedA'],
      agentB: [...MANAGE_B, 'api agentB'],
      adminB: api('adminB'),
      agentC: api('agentC'),
      adminC: api('adminC'),
      staff: api('staff'),
      formerStaff: api('staff'),
    },
    delete: {
      agentA: MANAGE_A,
      viewerA: MANAGE_A,
      adminA: api('ownerA', 'fullA'),
      factorA: api('adminA', 'ownerA'),
      suspendedA: MANAGE_A,
      invitedA: MANAGE_A,
      agentB: MANAGE_B,
      formerStaff: api('staff'),
    },
  },
  'public.customers': {
    select: { A1: MEMBERS_A, accepted: MEMBERS_A, verified: MEMBERS_A, B1: MEMBERS_B, S1: [] },
    change: 'name = name',
    update: { A1: REPLY_A, accepted: REPLY_A, verified: REPLY_A, B1: REPLY_B },
  },
  'public.customer_notes': {
    ...SEEN_BY_MEMBERS,
    change: 'customer_id = customer_id',
    update: { A1: PUBLISH_A, B1: PUBLISH_B },
    delete: { A1: api('ownerA'), B1: api('agentB') },
  },
  'public.blocked_networks': {
    ...SEEN_BY_MEMBERS,
    change: 'reason = reason',
    delete: { A1: REPLY_A, B1: REPLY_B },
  },
  'public.customer_lists': {
    ...SEEN_BY_MEMBERS,
    change: 'name = name',
    update: { A1: REPLY_A, B1: REPLY_B },
    delete: { A1: REPLY_A, B1: REPLY_B },
  },
  'public.conversations': {
    select: {
      A1: [...OF_A1, 'api aiA1'],
      A2: OF_A2,
      B1: OF_B1,
      C1: MEMBERS_C,
      S1: [],
    },
    change: 'updated_at = updated_at',
    update: {
      A1: [...REPLY_A, 'api visitorA1', 'api aiA1'],
      A2: [...REPLY_A, 'api visitorA2'],
      B1: [...REPLY_B, 'api visitorB'],
      C1: REPLY_C,
    },
    delete: {
      A1: [...MANAGE_A, 'api visitorA1'],
      A2: [...MANAGE_A, 'api visitorA2'],
      B1: [...MANAGE_B, 'api visitorB'],
      C1: api('adminC'),
    },
  },
  'public.messages': {
    select: {
      A1: [...OF_A1, 'api aiA1'],
      answer: [...OF_A1, 'api aiA1'],
      A2: OF_A2,
      B1: OF_B1,
      C1: MEMBERS_C,
      S1: [],
    },
    change: 'helpful = helpful',
    update: { answer: api('visitorA1') },
  },
  'public.content': {
    select: {
      A1: [...MEMBERS_A, ...api('visitorA1', 'visitorA2', 'visitorFresh'), 'api aiA1'],
      draft: MEMBERS_A,
      internal: MEMBERS_A,
      B1: [...MEMBERS_B, 'api visitorB'],
      inB: MEMBERS_B,
      S1: [],
    },
    change: 'body = body',
    update: { A1: PUBLISH_A, draft: PUBLISH_A, internal: PUBLISH_A, B1: PUBLISH_B, inB: PUBLISH_B },
    delete: { A1: PUBLISH_A, draft: PUBLISH_A, internal: PUBLISH_A, B1: PUBLISH_B, inB: PUBLISH_B },
  },
  'public.content_drafts': {
    select: { A1: MEMBERS_A, draft: MEMBERS_A, internal: MEMBERS_A, B1: MEMBERS_B, inB: MEMBERS_B, S1: [] },
    change: 'body = body',
    update: { A1: REPLY_A, draft: REPLY_A, internal: REPLY_A, B1: REPLY_B, inB: REPLY_B },
  },
  'public.content_versions': { ...SEEN_BY_MEMBERS, change: 'body = body' },
  'public.content_categories': { ...OF_PUBLISHERS, change: 'name = name' },
  'public.content_sections': { ...OF_PUBLISHERS, change: 'name = name' },
  'public.content_redirects': { ...OF_PUBLISHERS, change: 'content_id = content_id' },
  'public.content_synonyms': { ...OF_PUBLISHERS, change: 'words = words' },
  'public.settings': {
    // By section: the brand, the AI's, the sites, the hours and the calls of A, and the brands of B and S.
    select: {
      A1: [...MEMBERS_A, ...api('visitorA1', 'visitorA2', 'visitorFresh')],
      A2: [...MEMBERS_A, 'api aiA1'],
      draft: MEMBERS_A,
      internal: [...MEMBERS_A, ...api('visitorA1', 'visitorA2', 'visitorFresh'), 'api aiA1'],
      accepted: [...both(...MANAGERS_A), ...api('visitorA1', 'visitorA2', 'visitorFresh')],
      B1: [...MEMBERS_B, 'api visitorB'],
      S1: [],
    },
    change: 'value = value',
  },
  'public.ai_models': {
    ...KEPT_BY_SETTERS,
    change: 'name = name',
  },
  'public.mailboxes': {
    ...KEPT_BY_SETTERS,
    change: 'host = host',
  },
  'public.mail_servers': {
    ...KEPT_BY_SETTERS,
    change: 'host = host',
  },
  'public.incoming_emails': {
    ...SEEN_BY_MEMBERS,
    change: "state = 'waiting', cause = null, due_at = now()",
    update: { A1: SETTERS_A, B1: SETTERS_B },
  },
  'public.paused_addresses': {
    ...SEEN_BY_MEMBERS,
    change: 'cause = cause',
    delete: { A1: REPLY_A, B1: REPLY_B },
  },
  'public.conversation_emails': { ...SEEN_BY_MEMBERS, change: 'subject = subject' },
  'public.emails': {
    select: { ...SEEN_BY_MEMBERS.select, A2: MEMBERS_A },
    change: "state = 'queued', due_at = now()",
    update: { A1: SETTERS_A, A2: REPLY_A, B1: REPLY_B },
  },
  'public.ai_usage': { ...SEEN_BY_MEMBERS, change: 'answers = answers' },
  'public.embed_reports': { ...SEEN_BY_MEMBERS, change: 'path = path' },
  'public.search_log': { ...SEEN_BY_MEMBERS, change: 'query = query' },
  'public.content_feedback': { ...SEEN_BY_MEMBERS, change: 'comment = comment' },
  'public.imports': {
    ...SEEN_BY_MEMBERS,
    change: 'state = state',
    update: { A1: REPLY_A, B1: REPLY_B },
  },
  'public.import_items': { ...SEEN_BY_MEMBERS, change: 'error = error' },
  'public.pinned_questions': {
    ...SEEN_BY_MEMBERS,
    change: 'question = question',
    update: { A1: REPLY_A, B1: REPLY_B },
    delete: { A1: REPLY_A, B1: REPLY_B },
  },
  'public.gap_dismissals': {
    ...SEEN_BY_MEMBERS,
    change: 'dismissed_by = auth.uid()',
    update: { A1: REPLY_A, B1: REPLY_B },
  },
  'public.views': {
    select: { A1: MEMBERS_A, A2: both('agentA'), B1: MEMBERS_B, S1: [] },
    change: 'name = name',
    update: { A1: PUBLISH_A, A2: api('agentA'), B1: PUBLISH_B },
    delete: { A1: PUBLISH_A, A2: api('agentA'), B1: PUBLISH_B },
  },
  'public.settled_suggestions': { ...SEEN_BY_MEMBERS, change: 'outcome = outcome' },
  'public.agent_states': {
    select: { A1: MEMBERS_A, A2: MEMBERS_A, B1: MEMBERS_B, S1: [] },
    change: 'is_away = is_away',
    update: { A1: [...PUBLISH_A, 'api agentA'], A2: PUBLISH_A, B1: api('adminB') },
  },
  // A visitor's own row is for members, and an agent's for the visitor.
  'public.typing': {
    select: { A1: MEMBERS_A, A2: both('visitorA1'), B1: both('visitorB'), C1: MEMBERS_C, S1: [] },
    change: 'until = until',
  },
  'public.notifications': { ...OF_PERSON, change: 'read_at = read_at' },
  'public.notification_choices': { ...OF_PERSON, change: 'sound = sound' },
  'public.teams': {
    ...KEPT_BY_SETTERS,
    change: 'name = name',
  },
  'public.team_members': {
    ...SEEN_BY_MEMBERS,
    change: 'person_id = person_id',
    delete: { A1: SETTERS_A, B1: SETTERS_B },
  },
  'public.notes': {
    ...SEEN_BY_MEMBERS,
    change: 'content = content',
    delete: { A1: api('agentA'), B1: api('agentB') },
  },
  'public.activities': { ...SEEN_BY_MEMBERS, change: 'kind = kind' },
  'public.handoffs': { ...SEEN_BY_MEMBERS, change: 'outcome = outcome' },
  'public.drafts': {
    select: { A1: both('agentA'), B1: both('agentB'), S1: [] },
    change: 'content = content',
    update: { A1: api('agentA'), B1: api('agentB') },
    delete: { A1: api('agentA'), B1: api('agentB') },
  },
  'public.canned_replies': {
    // Shared rows, except A2, which is agentA's own.
    select: { A1: MEMBERS_A, A2: both('agentA'), B1: MEMBERS_B, S1: [] },
    change: 'content = content',
    update: { A1: PUBLISH_A, A2: api('agentA'), B1: PUBLISH_B },
    delete: { A1: PUBLISH_A, A2: api('agentA'), B1: PUBLISH_B },
  },
  'public.macros': {
    ...SEEN_BY_MEMBERS,
    change: 'name = name',
    update: { A1: PUBLISH_A, B1: PUBLISH_B },
    delete: { A1: PUBLISH_A, B1: PUBLISH_B },
  },
  'public.scheduled_messages': {
    // Rows of agentA, adminA and agentB.
    select: { A1: MEMBERS_A, A2: MEMBERS_A, B1: MEMBERS_B, S1: [] },
    change: 'content = content',
    delete: { A1: REPLY_A, A2: PUBLISH_A, B1: REPLY_B },
  },
  'public.audit': {
    select: { A1: AUDIT_A, B1: both('adminB'), C1: both('adminC'), P1: MEMBERS_P },
    change: 'action = action',
  },
  'public.leads': { select: { P1: MEMBERS_P, A1: [] }, change: 'email = email' },
  'public.role_permissions': {
    select: { A1: MEMBERS_A, B1: MEMBERS_B, agentC: MEMBERS_C, adminC: MEMBERS_C },
    change: 'permissions = permissions',
    update: { A1: MANAGE_A, B1: MANAGE_B, agentC: api('adminC'), adminC: api('adminC') },
  },
  'public.invitations': {
    select: { A1: PEOPLE_SEEN_A, accepted: PEOPLE_SEEN_A, B1: both('adminB'), C1: [] },
    change: 'expires_at = expires_at',
    update: { A1: MANAGE_A, B1: MANAGE_B },
  },
  'public.impersonations': {
    select: {
      reading: [...AUDIT_A, ...both('staff')],
      writing: [...AUDIT_A, ...both('staff')],
      ended: [...AUDIT_A, ...both('staff')],
      over: [...AUDIT_A, ...both('staff')],
      unredeemed: [...AUDIT_A, ...both('staff')],
      others: AUDIT_A,
      former: AUDIT_A,
      locked: AUDIT_A,
      inB: both('adminB'),
    },
    change: "ended_at = now(), ended_by = 'x'",
    update: {
      reading: [...MANAGE_A, ...api('staff', 'actsReading')],
      writing: [...MANAGE_A, ...api('staff', 'actsWriting')],
      over: [...MANAGE_A, 'api staff'],
      unredeemed: [...MANAGE_A, 'api staff'],
      others: MANAGE_A,
      former: MANAGE_A,
      locked: MANAGE_A,
      inB: MANAGE_B,
    },
  },
  ...FILE_TABLES,
  'public.rules': {
    ...KEPT_BY_SETTERS,
    change: 'name = name',
  },
  'public.rule_runs': { ...SEEN_BY_MEMBERS, change: 'outcome = outcome' },
  'public.sla_policies': {
    ...KEPT_BY_SETTERS,
    change: 'name = name',
  },
  'public.sla_timers': { ...SEEN_BY_MEMBERS, change: 'timer = timer' },
  ...CALL_TABLES,
  ...REPORT_TABLES,
  ...INSIGHT_TABLES,
  ...SERVERS_TABLES,
}
