/** Single statements and who may run them: inserts, changes, calls. Everything not listed is refused. */
import { FILE_WRITES } from './rls-files.ts'
import {
  AUDITORS_A,
  MANAGE_A,
  MANAGE_B,
  MEMBERS_A,
  PUBLISH_A,
  PUBLISH_B,
  REPLY_A,
  REPLY_B,
  REPLY_C,
} from './rls-groups.ts'
import { api, ID, type Identity, type Label } from './rls-identities.ts'
import { ATTENTION_ROWS } from './rls-writes-attention.ts'
import { AUTOMATION_WRITES } from './rls-writes-automation.ts'
import { CUSTOMER_ROWS } from './rls-writes-customers.ts'
import { DESK_WRITES } from './rls-writes-desk.ts'
import { HEALTH_WRITES } from './rls-writes-health.ts'
import { LIST_ROWS } from './rls-writes-lists.ts'
import { PLAYGROUND_ROWS } from './rls-writes-playground.ts'
import { SETTINGS_ROWS } from './rls-writes-settings.ts'
import { THREAD_ROWS } from './rls-writes-thread.ts'

/** A statement, and the identities that may run it. */
export type Write = {
  readonly name: string
  readonly sql: string
  readonly allowed: readonly Identity[]
  /** Identities that may also read the new row back; by default all in `allowed`. */
  readonly returning?: readonly Identity[]
}
type Row = readonly [name: string, sql: string, allowed: readonly Identity[], returning?: readonly Identity[]]

const SELF = 'auth.uid()'
const quoted = (label: Label | null) => (label === null ? 'null' : `'${ID[label]}'`)

const message = (
  company: Label,
  conversation: Label,
  sender: string,
  senderId: string,
  content: 'x' | '[system] x' = 'x',
  meta: '{}' | '{"deleted_by":"x"}' = '{}',
) =>
  `insert into public.messages (company_id, conversation_id, sender_type, sender_id, content, meta)
   values ('${ID[company]}', '${ID[conversation]}', '${sender}', ${senderId}, '${content}', '${meta}')`
const conversation = (company: Label | null, id: string) =>
  `insert into public.conversations (id, company_id, subject, source) values (${id}, ${quoted(company)}, 'x', 'widget')`
const audit = (company: Label | null, by: string) =>
  `insert into public.audit (company_id, actor_id, action) values (${quoted(company)}, ${by}, 'x')`
const erasure = (company: Label, conversation: Label, action = 'conversation.erased_by_visitor') =>
  `insert into public.audit (company_id, action, target_id) values ('${ID[company]}', '${action}', '${ID[conversation]}')`
const rating = (message: Label) => `update public.messages set helpful = true where id = '${ID[message]}'`
const lead = (company: Label | null) =>
  `insert into public.leads (company_id, email, source) values (${quoted(company)}, 'x@x.test', 'hero')`
const profile = (who: Label, change: string) => `update public.profiles set ${change} where id = '${ID[who]}'`
const ownProfile = (change: string) => `update public.profiles set ${change} where id = ${SELF}`
const invitation = (company: Label | null, role: string, by = SELF) =>
  `insert into public.invitations (company_id, email, role, token_hash, invited_by, inviter_name, expires_at)
   values (${quoted(company)}, 'new@x.test', '${role}', 'x', ${by}, 'Name', now() + interval '1 day')`
const impersonation = (company: Label | null, by: string, extra = ['', '']) =>
  `insert into public.impersonations (company_id, staff_id, staff_name, reason, can_write, token_hash,
     token_expires_at, expires_at, created_at${extra[0]})
   values (${quoted(company)}, ${by}, 'Name', 'Asked to by them.', true, 'x', now(), now(), now()${extra[1]})`
const permissions = (company: Label | null, role: string) =>
  `insert into public.role_permissions (company_id, role, permissions) values (${quoted(company)}, '${role}', '{}')`
const content = (company: Label | null, [column, value] = ['visibility', "'public'"]) =>
  `insert into public.content (company_id, slug, title, body, ${column}) values (${quoted(company)}, 'x', 'x', 'x', ${value})`
