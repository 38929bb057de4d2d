/** Writes of a company's settings, its own model, its mail server and its emails, and who may make them; for rls-writes.ts. */
import { MANAGE_A, MANAGE_B, SETTERS_A, SETTERS_B } from './rls-groups.ts'
import { api, ID, type Identity, type Label } from './rls-identities.ts'

type Row = readonly [name: string, sql: string, allowed: readonly Identity[], returning?: readonly Identity[]]

const SELF = 'auth.uid()'
const quoted = (label: Label | null) => (label === null ? 'null' : `'${ID[label]}'`)

const settings = (company: Label | null, by = SELF, section = 'ticket-form') =>
  `insert into public.settings (company_id, section, version, value, saved_by, saved_by_name, saved_at)
   values (${quoted(company)}, '${section}', 2, '{}', ${by}, 'Name', now())`
const aiModel = (company: Label | null) =>
  `insert into public.ai_models (company_id, url, name, updated_at) values (${quoted(company)}, 'https://m.test', 'm', now())`

const mailServer = (company: Label | null) =>
  `insert into public.mail_servers (company_id, host, port, security, from_address)
   values (${quoted(company)}, 'm.test', 25, 'tls', 'a@m.test')`
const mailbox = (company: Label | null) =>
  `insert into public.mailboxes (company_id, address, host, port, security, username, login, folder, after_taking, created_at,
     retry_at)
   values (${quoted(company)}, 'n@m.test', 'm.test', 993, 'tls', 'a', 'password', 'INBOX', 'mark', now(), now())`
const voiceAccount = (company: Label | null) =>
  `insert into public.voice_accounts (company_id, provider, secret, key_saved_at, key_saved_by_name)
   values (${quoted(company)}, 'openai', 'x', now(), 'Name')`
const email = (company: Label, conversation: Label | null, kind = 'transcript') =>
  `insert into public.emails (company_id, conversation_id, kind, recipient, subject, page, due_at, created_at)
   values (${quoted(company)}, ${quoted(conversation)}, '${kind}', 'a@m.test', 'x', '{}', now(), now())`

/** Statements by table, each with the identities that may run it. */
export const SETTINGS_ROWS: Readonly<Record<string, readonly Row[]>> = {
  'public.settings': [
    ['insert in A', settings('A'), SETTERS_A],
    ['insert in B', settings('B'), SETTERS_B],
    ['insert in C', settings('C'), api('adminC')],
    ['insert in P', settings('P'), api('staff')],
    ['insert in S', settings('S'), []],
    ['insert in none', settings(null), []],
    // Calls have a permission of their own, which the roles of C lack.
    ['insert calls in A', settings('A', SELF, 'voice'), MANAGE_A],
    ['insert calls in B', settings('B', SELF, 'voice'), MANAGE_B],
    ['insert calls in C', settings('C', SELF, 'voice'), []],
    ["insert in another's name", settings('A', quoted('ownerA')), api('ownerA')],
  ],
  'public.ai_models': [
    ['insert in C', aiModel('C'), api('adminC')],
    ['insert in P', aiModel('P'), api('staff')],
    ['insert in S', aiModel('S'), []],
    ['insert in none', aiModel(null), []],
    ['read the key', 'select secret from public.ai_models', []],
    ['write the key', `update public.ai_models set secret = 'x' where id = '${ID.A1}'`, SETTERS_A],
  ],
  'public.mail_servers': [
    ['insert in C', mailServer('C'), api('adminC')],
    ['insert in P', mailServer('P'), api('staff')],
    ['insert in S', mailServer('S'), []],
    ['insert in none', mailServer(null), []],
    ['read the password', 'select secret from public.mail_servers', []],
    ['write the password', `update public.mail_servers set secret = 'x' where id = '${ID.A1}'`, SETTERS_A],
  ],
  'public.mailboxes': [
    ['insert in C', mailbox('C'), api('adminC')],
    ['insert in P', mailbox('P'), api('staff')],
    ['insert in S', mailbox('S'), []],
    ['insert in none', mailbox(null), []],
    ['read the password', 'select secret from public.mailboxes', []],
    ['write the password', `update public.mailboxes set secret = 'x' where id = '${ID.A1}'`, SETTERS_A],
  ],
  'public.voice_accounts': [
    ['insert in C', voiceAccount('C'), []],
    ['insert in P', voiceAccount('P'), api('staff')],
    ['insert in S', voiceAccount('S'), []],
    ['insert in none', voiceAccount(null), []],
    ['read the key', 'select secret from public.voice_accounts', []],
    ['write the key', `update public.voice_accounts set secret = 'x' where id = '${ID.A1}'`, MANAGE_A],
  ],
  'public.incoming_emails': [
    [
      'insert in A',
      `insert into public.incoming_emails (company_id, door, envelope, sha256, byte_size, due_at, received_at)
       values ('${ID.A}', 'smtp', '{}', 'x', 1, now(), now())`,
      [],
    ],
    [
      'mark as done',
      `update public.incoming_emails set state = 'done', cause = null where id = '${ID.A1}'`,
      [],
    ],
    ['read the envelope', 'select envelope from public.incoming_emails', []],
  ],
  'public.paused_addresses': [
    [
      'insert in A',
      `insert into public.paused_addresses (company_id, conversation_id, address, cause, paused_at)
       values ('${ID.A}', '${ID.A1}', 'b@m.test', 'other', now())`,
      [],
    ],
  ],
  'public.conversation_emails': [
    [
      'insert in A',
      `insert into public.conversation_emails (company_id, conversation_id, direction, kind, subject, from_address, from_name, recipients,
         people, authentication, created_at)
       values ('${ID.A}', '${ID.A1}', 'in', 'message', 'x', 'a@m.test', 'A', '{}', '{}', 'none', now())`,
      [],
    ],
  ],
  'app.email_sources': [
    ['insert', `insert into app.email_sources values ('${ID.A1}', '${ID.A}', 9, 'x')`, []],
    ['read', 'select bytes from app.email_sources', []],
  ],
  'public.emails': [
    // A visitor reads no email.
    ['a transcript of A1', email('A', 'A1'), api('visitorA1'), []],
    ['a transcript of B1', email('B', 'B1'), api('visitorB'), []],
    ['a transcript of A1 for B', email('B', 'A1'), []],
    ['a transcript of nothing', email('A', null), []],
    ['a reply in A1', email('A', 'A1', 'reply'), []],
    [
      'send something else after a pause',
      `update public.emails set state = 'queued', due_at = now(), recipient = 'b@m.test'`,
      [],
    ],
    ['read the content', 'select page from public.emails', []],
    ['write the content', "update public.emails set page = '{}'", []],
    [
      'mark as failed again',
      `update public.emails set state = 'failed', attempts = 1 where id = '${ID.A1}'`,
      [],
    ],
  ],
}
