/** Writes of drafts, replies, macros and records of calls, and who may make them; for rls-writes.ts. */
import { PUBLISH_A, PUBLISH_B, REPLY_B } from './rls-groups.ts'
import { api, ID, type Identity, type Label } from './rls-identities.ts'

type Row = readonly [name: string, sql: string, allowed: readonly Identity[]]

const SELF = 'auth.uid()'
const quoted = (label: Label | null) => (label === null ? 'null' : `'${ID[label]}'`)
/** A staff member who impersonates A is not one of its people, and has no rows of their own there. */
const OWN_A = api('agentA', 'adminA', 'ownerA', 'fullA')

const draft = (company: Label | null, of: Label, by: string) =>
  `insert into public.drafts (company_id, conversation_id, person_id, kind, content, updated_at)
   values (${quoted(company)}, ${quoted(of)}, ${by}, 'reply', 'x', now())
   on conflict (conversation_id, person_id) do nothing`
const assist = (company: Label | null, of: Label, by: string) =>
  `insert into public.ai_assists (company_id, conversation_id, person_id, task, digest, offered_at)
   values (${quoted(company)}, ${quoted(of)}, ${by}, 'draft', repeat('b', 64), now())`
const canned = (company: Label | null, by: string) =>
  `insert into public.canned_replies (company_id, owner_id, shortcut, content, created_at, updated_at)
   values (${quoted(company)}, ${by}, 'new', 'x', now(), now())`
const macro = (company: Label | null) =>
  `insert into public.macros (company_id, name, actions, created_at, updated_at)
   values (${quoted(company)}, 'new', '[]', now(), now())`
const scheduled = (company: Label | null, of: Label, by: string) =>
  `insert into public.scheduled_messages (company_id, conversation_id, author_id, author_name, content, send_at, created_at)
   values (${quoted(company)}, ${quoted(of)}, ${by}, 'Name', 'x', now(), now())`
const owned = (by: string) => `update public.canned_replies set owner_id = ${by} where id = '${ID.A2}'`

/** Statements by table, each with the identities that may run it. */
export const THREAD_ROWS: Readonly<Record<string, readonly Row[]>> = {
  'app.conversation_networks': [
    [
      'insert',
      `insert into app.conversation_networks (id, company_id, network_hash, noted_at) values ('${ID.A2}', '${ID.A}', 'x', now())`,
      [],
    ],
  ],
  'app.calls': [
    [
      'insert',
      `insert into app.calls (id, company_id, provider, token_hash, page_origin, granted_at) values (gen_random_uuid(), '${ID.A}', 'server', 'x', '', now())`,
      [],
    ],
  ],
  'public.surveys': [
    [
      'insert in A',
      `insert into public.surveys (company_id, conversation_id, kind, channel, locale, handled_by, asked_at)
       values ('${ID.A}', '${ID.A2}', 'thumbs', 'voice', 'en', 'ai', now())`,
      [],
    ],
  ],
  'public.drafts': [
    ['insert in A', draft('A', 'A2', SELF), OWN_A],
    ['insert in B', draft('B', 'B1', SELF), api('adminB')],
    ['insert in S', draft('S', 'S1', SELF), []],
    ['insert in none', draft(null, 'A2', SELF), []],
    ["insert in another's name", draft('A', 'A2', quoted('ownerA')), api('ownerA')],
  ],
  'public.ai_assists': [
    ['insert in A', assist('A', 'A2', SELF), OWN_A],
    ['insert in B', assist('B', 'B1', SELF), REPLY_B],
    ['insert in S', assist('S', 'S1', SELF), []],
    ['insert in none', assist(null, 'A2', SELF), []],
    ["insert in another's name", assist('A', 'A2', quoted('ownerA')), api('ownerA')],
  ],
  'public.canned_replies': [
    ['insert in A', canned('A', SELF), OWN_A],
    ['insert in B', canned('B', SELF), REPLY_B],
    ['insert in S', canned('S', SELF), []],
    ['insert in none', canned(null, SELF), []],
    ["insert in another's name", canned('A', quoted('ownerA')), api('ownerA')],
    ["insert everybody's in A", canned('A', 'null'), PUBLISH_A],
    ["insert everybody's in B", canned('B', 'null'), PUBLISH_B],
    ["insert everybody's in S", canned('S', 'null'), []],
    ['give to another', owned(quoted('ownerA')), []],
    ['give to everybody', owned('null'), []],
  ],
  'public.macros': [
    ['insert in A', macro('A'), PUBLISH_A],
    ['insert in B', macro('B'), PUBLISH_B],
    ['insert in S', macro('S'), []],
    ['insert in none', macro(null), []],
  ],
  'public.scheduled_messages': [
    ['insert in A', scheduled('A', 'A1', SELF), OWN_A],
    ['insert in B', scheduled('B', 'B1', SELF), REPLY_B],
    ['insert in S', scheduled('S', 'S1', SELF), []],
    ['insert in none', scheduled(null, 'A1', SELF), []],
    ["insert in another's name", scheduled('A', 'A1', quoted('ownerA')), api('ownerA')],
  ],
}