const version = (company: Label | null, of: Label, by: string) =>
  `insert into public.content_versions (company_id, content_id, number, slug, title, excerpt, body, alternate_questions,
     seo_title, seo_description, visibility, published_at, published_by, published_by_name)
   values (${quoted(company)}, ${quoted(of)}, 2, 'x', 'x', '', 'x', '{}', '', '', 'public', now(), ${by}, 'Name')`
const category = (company: Label | null) =>
  `insert into public.content_categories (company_id, slug, name) values (${quoted(company)}, 'x', 'x')`
const section = (company: Label | null, of: Label) =>
  `insert into public.content_sections (company_id, category_id, slug, name)
   values (${quoted(company)}, ${quoted(of)}, 'x', 'x')`
const redirect = (company: Label | null, of: Label) =>
  `insert into public.content_redirects (company_id, content_id, type, slug)
   values (${quoted(company)}, ${quoted(of)}, 'article', 'older')`
const synonyms = (company: Label | null) =>
  `insert into public.content_synonyms (company_id, words) values (${quoted(company)}, '{a,b}')`
const search = (company: Label | null) =>
  `insert into public.search_log (company_id, query, result_count, confidence, searched_at)
   values (${quoted(company)}, 'x', 0, 0, now())`
const begunImport = (company: Label | null, by: string) =>
  `insert into public.imports (company_id, kind, type, language, state, created_by, created_by_name, created_at)
   values (${quoted(company)}, 'files', 'article', 'en', 'open', ${by}, 'Name', now())`
const importItem = (company: Label | null, of: Label) =>
  `insert into public.import_items (company_id, import_id, position, source)
   values (${quoted(company)}, ${quoted(of)}, 2, 'b.md')`
const END = "ended_at = now(), ended_by = 'x'"
const BLOCK = `update public.conversations set visitor_blocked_at = now(), visitor_blocked_by_name = 'x'
  where id = '${ID.A1}'`

