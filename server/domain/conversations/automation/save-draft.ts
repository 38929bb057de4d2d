import type { Query, Row } from '#server/ports/database.ts'

type Table = 'rules' | 'sla_policies'
/** Names come from the contract, never from a request. */
type Columns = Readonly<Record<string, unknown>>

/** Adds what a person has set, behind the company's others. */
export async function addDraft(
  query: Query,
  table: Table,
  companyId: string,
  columns: Columns,
  now: Date,
): Promise<Row> {
  const names = Object.keys(columns)
  const [row] = await query(
    `insert into public.${table} (company_id, created_at, updated_at, position, ${names.join(', ')})
     values ($1, $2, $2, (select coalesce(max(position), 0) + 1 from public.${table} where company_id = $1),
             ${names.map((_, index) => `$${index + 3}`).join(', ')})
     returning *`,
    [companyId, now, ...Object.values(columns)],
  )
  return row!
}

/** Undefined when the company has no such row. */
export async function changeDraft(
  query: Query,
  table: Table,
  companyId: string,
  id: string,
  columns: Columns,
  now: Date,
): Promise<Row | undefined> {
  const assignments = Object.keys(columns).map((name, index) => `${name} = $${index + 4}`)
  const [row] = await query(
    `update public.${table} set updated_at = $3, ${assignments.join(', ')}
      where company_id = $1 and id = $2 returning *`,
    [companyId, id, now, ...Object.values(columns)],
  )
  return row
}
