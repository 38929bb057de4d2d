import { type Impersonation, impersonation } from '#contract/entities/platform.ts'
import type { Database, Query, Row } from '#server/ports/database.ts'
import { JOB_CLAIMS, type Member } from '../../actor.ts'
import { withIsoDates } from '../../conversations/rows.ts'

const NEWEST = 50
const COLUMNS = `id, company_id, staff_id, staff_name, reason, can_write, redeemed_at, expires_at, ended_at, ended_by,
  created_at`

/** Returns the newest impersonations: for staff their own, for a tenant those of its company. */
export async function listImpersonations(database: Database, { claims }: Member): Promise<Impersonation[]> {
  const rows = await database.as(claims, query =>
    query<Row & { readonly company_id: string }>(
      `select ${COLUMNS} from public.impersonations order by created_at desc, id limit ${NEWEST}`,
    ),
  )
  // Staff cannot read the companies whose names their impersonations need.
  const companies = await database.as(JOB_CLAIMS, query =>
    query<{ id: string; name: string }>('select id, name from public.companies where id = any($1)', [
      [...new Set(rows.map(row => row.company_id))],
    ]),
  )
  const names = new Map(companies.map(({ id, name }) => [id, name]))
  return rows.map(row =>
    impersonation.parse(withIsoDates({ ...row, company_name: names.get(row.company_id) })),
  )
}

/** Returns a company's impersonations for the console, under job claims. */
export async function impersonationsOf(
  query: Query,
  company: { readonly id: string; readonly name: string },
): Promise<Impersonation[]> {
  const rows = await query(
    `select ${COLUMNS} from public.impersonations where company_id = $1 order by created_at desc, id limit ${NEWEST}`,
    [company.id],
  )
  return rows.map(row => impersonation.parse(withIsoDates({ ...row, company_name: company.name })))
}
