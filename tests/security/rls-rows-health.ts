/** Reports of pages, each with its label's id; for rls-rows.ts. */
import { ID } from './rls-identities.ts'

const REPORTS = [
  ['A1', 'A'],
  ['B1', 'B'],
  ['S1', 'S'],
] as const

/** Rows by table. */
export const HEALTH_ROWS = [
  [
    'public.embed_reports',
    REPORTS.map(([id, company]) => ({
      id: ID[id],
      company_id: ID[company],
      origin: 'https://shop.example',
      finding: 'loaded',
      path: '/',
      mode: 'element',
      features: '{chat}',
      first_seen_at: '-1 minute',
      last_seen_at: '-1 minute',
    })),
  ],
] as const
