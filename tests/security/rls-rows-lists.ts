/** Views of the inbox, each with its label's id; for rls-rows.ts. */
import { ID, type Label } from './rls-identities.ts'

type Rows = readonly Readonly<Record<string, string | number | boolean | null>>[]

/** Only the owner sees the last one. */
const VIEWS: readonly (readonly [id: Label, company: Label, owner: Label])[] = [
  ['A1', 'A', 'ownerA'],
  ['B1', 'B', 'B'],
  ['S1', 'S', 'S'],
  ['A2', 'A', 'agentA'],
]

/** Rows by table. */
export const LIST_ROWS: readonly (readonly [table: string, rows: Rows])[] = [
  [
    'public.views',
    VIEWS.map(([id, company, owner]) => ({
      id: ID[id],
      company_id: ID[company],
      owner_id: ID[owner],
      is_shared: id !== 'A2',
      name: 'V',
      filter: '{}',
      sort: 'newest',
      position: 1,
      created_at: '-1 minute',
      updated_at: '-1 minute',
    })),
  ],
]
