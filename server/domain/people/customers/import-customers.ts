import type { ParsedRequestOf, ResponseOf } from '#contract/routes/index.ts'
import type { Clock } from '#core/clock.ts'
import type { Database, Query } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'
import { writeAudit } from '../members/audit.ts'
import { type ImportedRow, importedRow } from './imported-row.ts'

type Known = {
  readonly id: string
  readonly email: string
  readonly name: string | null
  readonly company_name: string | null
  readonly custom_fields: Readonly<Record<string, string>>
}

/**
 * Imports rows of a file in one transaction. An address identifies its customer, a verified one first. Filled fields
 * overwrite, empty ones change nothing, so importing a file twice changes nothing. Invalid rows and duplicate
 * addresses are reported and skipped.
 */
export function importCustomers(
  { database, clock }: { readonly database: Database; readonly clock: Pick<Clock, 'now'> },
  actor: Member,
  { rows, is_trial }: ParsedRequestOf<'importCustomers'>['body'],
): Promise<ResponseOf<'importCustomers'>> {
  const { byEmail, errors } = readRows(rows)
  const now = new Date(clock.now())
  return database.as(actor.claims, async query => {
    const known = await knownOf(query, actor.companyId, [...byEmail.keys()])
    const added = [...byEmail.values()].filter(({ email }) => !known.has(email))
    const matched = [...known.values()].map(before => merged(before, byEmail.get(before.email)!))
    const changed = matched.filter(({ isChanged }) => isChanged).map(({ after }) => after)
    const result = {
      created: added.length,
      updated: changed.length,
      unchanged: matched.length - changed.length,
      errors,
    }
    if (is_trial || added.length + changed.length === 0) return result
    await add(query, actor.companyId, added, now)
    await change(query, changed, now)
    const detail = { created: result.created, updated: result.updated }
    await writeAudit(query, actor, { action: 'customers.imported', targetId: null, detail })
    return result
  })
}

function readRows(rows: ParsedRequestOf<'importCustomers'>['body']['rows']) {
  const byEmail = new Map<string, ImportedRow>()
  const errors: ResponseOf<'importCustomers'>['errors'] = []
  for (const [index, given] of rows.entries()) {
    const read = importedRow(given)
    if (read.kind === 'wrong') errors.push({ index, field: read.field, message: read.message })
    else if (byEmail.has(read.row.email))
      errors.push({ index, field: 'email', message: 'A row above has the same address.' })
    else byEmail.set(read.row.email, read.row)
  }
  return { byEmail, errors }
}

async function knownOf(query: Query, companyId: string, emails: readonly string[]) {
  const rows = await query<Known>(
    `select distinct on (email) id, email, name, company_name, custom_fields from public.customers
      where company_id = $1 and email = any ($2::text[]) order by email, is_verified desc, created_at, id`,
    [companyId, emails],
  )
  return new Map(rows.map(row => [row.email, row]))
}

function merged(before: Known, row: ImportedRow) {
  const after = {
    id: before.id,
    name: row.name || before.name,
    company_name: row.company_name || before.company_name,
    custom_fields: { ...before.custom_fields, ...row.custom_fields },
  }
  const isChanged =
    after.name !== before.name ||
    after.company_name !== before.company_name ||
    Object.entries(row.custom_fields).some(([key, value]) => before.custom_fields[key] !== value)
  return { after, isChanged }
}

/** Adds customers. An address that a visitor has just stored is skipped; the next import fills in the rest. */
async function add(query: Query, companyId: string, rows: readonly ImportedRow[], now: Date): Promise<void> {
  await query(
    `insert into public.customers (company_id, email, name, company_name, custom_fields, source, created_at, updated_at)
     select $1, r.email, nullif(r.name, ''), nullif(r.company_name, ''), r.custom_fields, 'import', $3, $3
       from jsonb_to_recordset($2::jsonb) as r (email text, name text, company_name text, custom_fields jsonb)
     on conflict (company_id, email) where not is_verified do nothing`,
    [companyId, JSON.stringify(rows), now],
  )
}

async function change(query: Query, rows: readonly Omit<Known, 'email'>[], now: Date): Promise<void> {
  await query(
    `update public.customers k
        set name = r.name, company_name = r.company_name, custom_fields = r.custom_fields, updated_at = $2
       from jsonb_to_recordset($1::jsonb) as r (id uuid, name text, company_name text, custom_fields jsonb)
      where k.id = r.id`,
    [JSON.stringify(rows), now],
  )
}
