/** Rows of the agents' desk, each with its label's id; for rls-rows.ts. */
import { ID, type Label } from './rls-identities.ts'

type Rows = readonly Readonly<Record<string, string | null>>[]

/** One person of each company; the conversation has the row's own id. */
const COMPANIES: readonly (readonly [id: Label, company: Label, person: Label])[] = [
  ['A1', 'A', 'agentA'],
  ['B1', 'B', 'agentB'],
  ['S1', 'S', 'adminS'],
]

function inEach(row: (id: string, personId: string) => Rows[number]): Rows {
  return COMPANIES.map(([id, company, person]) => ({
    id: ID[id],
    company_id: ID[company],
    ...row(ID[id], ID[person]),
  }))
}

const CREATED = { created_at: '-1 minute' }

/** Rows by table. */
export const DESK_ROWS: readonly (readonly [table: string, rows: Rows])[] = [
  ['public.teams', inEach(id => ({ ...CREATED, name: id, updated_at: '-1 minute' }))],
  ['public.team_members', inEach((id, person) => ({ ...CREATED, team_id: id, person_id: person }))],
  [
    'public.notes',
    inEach((id, person) => ({
      ...CREATED,
      conversation_id: id,
      author_id: person,
      author_name: 'Name',
      content: 'x',
    })),
  ],
  [
    'public.activities',
    inEach(id => ({ ...CREATED, conversation_id: id, kind: 'woken', actor_type: 'system' })),
  ],
  [
    'public.handoffs',
    inEach(id => ({
      conversation_id: id,
      requested_at: '-2 minutes',
      due_at: '-1 minute',
      ended_at: '-1 minute',
      outcome: 'withdrawn',
    })),
  ],
]
