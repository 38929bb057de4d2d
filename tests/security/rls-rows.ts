/** One row of everything for the identities in rls-identities.ts, each with its label's id. */
import type { Query } from '#server/ports/database.ts'
import { ID, type Label, PEOPLE } from './rls-identities.ts'
import { ATTENTION_RLS_ROWS } from './rls-rows-attention.ts'
import { AUTOMATION_ROWS } from './rls-rows-automation.ts'
import { ABOUT_CUSTOMERS } from './rls-rows-customers.ts'
import { DESK_ROWS } from './rls-rows-desk.ts'
import { HEALTH_ROWS } from './rls-rows-health.ts'
import { LIST_ROWS } from './rls-rows-lists.ts'
import { SETTINGS_RLS_ROWS } from './rls-rows-settings.ts'
import { THREAD_TABLES } from './rls-rows-thread.ts'

type Value = string | number | boolean | null
type Rows = readonly Readonly<Record<string, Value>>[]

const inCompany = (...pairs: readonly (readonly [Label, Label])[]) =>
  pairs.map(([label, company]) => ({ id: ID[label], company_id: ID[company] }))

const CONVERSATIONS = inCompany(['A1', 'A'], ['A2', 'A'], ['B1', 'B'], ['C1', 'C'], ['S1', 'S'])
/** Rows that belong to content, one for each company that has any. */
const OF_CONTENT = inCompany(['A1', 'A'], ['B1', 'B'], ['S1', 'S'])
const CUSTOMER: Readonly<Record<string, string>> = { [ID.A1]: ID.A1, [ID.A2]: ID.verified }
const NOTE_FILES = [
  ['noteFileA', 'A1', 'agentA'],
  ['noteFileB', 'B1', 'agentB'],
  ['noteFileS', 'S1', 'adminS'],
] as const
const WAITING: readonly string[] = [ID.A2, ID.B1, ID.S1]

const impersonation = (
  label: Label,
  row: Readonly<Record<string, Value>> = {},
  company: Label = 'A',
  staff: Label = 'staff',
) => ({
  id: ID[label],
  company_id: ID[company],
  staff_id: ID[staff],
  staff_name: 'Name',
  reason: null,
  can_write: false,
  token_hash: label,
  created_at: '-1 minute',
  token_expires_at: '-0 minutes',
  redeemed_at: '-1 minute',
  expires_at: '50 minutes',
  ended_at: null,
  ended_by: null,
  ...row,
})

