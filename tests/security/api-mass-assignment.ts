/** Body fields that nobody may set, and the changes that a call made to rows. */
import { seedCompanies } from '#demo/companies.ts'
import { personId } from '#tests/support/test-server.ts'
import type { ApiWorld } from './api-world.ts'

/** A number, an instant and a text that no row otherwise has. */
const MARKS = [
  '987654321',
  '1999-09-09',
  'mark-of-mass-assignment',
  'deadbeef-0000-4000-8000-000000000001',
] as const
const [NUMBER, TIME, TEXT, UUID] = MARKS

const EXTRA_FIELDS: Readonly<Record<string, unknown>> = {
  id: UUID,
  company_id: seedCompanies.find(({ subdomain }) => subdomain === 'noor')!.id,
  role: 'owner',
  status: 'suspended',
  responder: 'agent',
  assignee_id: personId('agent@acme.test'),
  sender_type: 'system',
  sender_id: UUID,
  is_verified: true,
  timeout_at: `${TIME}T00:00:00Z`,
  number: Number(NUMBER),
  created_at: `${TIME}T00:00:00Z`,
  permissions: ['people.manage', 'permissions.manage'],
  suspended_at: `${TIME}T00:00:00Z`,
  identity_secret: TEXT.repeat(2),
}
/** Columns whose value alone doesn't show where it came from. */
const GUARDED = [
  'role',
  'status',
  'responder',
  'assignee_id',
  'sender_type',
  'is_verified',
  'permissions',
] as const

/** A row of a public table, as JSON. */
export type Row = { readonly table: string; readonly row: Readonly<Record<string, unknown>> }

/** Fields that a route accepts legitimately. */
const TAKEN: Readonly<Record<string, string>> = {
  'PATCH /api/conversations/:id': 'assignee_id',
  'PATCH /api/people/:id': 'status',
}

/** Returns the fields that a route must not accept. */
export function extraFieldsFor(route: string): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(EXTRA_FIELDS).filter(([field]) => field !== TAKEN[route]))
}

/** Runs a call and returns the rows written by transactions since it started. */
export async function changesOf<T>(
  world: ApiWorld,
  call: () => Promise<T>,
): Promise<{ answer: T; rows: readonly Row[] }> {
  const [begun] = await world.sql('select pg_current_xact_id()::text as id')
  const answer = await call()
  selectChanges ??= await selectOverTables(world)
  const rows = await world.sql(selectChanges, [begun!['id']])
  return { answer, rows: rows as unknown as Row[] }
}

/** Cached, because every world has the same tables. */
let selectChanges: string | undefined

async function selectOverTables(world: ApiWorld): Promise<string> {
  const tables = await world.sql(
    "select table_name as name from information_schema.tables where table_schema = 'public'",
  )
  const selects = tables.map(
    ({ name }) =>
      `select '${name}' as "table", to_jsonb(t) as row from public.${name} t where t.xmin::text::bigint > $1::bigint`,
  )
  return selects.join(' union all ')
}

/**
 * Returns what the extended call changed and the plain one didn't: a mark, a row of `otherCompany`, or a
 * guarded value.
 */
export function unwelcome(plain: readonly Row[], extended: readonly Row[], otherCompany: string): string[] {
  const guardedOf = ({ table, row }: Row) => `${table} ${JSON.stringify(GUARDED.map(field => row[field]))}`
  // Such as an email that a job sends meanwhile.
  const isUnguarded = ({ row }: Row) => GUARDED.every(field => !(field in row))
  const usual = new Set(plain.map(guardedOf))
  return extended.flatMap(each => {
    const text = JSON.stringify(each.row)
    return [
      ...MARKS.filter(mark => text.includes(mark)).map(mark => `${each.table} has ${mark}`),
      ...(each.row['company_id'] === otherCompany ? [`${each.table} has a row of another company`] : []),
      ...(usual.has(guardedOf(each)) || isUnguarded(each) ? [] : [guardedOf(each)]),
    ]
  })
}
