/**
 * Who may call what, written independently of the route table, so that a mistake there is noticed: each
 * identity's answer from each route. A route missing here fails the matrix.
 */
import { API_IDENTITIES, type ApiIdentity, type ApiIdentityName } from './api-identities.ts'
import { EMAIL_RULES } from './api-policy-emails.ts'
import { INSIGHT_RULES } from './api-policy-insights.ts'
import type { Rule, Target, TargetKind } from './api-rule.ts'

const open: Rule = { who: ['public'] }
/** Load balancers ask under any host. The tenant that this identity names beside another host is refused all the same. */
const probe: Rule = { ...open, but: { 'bad host': '400 tenant_ambiguous' } }
const opens: Rule = { ...open, creates: true }
/** A demo already has its platform users. */
const noFirstRun: Rule = { ...open, always: '404 route_not_found' }
const ofTenant: Rule = { ...open, but: { 'admin of suspended S': '404 tenant_not_found' } }
const invited: Rule = { ...open, but: { 'admin of suspended S': '410 invitation_expired' } }
const look: Rule = { who: ['visitor', 'member'], target: 'conversation' }
const reply: Rule = { ...look, needs: 'conversations.reply' }
const replies: Rule = { ...reply, who: ['member'] }
const ownReplies: Rule = { who: ['member'], needs: 'conversations.reply', noActing: true }
const visitors: Rule = { who: ['visitor'], target: 'conversation' }
const people: Rule = { who: ['member'], needs: 'people.manage', noActing: true }
const rights: Rule = { who: ['member'], needs: 'permissions.manage', noActing: true }
const voice: Rule = { who: ['member'], needs: 'voice.manage', noActing: true }
const self: Rule = { who: ['user'], noActing: true }
const audit: Rule = { who: ['member'], needs: 'audit.view' }
const reads: Rule = { who: ['member'] }
const writes: Rule = { who: ['member'], needs: 'content.edit' }
const publishes: Rule = { who: ['member'], needs: 'content.publish' }
const settings: Rule = { who: ['member'], needs: 'settings.edit' }
const keepsCustomers: Rule = { who: ['member'], needs: 'conversations.reply' }
const unknownToThem = '404 impersonation_not_found'
const staff: Rule = { who: ['staff'] }
const tenant: Rule = { who: ['staff'], target: 'tenant' }