/** Tables in the order of their references. An interval means that long from now. */
const ROWS: readonly (readonly [table: string, rows: Rows])[] = [
  [
    'public.companies',
    [
      { id: ID.A, name: 'A', subdomain: 'a', identity_secret: 'a'.repeat(32), suspended_at: null },
      { id: ID.B, name: 'B', subdomain: 'b', identity_secret: null, suspended_at: null },
      { id: ID.C, name: 'C', subdomain: 'c', identity_secret: null, suspended_at: null },
      { id: ID.P, name: 'P', subdomain: 'app', identity_secret: null, suspended_at: null },
    ],
  ],
  [
    'public.companies',
    [
      {
        id: ID.S,
        name: 'S',
        subdomain: 's',
        identity_secret: 's'.repeat(32),
        suspended_at: '-1 day',
        suspended_reason: 'Unpaid.',
      },
    ],
  ],
  [
    'auth.users',
    [...Object.keys(PEOPLE), 'stranger'].map(who => ({
      id: ID[who as Label],
      email: `${who.toLowerCase()}@x.test`,
    })),
  ],
  [
    'auth.sessions',
    [...Object.keys(PEOPLE), 'stranger'].map(who => ({ id: ID[who as Label], user_id: ID[who as Label] })),
  ],
  [
    'auth.mfa_factors',
    [
      { user_id: ID.factorA, status: 'verified', secret: 'x' },
      { user_id: ID.agentA, status: 'unverified', secret: 'x' },
    ],
  ],
  [
    'public.profiles',
    Object.entries(PEOPLE).map(([who, [company, role, status]]) => ({
      id: ID[who as Label],
      company_id: ID[company],
      full_name: 'Name',
      role,
      status,
    })),
  ],
  [
    'public.customers',
    [
      ...inCompany(['A1', 'A'], ['B1', 'B'], ['S1', 'S']).map(row => ({ ...row, email: 'v@v.test' })),
      // An invitation without a conversation.
      { id: ID.accepted, company_id: ID.A, email: 'w@w.test' },
      // Blocked, and with it the visitor of A2.
      {
        id: ID.verified,
        company_id: ID.A,
        external_id: 'v',
        is_verified: true,
        blocked_at: '-1 minute',
        blocked_by_name: 'Name',
      },
    ],
  ],
  ...ABOUT_CUSTOMERS,
  [
    'public.conversations',
    CONVERSATIONS.map(row => ({
      ...row,
      subject: 'Help',
      tags: '{VIP}',
      source: 'widget',
      customer_email: 'v@v.test',
      customer_id: CUSTOMER[row.id] ?? null,
      is_identified: row.id === ID.A2,
      ...(row.id === ID.B1 && { visitor_blocked_at: '-1 minute', visitor_blocked_by_name: 'Name' }),
      ...(WAITING.includes(row.id) && {
        needs_human: true,
        human_requested_at: '-1 minute',
        responder: 'none',
      }),
    })),
  ],
  [
    'public.messages',
    [
      ...CONVERSATIONS.map(row => ({
        ...row,
        conversation_id: row.id,
        sender_type: 'visitor',
        content: 'Hello',
      })),
      { id: ID.answer, company_id: ID.A, conversation_id: ID.A1, sender_type: 'ai', content: 'Hello' },
    ],
  ],
  [
    'storage.objects',
    [
      ...CONVERSATIONS.map(({ id }) => ({ id, bucket_id: 'conversation-uploads', name: `${id}/1-x-a.png` })),
      ...NOTE_FILES.map(([id, on, by]) => ({
        id: ID[id],
        bucket_id: 'note-files',
        name: `${ID[on]}/1-x-note.png`,
        owner_id: ID[by],
      })),
      ...[ID.draft, ID.inB].map(id => ({ id, bucket_id: 'content-attachments', name: `${id}/1-x-a.png` })),
      ...[ID.A, ID.B].map(id => ({ id, bucket_id: 'brand-images', name: `${id}/1-x-a.png` })),
    ],
  ],
  ['public.content_categories', OF_CONTENT.map(row => ({ ...row, slug: row.id, name: 'C' }))],
  [
    'public.content_sections',
    OF_CONTENT.map(row => ({ ...row, category_id: row.id, slug: row.id, name: 'S' })),
  ],
  [
    'public.content',
    (
      [
        ['A1', 'A', 'published', 'public'],
        ['draft', 'A', 'draft', 'public'],
        ['internal', 'A', 'published', 'internal'],
        ['B1', 'B', 'published', 'public'],
        ['inB', 'B', 'draft', 'public'],
        ['S1', 'S', 'published', 'public'],
      ] as const
    ).map(([label, company, status, visibility]) => ({
      id: ID[label],
      company_id: ID[company],
      slug: ID[label],
      title: 'T',
      body: 'B',
      status,
      visibility,
    })),
  ],
  [
    'public.content_versions',
    OF_CONTENT.map(row => ({
      ...row,
      content_id: row.id,
      number: 1,
      slug: 'x',
      title: 'T',
      excerpt: '',
      body: 'B',
      alternate_questions: '{}',
      seo_title: '',
      seo_description: '',
      visibility: 'public',
      published_at: '-1 minute',
      published_by_name: 'Name',
    })),
  ],
  [
    'public.content_redirects',
    OF_CONTENT.map(row => ({ ...row, content_id: row.id, type: 'article', slug: 'old' })),
  ],
  ['public.content_synonyms', OF_CONTENT.map(row => ({ ...row, words: '{a,b}' }))],
  ['public.ai_usage', OF_CONTENT.map(row => ({ ...row, day: '2026-01-01', answers: 1 }))],
  [
    'public.search_log',
    OF_CONTENT.map(row => ({ ...row, query: 'x', result_count: 0, confidence: 0, searched_at: '-1 minute' })),
  ],
  [
    'public.content_feedback',
    OF_CONTENT.map(row => ({
      ...row,
      content_id: row.id,
      visitor_key: 'x'.repeat(16),
      helpful: true,
      created_at: '-1 minute',
      updated_at: '-1 minute',
    })),
  ],
  [
    'public.imports',
    OF_CONTENT.map(row => ({
      ...row,
      kind: 'files',
      type: 'article',
      language: 'en',
      state: 'open',
      created_by: row.company_id,
      created_by_name: 'Name',
      created_at: '-1 minute',
    })),
  ],
  [
    'public.import_items',
    OF_CONTENT.map(row => ({ ...row, import_id: row.id, position: 1, source: 'a.md' })),
  ],
  [
    'public.pinned_questions',
    OF_CONTENT.map(row => ({
      ...row,
      question: 'Q',
      language: 'en',
      expected: 'no-answer',
      created_by: row.company_id,
      created_by_name: 'Name',
      created_at: '-1 minute',
      updated_at: '-1 minute',
    })),
  ],
  [
    'public.gap_dismissals',
    OF_CONTENT.map(row => ({
      ...row,
      question_key: 'q',
      dismissed_at: '-1 minute',
      dismissed_by: row.company_id,
      dismissed_by_name: 'Name',
    })),
  ],
  [
    'public.settled_suggestions',
    OF_CONTENT.map(row => ({
      ...row,
      conversation_id: row.id,
      outcome: 'dismissed',
      settled_at: '-1 minute',
      settled_by: row.company_id,
      settled_by_name: 'Name',
    })),
  ],
  [
    'public.leads',
    inCompany(['P1', 'P'], ['A1', 'A']).map(row => ({ ...row, email: 'l@l.test', source: 'hero' })),
  ],
  [
    'public.role_permissions',
    [
      { id: ID.A1, company_id: ID.A, role: 'viewer', permissions: '{}' },
      { id: ID.B1, company_id: ID.B, role: 'viewer', permissions: '{}' },
      { id: ID.agentC, company_id: ID.C, role: 'agent', permissions: '{}' },
      {
        id: ID.adminC,
        company_id: ID.C,
        role: 'admin',
        permissions: '{conversations.reply,settings.edit,permissions.manage,audit.view}',
      },
    ],
  ],
  [
    'public.invitations',
    (
      [
        ['A1', 'A', null],
        ['accepted', 'A', '-1 day'],
        ['B1', 'B', null],
        ['C1', 'C', null],
      ] as const
    ).map(([label, company, accepted_at]) => ({
      id: ID[label],
      company_id: ID[company],
      email: `${label.toLowerCase()}@x.test`,
      role: 'agent',
      token_hash: label,
      invited_by: ID[company],
      inviter_name: 'Name',
      expires_at: '7 days',
      accepted_at,
    })),
  ],
  [
    'public.impersonations',
    [
      impersonation('reading'),
      impersonation('writing', { can_write: true, reason: 'Asked to by the owner.' }),
      impersonation('ended', { ended_at: '-0 minutes', ended_by: 'Name' }),
      impersonation('over', {
        created_at: '-70 minutes',
        token_expires_at: '-69 minutes',
        redeemed_at: '-70 minutes',
        expires_at: '-10 minutes',
      }),
      impersonation('unredeemed', { redeemed_at: null }),
      impersonation('others', {}, 'A', 'otherStaff'),
      impersonation('former', {}, 'A', 'formerStaff'),
      impersonation('locked', {}, 'A', 'lockedStaff'),
      impersonation('inB', {}, 'B', 'otherStaff'),
    ],
  ],
  [
    'public.audit',
    inCompany(['A1', 'A'], ['B1', 'B'], ['C1', 'C'], ['P1', 'P']).map(row => ({
      ...row,
      actor_id: row.id,
      action: 'x',
    })),
  ],
]

