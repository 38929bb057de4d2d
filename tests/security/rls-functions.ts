/** What the functions return to each identity: the second half of the policy, besides the rows. */
import { ATTENTION_FUNCTIONS } from './rls-functions-attention.ts'
import {
  AUDITORS_A,
  MANAGE_A,
  MANAGE_B,
  MEMBERS_A,
  MEMBERS_B,
  MEMBERS_C,
  MEMBERS_P,
  PUBLISH_A,
  PUBLISH_B,
  REPLIERS_A,
  REPLIERS_B,
  REPLIERS_C,
  REPLY_A,
  REPLY_B,
  SETTERS_A,
  SETTERS_B,
} from './rls-groups.ts'
import { api, both, ID, type Identity, type Label, type Principal } from './rls-identities.ts'
import { INSIGHT_CELLS } from './rls-insights.ts'
import type { Write } from './rls-writes.ts'
import { HEALTH_FUNCTIONS } from './rls-writes-health.ts'

const PERSONS: readonly Principal[] = [
  'agentA',
  'adminA',
  'ownerA',
  'viewerA',
  'suspendedA',
  'invitedA',
  'adminS',
  'agentB',
  'adminB',
  'agentC',
  'adminC',
  'staff',
  'stranger',
  'fullA',
]
const ACTIVE = [...MEMBERS_A, ...MEMBERS_B, ...MEMBERS_C, ...MEMBERS_P]
const REPLIERS = both(...REPLIERS_A, ...REPLIERS_B, ...REPLIERS_C, 'staff')
const MANAGERS = both('adminA', 'ownerA', 'fullA', 'adminB', 'staff')
const WRITERS = both(...REPLIERS_A, ...REPLIERS_B, 'staff')
const PUBLISHERS = both('adminA', 'ownerA', 'fullA', 'actsWriting', 'adminB', 'staff')
const EDITORS = both('adminA', 'ownerA', 'fullA', 'adminB', 'adminC', 'staff')

const accessStatus = (name: string) => `select 1 where app.access_status() = '${name}'`
const face = (person: Label) => `select 1 from app.brand_faces() where id = '${ID[person]}'`
const rate = (content: Label) =>
  `select 1 where app.rate_content('${ID[content]}', repeat('z', 16), true, '', now())`
const said = (conversation: Label) =>
  `select 1 where '${ID[conversation]}' in (select app.conversations_matching('hel', 99))`
const labelled = (conversation: Label) =>
  `select 1 from app.conversations_labelled('Vip', 99) as id where id = '${ID[conversation]}'`
const relabelled = (conversation: Label) =>
  `select 1 where app.replace_label('Vip', 'Vip', now()) > 0
      and exists (select from public.conversations where id = '${ID[conversation]}')`
const networkOf = (conversation: Label) => `select 1 from app.network_block('${ID[conversation]}')`
/** As the API tells the network of a caller: in the claims, which are set before the function is called. */
const onBlocked = (conversation: Label) =>
  `select 1 from (select set_config('request.jwt.claims', (auth.jwt() || '{"network":"blocked ${ID[conversation]}"}')::text, true)) c (claims)
    where app.contact_is_blocked(null, case when c.claims is null then 'x' end)`
const asked = (conversation: Label) =>
  `select 1 where app.ask_survey('${ID[conversation]}', 'thumbs', 'all', true, null, null, now()) is not null`
const emptied = (message: Label) =>
  `select 1 where app.delete_message('${ID[message]}', null, false, 'x', now())`
const merged = (conversation: Label) =>
  `select 1 where app.post_merge_notice('${ID[conversation]}', 'x', now())`
const findCustomer = (customer: Label) =>
  `select 1 where '${ID[customer]}' in (select app.find_customers('v:*', null))`
const removeCustomer = (customer: Label) => `select 1 where app.remove_customer('${ID[customer]}')`
const signingKey = (key: string, replaces: boolean) =>
  `select 1 where app.set_identity_secret(${key}, ${replaces}, now())`
const traces = (customer: Label) => `select 1 from app.traces_of_customer('${ID[customer]}')`
const erasedNoteFile = (conversation: Label) =>
  `select 1 from app.erase_note_files() as name where starts_with(name, '${ID[conversation]}/')`
const may = (permission: string) => `select 1 where app.may('${permission}')`

