/** Writes of saved views, and who may make them; for rls-writes.ts. */
import { REPLY_B } from './rls-groups.ts'
import { api, ID, type Identity, type Label } from './rls-identities.ts'

type Row = readonly [name: string, sql: string, allowed: readonly Identity[]]

const SELF = 'auth.uid()'
const quoted = (label: Label | null) => (label === null ? 'null' : `'${ID[label]}'`)

const view = (company: Label | null, by: string) =>
  `insert into public.views (company_id, owner_id, is_shared, name, filter, sort, position, created_at, updated_at)
   values (${quoted(company)}, ${by}, true, 'x', '{}', 'newest', 1, now(), now())`

/** Statements by table, each with the identities that may run it. */
export const LIST_ROWS: Readonly<Record<string, readonly Row[]>> = {
  'public.views': [
    ['insert in A', view('A', SELF), api('agentA', 'adminA', 'ownerA', 'fullA')],
    ['insert in B', view('B', SELF), REPLY_B],
    ['insert in S', view('S', SELF), []],
    ['insert in none', view(null, SELF), []],
    ["insert in another's name", view('A', quoted('ownerA')), api('ownerA')],
    [
      'keep for oneself',
      `update public.views set is_shared = false where id = '${ID.A1}'`,
      // Only its owner: nobody else sees an unshared view.
      api('ownerA'),
    ],
  ],
}
