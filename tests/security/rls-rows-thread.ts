/** Rows of the writing tools, such as drafts and macros; for rls-rows.ts. */
import { ID } from './rls-identities.ts'

const OF_COMPANIES = [
  { id: ID.A1, company_id: ID.A },
  { id: ID.B1, company_id: ID.B },
  { id: ID.S1, company_id: ID.S },
]
/** The same rows, each with a person of its company. */
const PERSON_OF = OF_COMPANIES.map((row, index) => [row, [ID.agentA, ID.agentB, ID.adminS][index]!] as const)

/** Rows by table. */
export const THREAD_TABLES = [
  [
    'public.drafts',
    PERSON_OF.map(([row, person]) => ({
      ...row,
      conversation_id: row.id,
      person_id: person,
      kind: 'reply',
      content: 'Dear',
      updated_at: '-1 minute',
    })),
  ],
  [
    'public.ai_assists',
    PERSON_OF.map(([row, person]) => ({
      ...row,
      conversation_id: row.id,
      person_id: person,
      task: 'draft',
      digest: 'a'.repeat(64),
      offered_at: '-1 minute',
    })),
  ],
  [
    'public.canned_replies',
    [...OF_COMPANIES, { id: ID.A2, company_id: ID.A }].map(row => ({
      ...row,
      owner_id: row.id === ID.A2 ? ID.agentA : null,
      shortcut: 'hi',
      content: 'Hi',
      created_at: '-1 minute',
      updated_at: '-1 minute',
    })),
  ],
  [
    'public.macros',
    OF_COMPANIES.map(row => ({
      ...row,
      name: 'M',
      actions: '[]',
      created_at: '-1 minute',
      updated_at: '-1 minute',
    })),
  ],
  [
    'public.scheduled_messages',
    [...PERSON_OF, [{ id: ID.A2, company_id: ID.A }, ID.adminA] as const].map(([row, person]) => ({
      ...row,
      conversation_id: row.id,
      author_id: person,
      author_name: 'Name',
      content: 'Later',
      send_at: '50 minutes',
      created_at: '-1 minute',
    })),
  ],
  [
    'public.surveys',
    OF_COMPANIES.map(row => ({
      ...row,
      conversation_id: row.id,
      kind: 'thumbs',
      channel: 'voice',
      locale: 'en',
      handled_by: 'ai',
      asked_at: '-1 minute',
    })),
  ],
  [
    'app.conversation_networks',
    OF_COMPANIES.map(row => ({ ...row, network_hash: `of ${row.id}`, noted_at: '-1 minute' })),
  ],
  [
    'public.blocked_networks',
    OF_COMPANIES.map(row => ({
      ...row,
      network_hash: `blocked ${row.id}`,
      conversation_id: row.id,
      reason: 'x',
      blocked_by_name: 'Name',
      blocked_at: '-1 minute',
      expires_at: '1 day',
    })),
  ],
  [
    'app.calls',
    OF_COMPANIES.map(row => ({
      ...row,
      conversation_id: row.id,
      provider: 'server',
      token_hash: row.id,
      page_origin: 'https://shop.example',
      granted_at: '-1 minute',
    })),
  ],
] as const
