/** Writes at the agents' desk, and who may make them; for rls-writes.ts. */
import { REPLY_A, REPLY_B, SETTERS_A, SETTERS_B } from './rls-groups.ts'
import { api, ID, type Identity, type Label } from './rls-identities.ts'

type Row = readonly [name: string, sql: string, allowed: readonly Identity[]]

const SELF = 'auth.uid()'
const quoted = (label: Label | null) => (label === null ? 'null' : `'${ID[label]}'`)

const team = (company: Label | null) =>
  `insert into public.teams (company_id, name, created_at, updated_at) values (${quoted(company)}, 'x', now(), now())`
const teamMember = (company: Label | null, of: Label, person: Label) =>
  `insert into public.team_members (company_id, team_id, person_id, created_at)
   values (${quoted(company)}, ${quoted(of)}, ${quoted(person)}, now())`
const note = (company: Label | null, on: Label, by: string) =>
  `insert into public.notes (company_id, conversation_id, author_id, author_name, content, created_at)
   values (${quoted(company)}, ${quoted(on)}, ${by}, 'Name', 'x', now())`

/** Statements by table, each with the identities that may run it. */
export const DESK_WRITES: Readonly<Record<string, readonly Row[]>> = {
  'public.teams': [
    ['insert in A', team('A'), SETTERS_A],
    ['insert in B', team('B'), SETTERS_B],
    ['insert in S', team('S'), []],
    ['insert in none', team(null), []],
  ],
  'public.team_members': [
    ['insert in A', teamMember('A', 'A1', 'adminA'), SETTERS_A],
    ['insert in B', teamMember('B', 'B1', 'adminB'), SETTERS_B],
    ['insert in S', teamMember('S', 'S1', 'adminS'), []],
  ],
  'public.notes': [
    ['insert in A', note('A', 'A1', SELF), REPLY_A],
    ['insert in B', note('B', 'B1', SELF), REPLY_B],
    ['insert in S', note('S', 'S1', SELF), []],
    ['insert in none', note(null, 'A1', SELF), []],
    ["insert in another's name", note('A', 'A1', quoted('ownerA')), api('ownerA')],
    ['change of words', "update public.notes set content = 'y'", []],
  ],
  'public.activities': [
    [
      'insert',
      `insert into public.activities (company_id, conversation_id, kind, actor_type, created_at)
       values (${quoted('A')}, ${quoted('A1')}, 'woken', 'system', now())`,
      [],
    ],
  ],
  'public.conversation_facts': [
    [
      'insert',
      `insert into public.conversation_facts
       select (jsonb_populate_record(f, jsonb_build_object('id', ${quoted('fresh')}))).*
         from public.conversation_facts f where f.id = ${quoted('A1')}`,
      [],
    ],
  ],
  'public.handoffs': [
    [
      'insert',
      `insert into public.handoffs (company_id, conversation_id, requested_at, due_at)
       values (${quoted('A')}, ${quoted('A1')}, now(), now())`,
      [],
    ],
  ],
}