/** The companies of the rows. */
const COMPANIES = ['A', 'B', 'C', 'P', 'S'] as const
/** Tables whose rows are written by triggers and have no label. */
const WRITTEN_BY_TRIGGERS: readonly string[] = ['public.activities', 'public.handoffs']

const INTERVAL = /^-?\d+ (?:minutes?|days?)$/

/** Inserts all rows as the owner, into a migrated database without rows. */
export async function addRlsRows(query: Query): Promise<void> {
  // P replaces the default company that the migrations create.
  await query('delete from public.companies')
  await addBesideOthers(query)
}

/** Inserts all rows into a database that has others, of which no company is called `app`. */
export async function addBesideOthers(query: Query): Promise<void> {
  await add(query, ROWS)
  for (const table of WRITTEN_BY_TRIGGERS)
    await query(`delete from ${table} where company_id = any($1)`, [COMPANIES.map(company => ID[company])])
  await add(query, DESK_ROWS)
  await add(query, AUTOMATION_ROWS)
  await add(query, LIST_ROWS)
  await add(query, SETTINGS_RLS_ROWS)
  await add(query, HEALTH_ROWS)
  await add(query, THREAD_TABLES)
  await query('select app.refresh_facts(id) from public.conversations')
  await add(query, ATTENTION_RLS_ROWS)
}

async function add(query: Query, tables: readonly (readonly [table: string, rows: Rows])[]): Promise<void> {
  for (const [table, rows] of tables)
    for (const row of rows) {
      const values = Object.values(row)
      const places = values.map((value, index) =>
        typeof value === 'string' && INTERVAL.test(value)
          ? `now() + $${index + 1}::interval`
          : `$${index + 1}`,
      )
      await query(`insert into ${table} (${Object.keys(row).join()}) values (${places.join()})`, values)
    }
}