/** The rule of each route. */
export const API_POLICY: Readonly<Record<string, Rule>> = {
  'GET /api/health': probe,
  'GET /api/live': probe,
  'GET /api/ready': probe,
  'GET /api/config': open,
  'GET /api/tenant': ofTenant,
  'GET /api/debugbar': open,
  'GET /api/subdomains': open,
  'GET /api/mailbox': open,
  'GET /api/first-run': noFirstRun,
  'POST /api/first-run': noFirstRun,
  'POST /api/demo/clock': open,
  'GET /api/widget-config': ofTenant,
  'GET /api/widget-brand': open,
  'POST /api/embed-ping': ofTenant,
  'GET /api/kb/suggestions': ofTenant,
  'POST /api/preview-pass': open,
  'POST /api/signup': opens,
  'POST /api/leads': opens,
  'POST /api/exit-intent-lead': opens,
  'POST /api/tickets': { ...ofTenant, creates: true },
  'POST /api/voice/vars': ofTenant,
  'POST /api/voice/prompt': ofTenant,
  'POST /api/voice/token': ofTenant,
  // A made-up token connects and finds nothing, whoever sends it.
  'POST /api/voice/connect': { ...ofTenant, admitted: '401 call_token_invalid' },
  'POST /api/voice/kb_search': { ...ofTenant, admitted: '401 call_token_invalid' },
  'POST /api/conversations/create': { ...ofTenant, creates: true },
  // A made-up identity finds nothing, whoever sends it.
  'POST /api/conversations/find': { ...ofTenant, admitted: '401 identity_invalid' },
  'POST /api/invitations/read': invited,
  'POST /api/invitations/accept': { ...invited, creates: true },
  'POST /api/impersonations/redeem': open,

  'POST /api/chat/visitor-token': { who: ['visitor'], but: { 'expired visitor of A': '200 ok' } },
  'GET /api/conversations': { who: ['member'] },
  'GET /api/conversation-counts': reads,
  'GET /api/views': reads,
  'POST /api/views': { who: ['member'], needs: 'conversations.reply', creates: true, noActing: true },
  'PATCH /api/views/:id': { who: ['member'], needs: 'conversations.reply', target: 'view' },
  'POST /api/views/:id/remove': { who: ['member'], needs: 'conversations.reply', target: 'view' },
  'GET /api/conversations/:id': look,
  'PATCH /api/conversations/:id': { ...reply, who: ['member'] },
  'POST /api/outbound-conversations': { ...ownReplies, creates: true },
  'POST /api/conversation-reads': { who: ['member'], needs: 'conversations.reply' },
  'POST /api/conversations/actions': { who: ['member'], needs: 'conversations.reply' },
  'POST /api/conversations/undo': { who: ['member'], needs: 'conversations.reply' },
  'GET /api/conversations/:id/merge-targets': { who: ['member'], target: 'conversation' },
  'POST /api/conversations/:id/merge': { ...reply, who: ['member'] },
  'POST /api/conversations/:id/unmerge': { ...reply, who: ['member'] },
  'GET /api/colleagues': reads,
  'GET /api/labels': reads,
  'POST /api/labels/rename': settings,
  'POST /api/labels/remove': settings,
  'GET /api/teams': reads,
  'POST /api/teams': { ...settings, creates: true },
  'PATCH /api/teams/:id': { ...settings, target: 'team' },
  'POST /api/teams/:id/remove': { ...settings, target: 'team' },
  'GET /api/conversations/:id/messages': look,
  'POST /api/conversations/:id/messages': { ...reply, creates: true },
  'GET /api/conversations/:id/queue-position': look,
  'POST /api/conversations/:id/needs-human': reply,
  'POST /api/conversations/:id/call-lines': { ...visitors, admitted: '401 call_token_invalid' },
  'GET /api/conversations/:id/survey': visitors,
  'GET /api/surveys/page': ofTenant,
  'POST /api/surveys/page': ofTenant,
  'POST /api/survey-links/read': { ...ofTenant, admitted: '410 survey_link_invalid' },
  'POST /api/survey-links/answer': { ...ofTenant, admitted: '410 survey_link_invalid' },
  'POST /api/conversations/:id/survey': { ...visitors, admitted: '404 survey_not_found' },
  'POST /api/conversations/:id/resolve': reply,
  'POST /api/conversations/:id/block': replies,
  'POST /api/conversations/:id/spam': replies,
  'POST /api/conversations/:id/seen': reply,
  'GET /api/conversations/:id/notes': { ...look, who: ['member'] },
  'POST /api/conversations/:id/notes': { ...replies, creates: true },
  'POST /api/notes/:id/remove': { ...replies, target: 'note' },
  'GET /api/conversations/:id/assist': { ...look, who: ['member'] },
  'POST /api/conversations/:id/assist': {
    ...ownReplies,
    target: 'conversation',
    admitted: '409 no_language_model',
  },
  'PATCH /api/conversations/:id/assist': { ...ownReplies, target: 'conversation' },
  'GET /api/conversations/:id/activities': { ...look, who: ['member'] },
  'GET /api/conversations/:id/pages': { ...look, who: ['member'] },
  'GET /api/conversations/:id/surveys': { ...look, who: ['member'] },
  'GET /api/conversations/:id/merged': { ...look, who: ['member'] },
  'POST /api/messages/:id/remove': { ...replies, target: 'message' },
  'POST /api/messages/:id/undo': { ...replies, target: 'message' },
  'GET /api/conversations/:id/draft': { ...look, who: ['member'] },
  'PATCH /api/conversations/:id/draft': { ...ownReplies, target: 'conversation' },
  'GET /api/conversations/:id/scheduled': { ...look, who: ['member'] },
  'POST /api/conversations/:id/scheduled': { ...ownReplies, target: 'conversation', creates: true },
  'POST /api/scheduled/:id/cancel': { ...replies, target: 'scheduled' },
  'GET /api/canned-replies': reads,
  'POST /api/canned-replies': { ...ownReplies, creates: true },
  'PATCH /api/canned-replies/:id': { ...ownReplies, target: 'canned reply' },
  'POST /api/canned-replies/:id/remove': { ...ownReplies, target: 'canned reply' },
  'GET /api/macros': reads,
  'POST /api/macros': { ...settings, creates: true },
  'PATCH /api/macros/:id': { ...settings, target: 'macro' },
  'POST /api/macros/:id/remove': { ...settings, target: 'macro' },
  'POST /api/conversations/:id/settle': visitors,
  'POST /api/conversations/:id/typing': { ...reply, noActing: true },
  'POST /api/conversations/:id/feedback': visitors,
  'POST /api/conversations/:id/transcript': visitors,
  'POST /api/conversations/:id/contact': visitors,
  'POST /api/conversations/:id/identity': visitors,
  'POST /api/conversations/:id/erase': visitors,
  'GET /api/conversations/:id/stream': visitors,

  'GET /api/user-profile': { who: ['user'], but: { 'admin of suspended S': '403 company_suspended' } },
  'POST /api/activate-self': { ...self, but: { 'suspended person of A': '403 forbidden' } },
  'PATCH /api/user-profile': {
    ...self,
    but: { 'suspended person of A': '403 forbidden', 'admin of suspended S': '403 forbidden' },
  },
  'GET /api/sessions': self,
  'POST /api/sessions/:id/end': { ...self, target: 'session' },
  'GET /api/people': people,
  'PATCH /api/people/:id': { ...people, target: 'person' },
  'POST /api/people/:id/remove': { ...people, target: 'person' },
  'POST /api/invitations': { ...people, creates: true },
  'POST /api/invitations/:id/resend': { ...people, target: 'invitation' },
  'POST /api/invitations/:id/revoke': { ...people, target: 'invitation' },
  'GET /api/permissions': rights,
  'POST /api/permissions': rights,
  'GET /api/embed-sites': reads,
  'GET /api/workspace-health': settings,
  'GET /api/audit': audit,
  'GET /api/company': { who: ['member'] },
  'GET /api/setup': { who: ['member'] },
  'GET /api/settings/:section': reads,
  'GET /api/expired': settings,
  'POST /api/settings/:section': settings,
  'GET /api/settings/:section/versions': settings,
  'GET /api/identity-key': reads,
  'POST /api/identity-key': { ...settings, noActing: true, creates: true },
  'POST /api/identity-key/replace': { ...settings, noActing: true },
  'POST /api/identity-key/remove': { ...settings, noActing: true },

  'GET /api/impersonations': audit,
  'POST /api/impersonations': { ...staff, creates: true },
  // Members who may not read the audit log can't find any impersonation.
  'POST /api/impersonations/:id/end': {
    who: ['member'],
    target: 'impersonation',
    but: { 'agent A': unknownToThem, 'viewer A': unknownToThem, 'agent B': unknownToThem },
  },
  'GET /api/health-admin/debugbar': staff,
  'GET /api/platform/tenants': staff,
  'POST /api/platform/tenants': { ...staff, creates: true },
  'GET /api/platform/tenants/:id': tenant,
  'POST /api/platform/tenants/:id/seed': tenant,
  'POST /api/platform/tenants/:id/resend-invitation': tenant,
  'POST /api/platform/tenants/:id/suspend': tenant,
  'POST /api/platform/tenants/:id/restore': tenant,
  'GET /api/platform/isolation-test': staff,

  'GET /api/content': reads,
  'POST /api/content': { ...writes, creates: true },
  'GET /api/content/:id': { ...reads, target: 'content' },
  'PATCH /api/content/:id': { ...writes, target: 'content' },
  'POST /api/content/:id/discard': { ...writes, target: 'content' },
  'POST /api/content/:id/publish': { ...publishes, target: 'content' },
  'POST /api/content/:id/schedule': { ...publishes, target: 'content' },
  'POST /api/content/:id/archive': { ...publishes, target: 'content' },
  'POST /api/content/:id/remove': { ...publishes, target: 'content' },
  'GET /api/content/:id/version': { ...reads, target: 'content' },
  'POST /api/content/:id/restore': { ...writes, target: 'content' },
  'POST /api/content/:id/remove-file': { ...writes, target: 'content' },
  'POST /api/content-bulk': publishes,
  'GET /api/content-feedback': reads,
  'GET /api/content-searches': reads,
  'GET /api/content-topics': reads,
  'POST /api/content-topics': publishes,
  'POST /api/content-categories': { ...publishes, creates: true },
  'PATCH /api/content-categories/:id': { ...publishes, target: 'category' },
  'POST /api/content-categories/:id/remove': { ...publishes, target: 'category' },
  'POST /api/content-sections': { ...publishes, creates: true },
  'PATCH /api/content-sections/:id': { ...publishes, target: 'section' },
  'POST /api/content-sections/:id/remove': { ...publishes, target: 'section' },
  'GET /api/synonyms': reads,
  'POST /api/synonyms': { ...publishes, creates: true },
  'PATCH /api/synonyms/:id': { ...publishes, target: 'synonyms' },
  'POST /api/synonyms/:id/remove': { ...publishes, target: 'synonyms' },
  'GET /api/ai-usage': settings,
  'POST /api/ai-settings/model': { ...settings, noActing: true },
  // The model that the previous call set.
  'POST /api/ai-settings/model/try': { ...settings, noActing: true },
  'POST /api/ai-settings/model/remove': { ...settings, noActing: true },
  'GET /api/voice-account': voice,
  'POST /api/voice-account': voice,
  'POST /api/voice-account/remove': voice,
  'POST /api/voice-account/preview': { ...voice, admitted: '502 voice_not_available' },
  'GET /api/imports': reads,
  'POST /api/imports': { ...writes, creates: true },
  'GET /api/imports/:id': { ...reads, target: 'import' },
  'POST /api/imports/:id/files': { ...writes, target: 'import' },
  'POST /api/imports/:id/start': { ...writes, target: 'import' },
  'POST /api/imports/:id/cancel': { ...writes, target: 'import' },
  'POST /api/playground': reads,
  'GET /api/pinned-tests': reads,
  'POST /api/pinned-tests': { ...writes, creates: true },
  'POST /api/pinned-tests-run': reads,
  'PATCH /api/pinned-tests/:id': { ...writes, target: 'test' },
  'POST /api/pinned-tests/:id/remove': { ...writes, target: 'test' },
  'POST /api/content/:id/answer-diff': { ...reads, target: 'content' },
  'GET /api/gaps': reads,
  'POST /api/gaps/dismiss': writes,
  'GET /api/wording-gaps': reads,
  'POST /api/wording-gaps/add-question': writes,
  'GET /api/suggestions': reads,
  'POST /api/suggestions/:id/draft': { ...writes, target: 'suggestion', creates: true },
  'POST /api/suggestions/:id/add-question': { ...writes, target: 'suggestion' },
  'POST /api/suggestions/:id/dismiss': { ...writes, target: 'suggestion' },
  'GET /api/rated-answers': reads,
  'GET /api/presence': reads,
  'POST /api/presence': { ...reads, noActing: true },
  'GET /api/notifications': reads,
  'POST /api/notifications': { ...reads, noActing: true },
  'GET /api/notification-choices': reads,
  'POST /api/notification-choices': { ...reads, noActing: true },
  'GET /api/agents': reads,
  'POST /api/away': { ...reads, needs: 'conversations.reply', noActing: true },
  'PATCH /api/agents/:id': { ...settings, target: 'agent' },
  'PATCH /api/assignment': settings,
  'GET /api/handoffs': reads,
  ...INSIGHT_RULES,
  ...EMAIL_RULES,
  'GET /api/reports/overview': reads,
  'GET /api/reports/overview/rows': reads,
  'GET /api/reports/live': reads,
  'GET /api/reports/ratings': reads,
  'GET /api/reports/ratings/list': reads,
  'GET /api/reports/conversations': reads,
  'GET /api/reports/conversations.csv': { ...reads, noActing: true },
  'GET /api/reports/messages.csv': { ...reads, noActing: true },
  'GET /api/reports/ratings.csv': { ...reads, noActing: true },
  'GET /api/rules': reads,
  'POST /api/rules': { ...settings, creates: true },
  'PATCH /api/rules/:id': { ...settings, target: 'rule' },
  'POST /api/rules/:id/remove': { ...settings, target: 'rule' },
  'POST /api/rules-order': settings,
  'POST /api/rules-trial': settings,
  'GET /api/rule-runs': reads,
  'GET /api/sla-policies': reads,
  'POST /api/sla-policies': { ...settings, creates: true },
  'PATCH /api/sla-policies/:id': { ...settings, target: 'sla-policy' },
  'POST /api/sla-policies/:id/remove': { ...settings, target: 'sla-policy' },
  'POST /api/sla-policies-order': settings,
  'GET /api/sla-timers': reads,
  'GET /api/customers': reads,
  'GET /api/customers-count': reads,
  'GET /api/customers/:id': { ...reads, target: 'customer' },
  'PATCH /api/customers/:id': { ...keepsCustomers, target: 'customer' },
  'POST /api/customers/:id/block': { ...keepsCustomers, target: 'customer' },
  'POST /api/customers/:id/notes': { ...keepsCustomers, target: 'customer', creates: true },
  'POST /api/customers/:id/remove-note': { ...keepsCustomers, target: 'customer' },
  'POST /api/customers/:id/merge': { ...settings, target: 'customer', noActing: true },
  'POST /api/customers/:id/erase': { ...settings, target: 'customer', noActing: true },
  'GET /api/customers/:id/export': { ...settings, target: 'customer', noActing: true },
  'GET /api/customers-export': { ...settings, noActing: true },
  'POST /api/customers-import': settings,
  'GET /api/customer-companies': reads,
  'GET /api/conversations/:id/network': { who: ['member'], target: 'conversation' },
  'POST /api/conversations/:id/network': { ...replies, admitted: '409 network_unknown' },
  'GET /api/blocked-networks': reads,
  'POST /api/blocked-networks/:id/remove': { ...keepsCustomers, target: 'blocked-network' },
  'GET /api/lists': reads,
  'POST /api/lists': { ...keepsCustomers, creates: true },
  'PATCH /api/lists/:id': { ...keepsCustomers, target: 'customer-list' },
  'POST /api/lists/:id/remove': { ...keepsCustomers, target: 'customer-list' },
  'GET /api/kb/articles': ofTenant,
  'GET /api/kb/article': ofTenant,
  'GET /api/kb/topics': ofTenant,
  'GET /api/kb/search': ofTenant,
  'POST /api/kb/feedback': ofTenant,
  'GET /api/kb/sitemap': ofTenant,
}

