/** Rules and SLA policies, each with its label's id; for rls-rows.ts. */
import { ID, type Label } from './rls-identities.ts'

type Rows = readonly Readonly<Record<string, string | number | boolean | null>>[]

const COMPANIES: readonly (readonly [id: Label, company: Label])[] = [
  ['A1', 'A'],
  ['B1', 'B'],
  ['S1', 'S'],
]

function inEach(row: (id: string) => Rows[number]): Rows {
  return COMPANIES.map(([id, company]) => ({ id: ID[id], company_id: ID[company], ...row(ID[id]) }))
}

const SET = { name: 'x', is_enabled: true, position: 1, match: 'all', conditions: '[]' }
const DATED = { created_at: '-1 minute', updated_at: '-1 minute' }

/** Rows by table. */
export const AUTOMATION_ROWS: readonly (readonly [table: string, rows: Rows])[] = [
  ['public.rules', inEach(() => ({ ...SET, ...DATED, event: 'assigned', actions: '[]' }))],
  [
    'public.rule_runs',
    inEach(id => ({
      rule_id: id,
      rule_name: 'x',
      conversation_id: id,
      event: 'assigned',
      event_key: 'x',
      outcome: 'applied',
      created_at: '-1 minute',
    })),
  ],
  ['public.sla_policies', inEach(() => ({ ...SET, ...DATED, first_reply_minutes: 1, clock: 'calendar' }))],
  [
    'public.sla_timers',
    inEach(id => ({
      conversation_id: id,
      policy_id: id,
      policy_name: 'x',
      timer: 'resolution',
      started_at: '-3 minutes',
      warn_at: '-2 minutes',
      due_at: '-1 minute',
      ended_at: '-2 minutes',
    })),
  ],
]
