/** Saved lists of customers. */
import { type CustomerList, customerList } from '#contract/entities/customer-list.ts'
import type { ParsedRequestOf } from '#contract/routes/index.ts'
import type { Clock } from '#core/clock.ts'
import { type Database, DatabaseError, type Row } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import { withIsoDates } from '../../conversations/rows.ts'

type Deps = { readonly database: Database; readonly clock: Pick<Clock, 'now'> }
const COLUMNS = Object.keys(customerList.shape).join(', ')

/** Returns the company's lists, by name. */
export function listCustomerLists(
  database: Database,
  { claims, companyId }: Member,
): Promise<CustomerList[]> {
  return database.as(claims, async query => {
    const rows = await query(
      `select ${COLUMNS} from public.customer_lists where company_id = $1 order by lower(name), id`,
      [companyId],
    )
    return rows.map(toList)
  })
}

/** Adds a list. @throws list_exists (409). */
export function createCustomerList(
  { database, clock }: Deps,
  { claims, companyId, fullName }: Member,
  { name, filter }: ParsedRequestOf<'createCustomerList'>['body'],
): Promise<CustomerList> {
  return nameTaken(
    database.as(claims, async query => {
      const [row] = await query(
        `insert into public.customer_lists (company_id, name, filter, created_by_name, created_at, updated_at)
         values ($1, $2, $3, $4, $5, $5) returning ${COLUMNS}`,
        [companyId, name, JSON.stringify(filter), fullName, new Date(clock.now())],
      )
      return toList(row!)
    }),
  )
}

/** Changes a list's name, filter, or both. @throws list_not_found (404) or list_exists (409). */
export function updateCustomerList(
  { database, clock }: Deps,
  { claims }: Member,
  id: string,
  { name, filter }: ParsedRequestOf<'updateCustomerList'>['body'],
): Promise<CustomerList> {
  return nameTaken(
    database.as(claims, async query => {
      const [row] = await query(
        `update public.customer_lists
            set name = coalesce($2, name), filter = coalesce($3::jsonb, filter), updated_at = $4
          where id = $1 returning ${COLUMNS}`,
        [id, name ?? null, filter === undefined ? null : JSON.stringify(filter), new Date(clock.now())],
      )
      if (!row) throw new AppError('list_not_found')
      return toList(row)
    }),
  )
}

/** Deletes a list; its customers stay. @throws list_not_found (404). */
export async function removeCustomerList(database: Database, { claims }: Member, id: string): Promise<void> {
  const gone = await database.as(claims, query =>
    query('delete from public.customer_lists where id = $1 returning id', [id]),
  )
  if (gone.length === 0) throw new AppError('list_not_found')
}

function toList(row: Row): CustomerList {
  return customerList.parse(withIsoDates(row))
}

async function nameTaken(stored: Promise<CustomerList>): Promise<CustomerList> {
  return stored.catch((error: unknown) => {
    throw error instanceof DatabaseError && error.code === '23505' ? new AppError('list_exists') : error
  })
}
