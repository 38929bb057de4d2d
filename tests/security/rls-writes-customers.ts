/** Writes about customers by the company's people, and who may make them; for rls-writes.ts. */
import { PUBLISH_A, PUBLISH_B, REPLY_A, REPLY_B } from './rls-groups.ts'
import { api, ID, type Identity, type Label } from './rls-identities.ts'

type Row = readonly [name: string, sql: string, allowed: readonly Identity[], returning?: readonly Identity[]]

const SELF = 'auth.uid()'
const quoted = (label: Label | null) => (label === null ? 'null' : `'${ID[label]}'`)

const brought = (company: Label | null, source = 'import') =>
  `insert into public.customers (company_id, email, source) values (${quoted(company)}, 'y@y.test', '${source}')`
const note = (company: Label | null, of: Label, by: string) =>
  `insert into public.customer_notes (company_id, customer_id, author_id, author_name, content, created_at)
   values (${quoted(company)}, ${quoted(of)}, ${by}, 'Name', 'x', now())`
const blocked = (company: Label | null, of: Label) =>
  `insert into public.blocked_networks (company_id, conversation_id, reason, blocked_by_name, blocked_at, expires_at)
   values (${quoted(company)}, ${quoted(of)}, 'x', 'Name', now(), now() + interval '1 day')`
const list = (company: Label | null) =>
  `insert into public.customer_lists (company_id, name, filter, created_by_name, created_at, updated_at)
   values (${quoted(company)}, 'x', '[]', 'Name', now(), now())`

/** Statements by table, each with the identities that may run it. */
export const CUSTOMER_ROWS: Readonly<Record<string, readonly Row[]>> = {
  'public.customers': [
    ['insert in A', brought('A'), PUBLISH_A],
    ['insert in B', brought('B'), PUBLISH_B],
    ['insert in S', brought('S'), []],
    ['insert in none', brought(null), []],
    ['insert as if somebody wrote', brought('A', 'widget'), []],
    ['vouch', 'update public.customers set is_verified = true', []],
    ['change the address', "update public.customers set email = 'y@y.test'", []],
    [
      'block',
      `update public.customers set blocked_at = now(), blocked_by_name = 'x' where id = '${ID.A1}'`,
      REPLY_A,
    ],
    ['delete', 'delete from public.customers', []],
  ],
  'public.customer_notes': [
    ['insert in A', note('A', 'A1', SELF), REPLY_A],
    ['insert in B', note('B', 'B1', SELF), REPLY_B],
    ['insert in S', note('S', 'A1', SELF), []],
    ['insert in none', note(null, 'A1', SELF), []],
    ["insert in another's name", note('A', 'A1', quoted('ownerA')), api('ownerA')],
    ['rewrite', "update public.customer_notes set content = 'y'", []],
  ],
  'public.blocked_networks': [
    ['insert in A', blocked('A', 'A1'), REPLY_A],
    ['insert in B', blocked('B', 'B1'), REPLY_B],
    ['insert in S', blocked('S', 'S1'), []],
    ['insert in none', blocked(null, 'A1'), []],
    ['name the network', "insert into public.blocked_networks (network_hash) values ('x')", []],
    ['read the network', 'select network_hash from public.blocked_networks', []],
    ['prolong', 'update public.blocked_networks set expires_at = now()', []],
  ],
  'public.customer_lists': [
    ['insert in A', list('A'), REPLY_A],
    ['insert in B', list('B'), REPLY_B],
    ['insert in S', list('S'), []],
    ['insert in none', list(null), []],
  ],
}
