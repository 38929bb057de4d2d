/** Settings, models, mail servers and emails of companies, each with its label's id; for rls-rows.ts. */
import { ID } from './rls-identities.ts'

type Rows = readonly Readonly<Record<string, string | number | boolean | null>>[]

/** A's brand names a colleague, one who is suspended, and a person of another company. */
const FACES = JSON.stringify({ faces: [ID.agentA, ID.suspendedA, ID.agentB] })
/** One row for each company that has any. */
const OF_COMPANY = (
  [
    ['A1', 'A'],
    ['B1', 'B'],
    ['S1', 'S'],
  ] as const
).map(([label, company]) => ({ id: ID[label], company_id: ID[company] }))

/** Rows by table. */
export const SETTINGS_RLS_ROWS: readonly (readonly [table: string, rows: Rows])[] = [
  [
    'public.settings',
    (
      [
        ['A1', 'A', 'brand', 1, FACES],
        ['A2', 'A', 'ai', 1, '{}'],
        ['draft', 'A', 'install', 1, '{}'],
        ['internal', 'A', 'hours', 2, '{}'],
        ['accepted', 'A', 'voice', 1, '{}'],
        ['B1', 'B', 'brand', 3, '{}'],
        ['S1', 'S', 'brand', 1, '{}'],
      ] as const
    ).map(([label, company, section, version, value]) => ({
      id: ID[label],
      company_id: ID[company],
      section,
      version,
      value,
      saved_by: ID[company],
      saved_by_name: 'Name',
      saved_at: '-1 minute',
    })),
  ],
  [
    'public.ai_models',
    OF_COMPANY.map(row => ({
      ...row,
      url: 'https://m.test',
      name: 'm',
      secret: row.id,
      updated_at: '-1 minute',
    })),
  ],
  [
    'public.mailboxes',
    OF_COMPANY.map(row => ({
      ...row,
      address: 'a@m.test',
      host: 'm.test',
      port: 993,
      security: 'tls',
      username: 'a',
      login: 'password',
      secret: row.id,
      folder: 'INBOX',
      after_taking: 'mark',
      created_at: '-1 minute',
      retry_at: '-1 minute',
    })),
  ],
  [
    'public.mail_servers',
    OF_COMPANY.map(row => ({
      ...row,
      host: 'm.test',
      port: 25,
      security: 'tls',
      secret: row.id,
      from_address: 'a@m.test',
    })),
  ],
  [
    'public.voice_accounts',
    OF_COMPANY.map(row => ({
      ...row,
      provider: 'openai',
      secret: row.id,
      key_saved_at: '-1 minute',
      key_saved_by_name: 'Name',
    })),
  ],
  [
    'public.incoming_emails',
    OF_COMPANY.map(row => ({
      ...row,
      conversation_id: row.id,
      door: 'smtp',
      state: 'left-out',
      cause: 'blocked',
      envelope: '{}',
      sha256: row.id,
      byte_size: 1,
      received_at: '-1 minute',
    })),
  ],
  [
    'app.email_sources',
    OF_COMPANY.map(({ id, company_id }) => ({ email_id: id, company_id, part: 0, bytes: 'x' })),
  ],
  [
    'public.paused_addresses',
    OF_COMPANY.map(row => ({
      ...row,
      conversation_id: row.id,
      address: 'a@m.test',
      cause: 'no-mailbox',
      paused_at: '-1 minute',
    })),
  ],
  [
    'public.conversation_emails',
    OF_COMPANY.map(row => ({
      ...row,
      conversation_id: row.id,
      direction: 'in',
      kind: 'message',
      subject: 'x',
      from_address: 'a@m.test',
      from_name: 'A',
      recipients: '{}',
      people: '{}',
      authentication: 'none',
      created_at: '-1 minute',
    })),
  ],
  [
    'public.emails',
    // Emails to A2 and B1 were not sent because their address was paused.
    [...OF_COMPANY, { id: ID.A2, company_id: ID.A }].map(row => ({
      ...row,
      conversation_id: row.id,
      kind: 'receipt',
      recipient: 'a@m.test',
      subject: 'x',
      page: '{}',
      state: 'failed',
      problem: row.id === ID.A2 || row.id === ID.B1 ? 'recipient_paused' : 'timeout',
      created_at: '-1 minute',
    })),
  ],
]