/** All cells about functions. */
export const FUNCTION_CELLS: readonly Write[] = (
  [
    ['active', accessStatus('active'), ACTIVE],
    ['invited', accessStatus('invited'), both('invitedA')],
    ['suspended', accessStatus('suspended'), both('suspendedA')],
    ['of a suspended company', accessStatus('company-suspended'), both('adminS')],
    ['without the second factor', accessStatus('second-factor'), both('halfA')],
    ['of no company', accessStatus('stranger'), both('stranger')],
    ['member of A', `select 1 from app.membership() where company_id = '${ID.A}'`, MEMBERS_A],
    ['member of B', `select 1 from app.membership() where company_id = '${ID.B}'`, MEMBERS_B],
    ['member of S', `select 1 from app.membership() where company_id = '${ID.S}'`, []],
    ['staff', 'select 1 where app.is_staff()', MEMBERS_P],
    ['viewer', "select 1 from app.membership() where role = 'viewer'", both('viewerA', 'actsReading')],
    ['answer', may('conversations.reply'), REPLIERS],
    ['write drafts', may('content.edit'), WRITERS],
    ['publish', may('content.publish'), PUBLISHERS],
    ['edit settings', may('settings.edit'), [...EDITORS, ...both('actsWriting')]],
    ['manage people', may('people.manage'), MANAGERS],
    ['manage permissions', may('permissions.manage'), EDITORS],
    ['manage calls', may('voice.manage'), MANAGERS],
    ['view the audit', may('audit.view'), both(...AUDITORS_A, 'adminB', 'adminC', 'staff')],
    ['what nobody may', may('everything'), []],
    ['accounts of A', `select 1 from app.company_accounts() where id = '${ID.agentA}'`, MANAGE_A],
    ['accounts of B', `select 1 from app.company_accounts() where id = '${ID.agentB}'`, MANAGE_B],
    ['own sessions', 'select 1 from app.own_sessions() where id = auth.uid()', api(...PERSONS)],
    ["another's sessions", 'select 1 from app.own_sessions() where id <> auth.uid()', []],
    ['end of the own session', 'select 1 where app.end_own_session(auth.uid())', api(...PERSONS)],
    ["end of another's session", `select 1 where app.end_own_session('${ID.agentB}')`, api('agentB')],
    ['words said in A', said('A1'), MEMBERS_A],
    ['words said in B', said('B1'), MEMBERS_B],
    ['words said in S', said('S1'), []],
    ['a label of A', labelled('A1'), MEMBERS_A],
    ['a label of B', labelled('B1'), MEMBERS_B],
    ['rename a label of A', relabelled('A1'), SETTERS_A],
    ['rename a label of B', relabelled('B1'), SETTERS_B],
    ['a survey asked in A', asked('A1'), [...REPLY_A, 'api visitorA1', 'api aiA1']],
    ['a survey asked in B', asked('B1'), [...REPLY_B, 'api visitorB']],
    ['a survey asked in S', asked('S1'), []],
    [
      'a survey answered on a page',
      "select 1 from app.answer_page_survey(gen_random_uuid(), 'thumbs', 'en', 1, null, now(), now())",
      [...api('visitorA1', 'visitorA2', 'visitorB', 'visitorFresh'), 'api platform'],
    ],
    [
      'may become spam in A',
      `select 1 where app.may_become_spam()`,
      api('visitorA1', 'visitorA2', 'visitorB'),
    ],
    ["delete another's message in A", emptied('A1'), PUBLISH_A],
    ["delete another's message in B", emptied('B1'), PUBLISH_B],
    ["delete another's message in S", emptied('S1'), []],
    ['erase the files of notes on A1', erasedNoteFile('A1'), api('visitorA1')],
    ['erase the files of notes on B1', erasedNoteFile('B1'), api('visitorB')],
    ['erase the files of notes on S1', erasedNoteFile('S1'), []],
    ['a merge told in A', merged('A1'), REPLY_A],
    ['a merge told in B', merged('B1'), REPLY_B],
    ['a merge told in S', merged('S1'), []],
    [
      'place in the queue of A',
      `select 1 where app.queue_position('${ID.A2}') = 1`,
      [...MEMBERS_A, ...both('visitorA2')],
    ],
    [
      'place in the queue of B',
      `select 1 where app.queue_position('${ID.B1}') = 1`,
      [...MEMBERS_B, ...both('visitorB')],
    ],
    ['place in the queue of S', `select 1 where app.queue_position('${ID.S1}') = 1`, []],
    [
      'stand for a typed address',
      "select 1 where app.upsert_typed_customer('x@x.test', 'x') is not null",
      [...api('visitorA1', 'visitorA2', 'visitorB', 'visitorFresh'), 'api platform'],
    ],
    [
      'be vouched for',
      "select 1 where app.upsert_verified_customer('key', null, null) is not null",
      [...api('visitorA1', 'visitorA2', 'visitorB', 'visitorFresh'), 'api platform'],
    ],
    [
      'the conversations of a signed identity of A',
      "select 1 from app.conversations_of_identity('v', 9)",
      api('visitorA1', 'visitorA2', 'visitorFresh'),
    ],
    [
      'the signing key',
      'select 1 where app.identity_secret() is not null',
      api('visitorA1', 'visitorA2', 'visitorFresh'),
    ],
    ['make a first signing key', signingKey("repeat('z', 40)", false), api('adminB', 'adminC', 'staff')],
    ['replace the signing key', signingKey("repeat('z', 40)", true), MANAGE_A],
    ['remove the signing key', signingKey('null', true), MANAGE_A],
    [
      "the visitor's address",
      'select 1 from app.visitor_contact() where customer_email is not null',
      api('visitorA1', 'visitorA2', 'visitorB'),
    ],
    ['be blocked', 'select 1 where app.visitor_is_blocked()', both('visitorA2', 'visitorB')],
    [
      'who is blocked in A',
      `select 1 where app.contact_is_blocked('${ID.verified}', null)`,
      api('visitorA1', 'visitorA2', 'visitorFresh'),
    ],
    ['a network that is blocked in A', onBlocked('A1'), api('visitorA1', 'visitorA2', 'visitorFresh')],
    ['an address that is not blocked', "select 1 where app.contact_is_blocked(null, 'v@v.test')", []],
    ['the network of a conversation of A', networkOf('A1'), MEMBERS_A],
    ['the network of a conversation of B', networkOf('B1'), MEMBERS_B],
    ['the network of a conversation of S', networkOf('S1'), []],
    ['find a customer of A', findCustomer('A1'), MEMBERS_A],
    ['find a customer of B', findCustomer('B1'), MEMBERS_B],
    ['find a customer of S', findCustomer('S1'), []],
    ['traces of a customer of A', traces('A1'), MANAGE_A],
    ['traces of a customer who never wrote', traces('accepted'), []],
    ['remove a customer of A', removeCustomer('accepted'), MANAGE_A],
    ['remove a customer of B', removeCustomer('B1'), MANAGE_B],
    ['remove a customer of S', removeCustomer('S1'), []],
    ['a face of A', face('agentA'), api('visitorA1', 'visitorA2', 'visitorFresh')],
    ['a colleague who is no face', face('adminA'), []],
    ['a face of somebody suspended', face('suspendedA'), []],
    ['a face of another company', face('agentB'), []],
    [
      'the model of A and its key',
      `select 1 from app.ai_model() where sealed_key = '${ID.A1}'`,
      ['api aiA1'],
    ],
    ['the model of B and its key', `select 1 from app.ai_model() where sealed_key = '${ID.B1}'`, []],
    ['begin an answer', "select 1 where app.consume_ai_answer('2026-01-02', 1)", ['api aiA1']],
    ['begin another answer', "select 1 where app.consume_ai_answer('2026-01-01', 2)", ['api aiA1']],
    ['begin an answer too many', "select 1 where app.consume_ai_answer('2026-01-01', 1)", []],
    ['begin an answer of none', "select 1 where app.consume_ai_answer('2026-01-02', 0)", []],
    ['rate an article of A', rate('A1'), api('visitorA1', 'visitorA2', 'visitorFresh')],
    ['rate an article of B', rate('B1'), api('visitorB')],
    ['rate an article of S', rate('S1'), []],
    ['rate a draft', rate('draft'), []],
    ['rate what is internal', rate('internal'), []],
    [
      'the state of the articles',
      "select 1 where app.published_content_version() <> '0'",
      [...both('visitorA1', 'visitorA2', 'visitorB', 'visitorFresh'), 'api aiA1'],
    ],
    ...ATTENTION_FUNCTIONS,
    ...HEALTH_FUNCTIONS,
    ...INSIGHT_CELLS,
  ] as const satisfies readonly (readonly [string, string, readonly Identity[]])[]
).map(([name, sql, allowed]) => ({ name, sql, allowed }))