const ABSENT: Readonly<Record<TargetKind, string>> = {
  conversation: '404 conversation_not_found',
  'blocked-network': '404 blocked_network_not_found',
  person: '404 person_not_found',
  agent: '404 person_not_found',
  invitation: '404 invitation_not_found',
  impersonation: '404 impersonation_not_found',
  session: '404 session_not_found',
  tenant: '404 tenant_not_found',
  content: '404 content_not_found',
  category: '404 topic_not_found',
  section: '404 topic_not_found',
  synonyms: '404 synonyms_not_found',
  email: '404 email_not_found',
  'incoming-email': '404 incoming_email_not_found',
  mailbox: '404 mailbox_not_found',
  'paused-address': '404 paused_address_not_found',
  import: '404 import_not_found',
  test: '404 test_not_found',
  view: '404 view_not_found',
  suggestion: '404 conversation_not_found',
  message: '404 message_not_found',
  note: '404 note_not_found',
  scheduled: '404 scheduled_not_found',
  'canned reply': '404 canned_reply_not_found',
  macro: '404 macro_not_found',
  team: '404 team_not_found',
  rule: '404 rule_not_found',
  'sla-policy': '404 sla_policy_not_found',
  customer: '404 customer_not_found',
  'customer-list': '404 list_not_found',
}

