/** Presence, notifications and choices; for rls-rows.ts. */
import { ID, type Label } from './rls-identities.ts'

type Row = Readonly<Record<string, string | boolean | number | null>>

const ofPerson = (label: Label, company: Label, person: Label) => ({
  id: ID[label],
  company_id: ID[company],
  person_id: ID[person],
})
const EACH = [
  ofPerson('A1', 'A', 'agentA'),
  ofPerson('A2', 'A', 'adminA'),
  ofPerson('B1', 'B', 'agentB'),
  ofPerson('S1', 'S', 'adminS'),
]
/** A person's session has the same id as the person. */
const page = (tab: Label, company: Label, person: Label, expires_at: string, session: Label = person) => ({
  company_id: ID[company],
  person_id: ID[person],
  tab_id: ID[tab],
  session_id: ID[session],
  status: 'online',
  expires_at,
})

const typist = (label: Label, company: Label, conversation: Label, agent: Label | null = null) => ({
  id: ID[label],
  company_id: ID[company],
  conversation_id: ID[conversation],
  person_id: agent && ID[agent],
  first_name: agent && 'Name',
  until: '5 minutes',
})

/** Inserted last, after all rows that trigger notifications. */
export const ATTENTION_RLS_ROWS: readonly (readonly [table: string, rows: readonly Row[]])[] = [
  [
    'public.agent_states',
    [
      ofPerson('A1', 'A', 'agentA'),
      ofPerson('A2', 'A', 'viewerA'),
      ofPerson('B1', 'B', 'adminB'),
      ofPerson('S1', 'S', 'adminS'),
    ].map(row => ({ ...row, changed_at: '-1 minute' })),
  ],
  [
    'public.notifications',
    EACH.map(row => ({ ...row, conversation_id: row.id, kind: 'reply', created_at: '-1 minute' })),
  ],
  [
    'public.weekly_summaries',
    EACH.map(row => ({ ...row, handled_week: '2026-01-05', created_at: '-1 minute' })),
  ],
  [
    'public.notification_choices',
    EACH.map(row => ({
      ...row,
      kind: 'reply',
      in_app: true,
      sound: true,
      desktop: true,
      updated_at: '-1 minute',
    })),
  ],
  [
    'public.typing',
    [
      typist('A1', 'A', 'A1'),
      typist('A2', 'A', 'A1', 'agentA'),
      typist('B1', 'B', 'B1', 'agentB'),
      typist('C1', 'C', 'C1'),
      typist('S1', 'S', 'S1', 'adminS'),
    ],
  ],
  [
    'app.presences',
    [
      page('A1', 'A', 'agentA', '5 minutes'),
      page('A2', 'A', 'adminA', '-1 minute'),
      page('B1', 'B', 'agentB', '5 minutes'),
      page('S1', 'S', 'adminS', '5 minutes'),
      page('P1', 'A', 'ownerA', '5 minutes', 'nowhere'),
    ],
  ],
]
