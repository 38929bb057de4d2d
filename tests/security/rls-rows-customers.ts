/** Rows that belong to customers, for rls-rows.ts, which has the customers themselves. */
import { ID } from './rls-identities.ts'

type Rows = readonly Readonly<Record<string, string>>[]

/** Rows by table. */
export const ABOUT_CUSTOMERS: readonly (readonly [table: string, rows: Rows])[] = [
  [
    'public.customer_notes',
    (
      [
        ['A1', 'A', 'ownerA'],
        ['B1', 'B', 'agentB'],
        ['S1', 'S', 'adminS'],
      ] as const
    ).map(([label, company, author]) => ({
      id: ID[label],
      company_id: ID[company],
      customer_id: ID[label],
      author_id: ID[author],
      author_name: 'Name',
      content: 'x',
      created_at: '-1 minute',
    })),
  ],
  [
    'public.customer_lists',
    (
      [
        ['A1', 'A'],
        ['B1', 'B'],
        ['S1', 'S'],
      ] as const
    ).map(([label, company]) => ({
      id: ID[label],
      company_id: ID[company],
      name: 'L',
      filter: '[]',
      created_by_name: 'Name',
      created_at: '-1 minute',
      updated_at: '-1 minute',
    })),
  ],
]