const ROWS: Readonly<Record<string, readonly Row[]>> = {
  'public.companies': [
    ['insert', "insert into public.companies (name, subdomain) values ('x', 'x')", []],
    ['read the signing key', `select identity_secret from public.companies where id = '${ID.A}'`, []],
    ['read the reason of a suspension', 'select suspended_reason from public.companies', []],
    ['write the signing key', "update public.companies set identity_secret = repeat('x', 40)", []],
    ['say who made the signing key', "update public.companies set identity_key_set_by_name = 'x'", []],
    ['end a suspension', 'update public.companies set suspended_at = null, suspended_reason = null', []],
    ['suspend', "update public.companies set suspended_at = now(), suspended_reason = 'x'", []],
    ['take a subdomain', `update public.companies set subdomain = 'x' where id = '${ID.A}'`, []],
    ['take a domain', `update public.companies set email_domain = 'x.test' where id = '${ID.A}'`, []],
  ],
  'public.profiles': [
    [
      'insert',
      `insert into public.profiles (id, company_id, full_name, role) values (gen_random_uuid(), '${ID.A}', 'x', 'owner')`,
      [],
    ],
    ['give a role', profile('agentA', "role = 'admin'"), MANAGE_A],
    ['give a role in B', profile('agentB', "role = 'admin'"), MANAGE_B],
    ['make staff', profile('agentA', "role = 'staff'"), []],
    ['make an owner', profile('agentA', "role = 'owner'"), []],
    ['demote an owner', profile('ownerA', "role = 'agent'"), []],
    ['demote staff', profile('otherStaff', "role = 'viewer'"), []],
    ['suspend', profile('agentA', "status = 'suspended'"), MANAGE_A],
    ['suspend an owner', profile('ownerA', "status = 'suspended'"), []],
    ['let back in', profile('suspendedA', "status = 'active'"), MANAGE_A],
    ['take another role', ownProfile("role = case role when 'agent' then 'admin' else 'agent' end"), []],
    ['become staff', `${ownProfile("role = 'staff'")} and role <> 'staff'`, []],
    ['suspend oneself', ownProfile("status = 'suspended'"), []],
    ['come back oneself', `${ownProfile("status = 'active'")} and status = 'suspended'`, []],
    ['accept an invitation', `${ownProfile("status = 'active'")} and status = 'invited'`, api('invitedA')],
    ['become another', ownProfile('id = gen_random_uuid()'), []],
  ],
  ...CUSTOMER_ROWS,
  'public.conversations': [
    [
      'read an address',
      `select customer_email from public.conversations where id = '${ID.A1}'`,
      [...MEMBERS_A, 'api aiA1'],
    ],
    ['read the key of its creation', 'select client_id from public.conversations', []],
    ['start its own', conversation('A', quoted('fresh')), api('visitorFresh')],
    ['start another', conversation('A', 'gen_random_uuid()'), []],
    ['start in another company', conversation('B', quoted('fresh')), []],
    ['start in none', conversation(null, quoted('fresh')), []],
    [
      'write an address',
      `update public.conversations set customer_email = 'x@x.test' where id = '${ID.A1}'`,
      api('visitorA1'),
    ],
    [
      'be there',
      `update public.conversations set visitor_active_at = now() where id = '${ID.A1}'`,
      api('visitorA1'),
    ],
    ['read when the visitor was there', 'select visitor_active_at from public.conversations', []],
    ['block its visitor', BLOCK, [...REPLY_A, 'api aiA1']],
    ['hand over its number', `update public.conversations set number = 1 where id = '${ID.A1}'`, []],
  ],
  'public.messages': [
    ['rate an answer', rating('answer'), api('visitorA1')],
    ['rate its own words', rating('A1'), []],
    ['visitor in A1', message('A', 'A1', 'visitor', 'null'), api('visitorA1')],
    ['visitor in A2', message('A', 'A2', 'visitor', 'null'), api('visitorA2')],
    ['visitor in B1', message('B', 'B1', 'visitor', 'null'), api('visitorB')],
    ['visitor in S1', message('S', 'S1', 'visitor', 'null'), []],
    ['visitor with an id', message('A', 'A1', 'visitor', quoted('agentA')), []],
    ['ai in A1', message('A', 'A1', 'ai', 'null'), ['api aiA1']],
    ['ai in A2', message('A', 'A2', 'ai', 'null'), []],
    ['ai with an id', message('A', 'A1', 'ai', quoted('agentA')), []],
    ['agent in A1', message('A', 'A1', 'agent', SELF), REPLY_A],
    ['agent in A2', message('A', 'A2', 'agent', SELF), REPLY_A],
    ['agent in B1', message('B', 'B1', 'agent', SELF), REPLY_B],
    ['agent in C1', message('C', 'C1', 'agent', SELF), REPLY_C],
    ['agent in S1', message('S', 'S1', 'agent', SELF), []],
    ['agent as another', message('A', 'A1', 'agent', quoted('agentA')), api('agentA')],
    ['agent without an id', message('A', 'A1', 'agent', 'null'), []],
    ['visitor as if deleted', message('A', 'A1', 'visitor', 'null', '[system] x', '{"deleted_by":"x"}'), []],
    ['ai as if deleted', message('A', 'A1', 'ai', 'null', '[system] x', '{"deleted_by":"x"}'), []],
    ['agent as if deleted', message('A', 'A1', 'agent', SELF, '[system] x', '{"deleted_by":"x"}'), []],
    ['system in A1', message('A', 'A1', 'system', 'null'), []],
    ['system mark in A1', message('A', 'A1', 'system', 'null', '[system] x'), ['api aiA1']],
    ['system mark in A2', message('A', 'A2', 'system', 'null', '[system] x'), []],
    ['system mark with an id', message('A', 'A1', 'system', quoted('agentA'), '[system] x'), []],
  ],
  'public.content': [
    ['insert in A', content('A'), REPLY_A],
    ['insert in B', content('B'), REPLY_B],
    ['insert in C', content('C'), []],
    ['insert in S', content('S'), []],
    ['insert in none', content(null), []],
    ['insert what is published', content('A', ['status', "'published'"]), []],
    ['insert what was published', content('A', ['published_at', 'now()']), []],
    ['insert with a date', content('A', ['publish_at, scheduled_by_name', "now(), 'x'"]), []],
    [
      'read who publishes',
      `select scheduled_by_name from public.content where id = '${ID.A1}'`,
      [...MEMBERS_A, 'api aiA1'],
    ],
    ['change of type', "update public.content set type = 'faq'", []],
    ['publish', `update public.content set status = 'published' where id = '${ID.draft}'`, PUBLISH_A],
  ],
  'public.content_drafts': [
    [
      'insert',
      `insert into public.content_drafts select gen_random_uuid(), company_id, slug, title, excerpt, body, alternate_questions
         from public.content_drafts limit 1`,
      [],
    ],
  ],
  'public.content_versions': [
    ['insert in A', version('A', 'A1', SELF), PUBLISH_A],
    ['insert in B', version('B', 'B1', SELF), PUBLISH_B],
    ['insert in S', version('S', 'S1', SELF), []],
    ['insert in none', version(null, 'A1', SELF), []],
    ["insert in another's name", version('A', 'A1', quoted('ownerA')), api('ownerA')],
  ],
  'public.content_categories': [
    ['insert in A', category('A'), PUBLISH_A],
    ['insert in B', category('B'), PUBLISH_B],
    ['insert in S', category('S'), []],
    ['insert in none', category(null), []],
  ],
  'public.content_sections': [
    ['insert in A', section('A', 'A1'), PUBLISH_A],
    ['insert in B', section('B', 'B1'), PUBLISH_B],
    ['insert in S', section('S', 'S1'), []],
    ['insert in none', section(null, 'A1'), []],
  ],
  'public.content_redirects': [
    ['insert in A', redirect('A', 'A1'), PUBLISH_A],
    ['insert in B', redirect('B', 'B1'), PUBLISH_B],
    ['insert in S', redirect('S', 'S1'), []],
    ['insert in none', redirect(null, 'A1'), []],
  ],
  'public.content_synonyms': [
    ['insert in A', synonyms('A'), PUBLISH_A],
    ['insert in B', synonyms('B'), PUBLISH_B],
    ['insert in S', synonyms('S'), []],
    ['insert in none', synonyms(null), []],
  ],
  ...SETTINGS_ROWS,
  'public.ai_usage': [
    [
      'insert',
      `insert into public.ai_usage (company_id, day, answers) values ('${ID.A}', '2026-01-02', 1)`,
      [],
    ],
  ],
  'public.search_log': [
    ['in A', search('A'), api('visitorA1', 'visitorA2', 'visitorFresh'), []],
    ['in B', search('B'), api('visitorB'), []],
    ['in S', search('S'), []],
    ['in none', search(null), []],
  ],
  'public.content_feedback': [
    [
      'insert',
      `insert into public.content_feedback (company_id, content_id, visitor_key, helpful, created_at, updated_at)
       values ('${ID.A}', '${ID.A1}', repeat('y', 16), true, now(), now())`,
      [],
    ],
  ],
  'public.imports': [
    ['insert in A', begunImport('A', SELF), REPLY_A],
    ['insert in B', begunImport('B', SELF), REPLY_B],
    ['insert in S', begunImport('S', SELF), []],
    ['insert in none', begunImport(null, SELF), []],
    ["insert in another's name", begunImport('A', quoted('ownerA')), api('ownerA')],
  ],
  'public.import_items': [
    ['insert in A', importItem('A', 'A1'), REPLY_A],
    ['insert in B', importItem('B', 'B1'), REPLY_B],
    ['insert in S', importItem('S', 'S1'), []],
    ['insert in none', importItem(null, 'A1'), []],
    ['done', 'insert into public.import_items (content_id) values (null)', []],
  ],
  ...DESK_WRITES,
  ...AUTOMATION_WRITES,
  ...HEALTH_WRITES,
  ...PLAYGROUND_ROWS,
  ...ATTENTION_ROWS,
  ...LIST_ROWS,
  ...THREAD_ROWS,
  'public.audit': [
    [
      'as itself in A',
      audit('A', SELF),
      api('agentA', 'adminA', 'ownerA', 'viewerA', 'fullA', 'actsReading', 'actsWriting'),
      api(...AUDITORS_A),
    ],
    ['as itself in B', audit('B', SELF), api('agentB', 'adminB'), api('adminB')],
    ['as itself in S', audit('S', SELF), []],
    ['as itself in none', audit(null, SELF), []],
    ['as another', audit('A', quoted('adminA')), api('adminA')],
    [
      'under an impersonation that is not its own',
      `insert into public.audit (company_id, actor_id, action, impersonation_id)
       values ('${ID.A}', ${SELF}, 'x', '${ID.others}')`,
      [],
    ],
    ['erasure of its own', erasure('A', 'A1'), api('visitorA1'), []],
    ['erasure of what is gone', erasure('A', 'fresh'), api('visitorFresh'), []],
    ['erasure in another company', erasure('B', 'A1'), []],
    ['another act without a name', erasure('A', 'A1', 'x'), []],
  ],
  'public.leads': [
    ['for the platform', lead('P'), ['api platform'], []],
    ['for A', lead('A'), []],
    ['for none', lead(null), []],
  ],
  'public.role_permissions': [
    ['insert in A', permissions('A', 'agent'), MANAGE_A],
    ['insert in B', permissions('B', 'agent'), MANAGE_B],
    ['insert in C', permissions('C', 'viewer'), api('adminC')],
    ['insert in P', permissions('P', 'agent'), api('staff')],
    ['insert in S', permissions('S', 'agent'), []],
    ['insert in none', permissions(null, 'agent'), []],
    ['change of role', "update public.role_permissions set role = 'agent'", []],
  ],
  'public.invitations': [
    ['insert in A', invitation('A', 'admin'), MANAGE_A],
    ['insert in B', invitation('B', 'agent'), MANAGE_B],
    ['insert in C', invitation('C', 'agent'), []],
    ['insert in S', invitation('S', 'agent'), []],
    ['insert in none', invitation(null, 'agent'), []],
    ['of an owner', invitation('A', 'owner'), []],
    ["in another's name", invitation('A', 'agent', quoted('ownerA')), api('ownerA')],
    ['read the token', 'select token_hash from public.invitations', []],
    ['change of role', "update public.invitations set role = 'admin'", []],
    ['change of address', "update public.invitations set email = 'x@x.test'", []],
    ['unaccept', 'update public.invitations set accepted_at = null', []],
    ['renew', `update public.invitations set token_hash = 'y' where id = '${ID.A1}'`, MANAGE_A],
  ],
  'public.impersonations': [
    ['of A', impersonation('A', SELF), api('staff')],
    ['of S', impersonation('S', SELF), api('staff')],
    ["of the platform's own", impersonation('P', SELF), []],
    ['of none', impersonation(null, SELF), []],
    ["in another's name", impersonation('A', quoted('otherStaff')), []],
    ['redeemed at once', impersonation('A', SELF, [', redeemed_at', ', now()']), []],
    ['read the token', 'select token_hash from public.impersonations', []],
    // Each also sets the end, so that only the column can be refused.
    ['longer', `update public.impersonations set expires_at = now(), ${END}`, []],
    ['with writing', `update public.impersonations set can_write = false, ${END}`, []],
    ['redeem', `update public.impersonations set redeemed_at = now(), ${END}`, []],
    ['a new token', `update public.impersonations set token_hash = null, ${END}`, []],
    ['no end', `update public.impersonations set ended_at = null where id = '${ID.reading}'`, []],
  ],
  ...FILE_WRITES,
  'app.reply_emails': [
    [
      'insert',
      `insert into app.reply_emails (company_id, conversation_id, mailed_sequence) values ('${ID.A}', '${ID.A1}', 0)`,
      [],
    ],
  ],
  'app.article_vectors': [
    ['insert', `insert into app.article_vectors values ('${ID.P}', 'm', now(), '{}')`, []],
  ],
  'app.events': [
    [
      'insert',
      `insert into app.events (generation, kind, company_id, conversation_id, subject_id, actor_type, is_undo, rule_depth, at)
       values (1, 'call.ended', '${ID.A}', '${ID.A1}', '${ID.A1}', 'visitor', false, 0, now())`,
      [],
    ],
  ],
  'app.consumers': [['insert', "insert into app.consumers values ('x', 1, '3', 0)", []]],
  'app.content_changes': [['insert', `insert into app.content_changes values ('${ID.P}', 1)`, []]],
  'app.installation': [['insert', 'insert into app.installation (is_only_row) values (true)', []]],
  'app.rate_limits': [['insert', "insert into app.rate_limits values ('x', 1, now())", []]],
}

/** All statements by table. */
export const WRITES: Readonly<Record<string, readonly Write[]>> = Object.fromEntries(
  Object.entries(ROWS).map(([table, rows]) => [
    table,
    rows.map(([name, sql, allowed, returning]) => ({ name, sql, allowed, ...(returning && { returning }) })),
  ]),
)
