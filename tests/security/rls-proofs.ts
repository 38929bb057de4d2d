/** Effects of statements outside row-level security: the audit log, and rows that triggers write. */
import { ID, type Label } from './rls-identities.ts'
import type { Proof } from './rls-proof.ts'

const noted = (action: string, target: string) =>
  `select 1 from public.audit where company_id = '${ID.A}' and actor_id = '${ID.staff}' and actor_name = 'Name'
      and impersonation_id = '${ID.writing}' and action = '${action}' and target_id = ${target}`

/** The tables that members write to, with one row of each. */
const AUDITED: Readonly<Record<string, readonly [row: Label, column: string]>> = {
  companies: ['A', 'name'],
  profiles: ['agentA', 'full_name'],
  customers: ['A1', 'name'],
  customer_lists: ['A1', 'name'],
  blocked_networks: ['A1', 'reason'],
  customer_notes: ['A1', 'content'],
  conversations: ['A1', 'subject'],
  messages: ['A1', 'content'],
  content: ['A1', 'title'],
  content_categories: ['A1', 'name'],
  content_drafts: ['A1', 'title'],
  content_redirects: ['A1', 'slug'],
  content_sections: ['A1', 'name'],
  content_synonyms: ['A1', 'words'],
  content_versions: ['A1', 'title'],
  gap_dismissals: ['A1', 'question_key'],
  imports: ['A1', 'error'],
  notification_choices: ['A1', 'sound'],
  weekly_summaries: ['A1', 'created_at'],
  notifications: ['A1', 'excerpt'],
  ai_assists: ['A1', 'dismissed_at'],
  drafts: ['A1', 'content'],
  canned_replies: ['A1', 'content'],
  macros: ['A1', 'name'],
  notes: ['A1', 'content'],
  rules: ['A1', 'name'],
  sla_policies: ['A1', 'name'],
  teams: ['A1', 'name'],
  team_members: ['A1', 'person_id'],
  scheduled_messages: ['A1', 'content'],
  pinned_questions: ['A1', 'question'],
  views: ['A1', 'name'],
  settled_suggestions: ['A1', 'outcome'],
  agent_states: ['A1', 'is_away'],
  ai_models: ['A1', 'name'],
  mailboxes: ['A1', 'host'],
  mail_servers: ['A1', 'host'],
  voice_accounts: ['A1', 'provider'],
  emails: ['A1', 'subject'],
  incoming_emails: ['A1', 'attempts'],
  paused_addresses: ['A1', 'cause'],
  conversation_emails: ['A1', 'subject'],
  settings: ['A1', 'section'],
  role_permissions: ['A1', 'permissions'],
  invitations: ['A1', 'email'],
}

const ofTrigger = Object.entries(AUDITED).flatMap(([table, [row, column]]): Proof[] => {
  const about = `public.${table}`
  const sql = `update ${about} set ${column} = ${column} where id = '${ID[row]}'`
  const proof = noted(`${table}.update`, `'${ID[row]}'`)
  return [
    { about, name: 'is noted', identity: 'api actsWriting', asOwner: true, sql, proof, rows: 1 },
    {
      about,
      name: 'of the company is not noted',
      identity: 'api adminA',
      asOwner: true,
      sql,
      proof,
      rows: 0,
    },
  ]
})

const MESSAGE = `insert into public.messages (company_id, conversation_id, sender_type, sender_id, content)
  values ('${ID.A}', '${ID.A1}', 'agent', auth.uid(), 'x')`

/** All proofs. */
export const PROOFS: readonly Proof[] = [
  ...ofTrigger,
  {
    about: 'public.messages',
    name: 'an answer is noted',
    identity: 'api actsWriting',
    sql: MESSAGE,
    proof: noted(
      'messages.insert',
      `(select id from public.messages where conversation_id = '${ID.A1}' order by sequence desc limit 1)`,
    ),
    rows: 1,
  },
  {
    about: 'public.messages',
    name: 'an answer is noted under its own impersonation alone',
    identity: 'api actsWriting',
    sql: MESSAGE,
    proof: 'select 1 from public.audit where impersonation_id is not null',
    rows: 1,
  },
  {
    about: 'public.messages',
    name: 'an answer counts in its own conversation alone',
    identity: 'api agentA',
    sql: MESSAGE,
    proof: `select 1 from public.conversations c
             where last_sequence = (select count(*) from public.messages where conversation_id = c.id)`,
    rows: 5,
  },
  {
    about: 'public.audit',
    name: 'an entry bears the impersonation',
    identity: 'api actsReading',
    sql: `insert into public.audit (company_id, actor_id, action) values ('${ID.A}', auth.uid(), 'looked')`,
    proof: `select 1 from public.audit where action = 'looked' and impersonation_id = '${ID.reading}'`,
    rows: 1,
  },
  {
    about: 'public.conversations',
    name: 'a ticket is counted in its own company alone',
    identity: 'api visitorA1',
    sql: `update public.conversations set status = 'ticket' where id = '${ID.A1}'`,
    proof: 'select 1 from public.companies where last_ticket_number <> 1000',
    rows: 1,
  },
  {
    about: 'public.conversations',
    name: 'with the last conversation goes its customer alone',
    identity: 'api visitorA1',
    sql: `delete from public.conversations where id = '${ID.A1}'`,
    proof: 'select 1 from public.customers',
    rows: 4,
  },
  {
    about: 'public.conversations',
    name: 'a verified customer stays',
    identity: 'api visitorA2',
    sql: `delete from public.conversations where id = '${ID.A2}'`,
    proof: 'select 1 from public.customers',
    rows: 5,
  },
  {
    about: 'public.profiles',
    name: 'with the membership goes its account alone',
    identity: 'api adminA',
    sql: `delete from public.profiles where id = '${ID.agentA}'`,
    proof: `select 1 from auth.sessions where id <> '${ID.agentA}'`,
    rows: 16,
  },
]