/** Returns the status and code that the identity gets for the target: `200 ok`, `403 forbidden`. */
export function expectedAnswer(route: string, name: ApiIdentityName, target: Target): string {
  const rule = API_POLICY[route]!
  const identity: ApiIdentity = API_IDENTITIES[name]
  const exception = rule.but?.[name]
  if (exception !== undefined) return exception
  if (identity.kind === 'refused') return identity.as
  if (rule.always !== undefined) return rule.always
  const refusal = refusalOf(route, rule, identity)
  if (refusal !== null) return refusal
  // Staff can end only their own impersonation, but see those of others.
  if (target === 'neighbour' && rule.target === 'impersonation') return '403 forbidden'
  if (target === 'own' || target === 'none') return rule.admitted ?? (rule.creates ? '201 ok' : '200 ok')
  // Platform staff see every tenant.
  if (target === 'other' && rule.target === 'tenant') return '200 ok'
  return ABSENT[rule.target!]
}

function refusalOf(
  route: string,
  rule: Rule,
  identity: Exclude<ApiIdentity, { kind: 'refused' }>,
): string | null {
  if (rule.who.includes('public')) return null
  if (identity.kind === 'none') return '401 token_missing'
  if (identity.kind === 'visitor') return rule.who.includes('visitor') ? null : '403 forbidden'
  return accessRefusal(rule, identity) ?? rightsRefusal(route, rule, identity)
}

type SessionIdentity = Extract<ApiIdentity, { kind: 'session' }>

function accessRefusal({ who }: Rule, { standing, isStaff }: SessionIdentity): string | null {
  if (standing === 'gone') return '401 session_ended'
  if (who.includes('user')) return null
  if (standing === 'suspended') return '403 forbidden'
  if (standing === 'company-suspended') return '403 company_suspended'
  if (who.includes('member') || (who.includes('staff') && isStaff)) return null
  return who.includes('staff') ? '404 route_not_found' : '403 forbidden'
}

function rightsRefusal(route: string, rule: Rule, { acting, permissions }: SessionIdentity): string | null {
  if (acting && rule.noActing) return '403 forbidden_while_impersonating'
  const isChange = !route.startsWith('GET ') && route !== 'POST /api/impersonations/:id/end'
  if (acting === 'reading' && isChange) return '403 impersonation_read_only'
  return rule.needs === undefined || permissions.includes(rule.needs) ? null : '403 forbidden'
}
