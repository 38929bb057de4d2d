import { z } from 'zod'
import { CUSTOMER_FIELDS } from '#contract/constants/customers.ts'
import { email } from '#contract/entities/account.ts'
import { customerFields, customerName } from '#contract/entities/customer.ts'
import type { ParsedRequestOf, ResponseOf } from '#contract/routes/index.ts'
import type { Clock } from '#core/clock.ts'
import type { Database, Query } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'
import { writeAudit } from '../members/audit.ts'

const row = z.object({
  email,
  name: customerName,
  company_name: customerName,
  custom_fields: customerFields,
})

/** The character that takes the place of one that was lost when the file was saved or read. */
const LOST = '\uFFFD'

const NAMES: Readonly<Record<string, string>> = {
  email: 'The address',
  name: 'The name',
  company_name: 'The company',
}

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

type Options = ParsedRequestOf<'importCustomers'>['body']['rows'][number]

/** A valid row of an import. */
type ImportedRow = z.infer<typeof row>

/** What is wrong with a row. `field` is the part of it, such as `name` or `custom_fields.plan`; null for the whole row. */
type RowFault = { readonly kind: 'wrong'; readonly field: string | null; readonly message: string }

/** Returns a row of a file as it will be stored, or what is wrong with it. Empty fields are ignored. */
function importedRow(given: Options): { readonly kind: 'row'; readonly row: ImportedRow } | RowFault {
  const said = Object.entries(given.custom_fields).filter(([, value]) => value.trim() !== '')
  const custom_fields = Object.fromEntries(said)
  const parsed = row.safeParse({ ...given, email: given.email.trim(), custom_fields })
  if (!parsed.success) return faultOf(parsed.error.issues[0]!, given)
  const { email, name, company_name } = parsed.data
  const texts = Object.entries({ email, name, company_name, ...prefixed(custom_fields) })
  const lost = texts.find(([field, text]) => `${field}${text}`.includes(LOST))
  if (!lost) return { kind: 'row', row: parsed.data }
  const [field] = lost
  return wrong(field, `${nameOf(field)} contains \uFFFD in place of a character that was lost.`)
}

function faultOf(issue: z.core.$ZodIssue, given: Options): RowFault {
  const field = issue.path.slice(0, 2).join('.')
  if (field === 'email')
    return wrong(field, given.email.trim() === '' ? 'The address is missing.' : 'The address is not valid.')
  if (field === 'custom_fields') return wrong(null, `The row has more than ${CUSTOMER_FIELDS} custom fields.`)
  if (issue.code === 'invalid_key')
    return wrong(null, 'The name of a custom field is empty or longer than 40 characters.')
  if (issue.code === 'too_big')
    return wrong(field, `${nameOf(field)} is longer than ${issue.maximum} characters.`)
  return wrong(field, `${nameOf(field)} is not valid.`)
}

function wrong(field: string | null, message: string): RowFault {
  return { kind: 'wrong', field, message }
}

function nameOf(field: string): string {
  return NAMES[field] ?? `The field “${field.replace(/^custom_fields\./, '')}”`
}

function prefixed(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [`custom_fields.${key}`, value]))
}
