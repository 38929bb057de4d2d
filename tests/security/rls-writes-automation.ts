/** Rules and SLA policies that members write, and rows that only jobs write; for rls-writes.ts. */
import { SETTERS_A, SETTERS_B } from './rls-groups.ts'
import { ID, type Identity, type Label } from './rls-identities.ts'

type Row = readonly [name: string, sql: string, allowed: readonly Identity[]]

const quoted = (label: Label | null) => (label === null ? 'null' : `'${ID[label]}'`)

const rule = (company: Label | null) =>
  `insert into public.rules (company_id, name, is_enabled, position, event, match, conditions, actions, created_at, updated_at)
   values (${quoted(company)}, 'x', true, 2, 'assigned', 'all', '[]', '[]', now(), now())`
const policy = (company: Label | null) =>
  `insert into public.sla_policies (company_id, name, is_enabled, position, match, conditions, first_reply_minutes, clock,
     created_at, updated_at)
   values (${quoted(company)}, 'x', true, 2, 'all', '[]', 1, 'calendar', now(), now())`
const set = (insert: (company: Label | null) => string): readonly Row[] => [
  ['insert in A', insert('A'), SETTERS_A],
  ['insert in B', insert('B'), SETTERS_B],
  ['insert in S', insert('S'), []],
  ['insert in none', insert(null), []],
]

/** Statements by table, each with the identities that may run it. */
export const AUTOMATION_WRITES: Readonly<Record<string, readonly Row[]>> = {
  'public.rules': set(rule),
  'public.sla_policies': set(policy),
  'public.rule_runs': [
    [
      'insert',
      `insert into public.rule_runs (company_id, rule_id, rule_name, conversation_id, event, event_key, outcome, created_at)
       values (${quoted('A')}, ${quoted('A1')}, 'x', ${quoted('A1')}, 'assigned', 'y', 'applied', now())`,
      [],
    ],
  ],
  'public.sla_timers': [
    [
      'insert',
      `insert into public.sla_timers (company_id, conversation_id, policy_name, timer, started_at, warn_at, due_at)
       values (${quoted('A')}, ${quoted('A1')}, 'x', 'resolution', now(), now(), now())`,
      [],
    ],
  ],
  'app.rule_events': [
    [
      'insert',
      `insert into app.rule_events (company_id, conversation_id, event, key, depth, happened_at, due_at)
       values (${quoted('A')}, ${quoted('A1')}, 'assigned', 'x', 0, now(), now())`,
      [],
    ],
  ],
  'app.sla_checks': [
    [
      'insert',
      `insert into app.sla_checks (conversation_id, company_id) values (${quoted('A1')}, ${quoted('A')})`,
      [],
    ],
  ],
}
