import { customerFilter } from '#contract/entities/customer-list.ts'
import type { ParsedRequestOf } from '#contract/routes/index.ts'
import type { Clock } from '#core/clock.ts'
import type { Query } from '#server/ports/database.ts'
import { AppError } from '../../app-error.ts'
import { type Bind, conditionSql } from './condition-sql.ts'

/** Query parameters that select customers. */
export type CustomerQuery = ParsedRequestOf<'countCustomers'>['query']

/** The selection as parts of an SQL statement that names the customer `k`. `bind` adds to `params`. */
export type CustomerQuerySql = {
  readonly from: string
  readonly where: string
  /** Parameters so far; `bind` adds to them. */
  readonly params: unknown[]
  readonly bind: Bind
}

const FEW = 1_000
const ALL_COUNTS = `
  left join (
    select customer_id, count(*) as conversation_count, count(*) filter (where status <> 'resolved') as open_count
      from public.conversations where company_id = $1 and customer_id is not null group by customer_id
  ) t on t.customer_id = k.id`

/** Returns the SQL of a query, including the list it names. @throws list_not_found (404). */
export async function customerQuerySql(
  query: Query,
  companyId: string,
  request: CustomerQuery,
  clock: Pick<Clock, 'now'>,
): Promise<CustomerQuerySql> {
  const params: unknown[] = [companyId]
  const bind: Bind = value => `$${params.push(value)}`
  const where = ['k.company_id = $1']
  const words = request.q === undefined ? null : searchWords(request.q)
  const found = words === null ? null : await findCustomers(query, words, bind)
  if (found?.where) where.push(found.where)
  if (request.company !== undefined) where.push(`k.company_name = ${bind(request.company)}`)
  const listed = request.list_id === undefined ? [] : await filterOf(query, request.list_id)
  const conditions = [...listed, ...(request.filter ?? [])].map(condition =>
    conditionSql(condition, bind, clock),
  )
  const needsCounts = conditions.some(({ counts }) => counts)
  return {
    from: `public.customers k ${found?.join ?? ''} ${needsCounts ? ALL_COUNTS : ''}`,
    where: [...where, ...conditions.map(({ sql }) => sql)].join(' and '),
    params,
    bind,
  }
}

/**
 * Returns a condition or a join for the matching customers. A few are looked up one by one; a common word matches
 * tens of thousands, which are joined.
 */
async function findCustomers(query: Query, words: string, bind: Bind) {
  const few = await query<{ id: string }>('select app.find_customers($1, $2) as id', [words, FEW + 1])
  return few.length > FEW
    ? { join: `join app.find_customers(${bind(words)}, null) as found (id) on found.id = k.id` }
    : { where: `k.id = any (${bind(few.map(({ id }) => id))}::uuid[])` }
}

async function filterOf(query: Query, listId: string) {
  const [list] = await query<{ filter: unknown }>('select filter from public.customer_lists where id = $1', [
    listId,
  ])
  if (!list) throw new AppError('list_not_found')
  return customerFilter.parse(list.filter)
}

/** Matches what separates words, as the column `search` does. */
const SIGNS = /[^\p{L}\p{N}\p{M}]+/u
const MOST_WORDS = 8

/**
 * Returns a tsquery for customers with a word that begins with each word of the text; null for a text without words.
 */
export function searchWords(text: string): string | null {
  const words = text
    .toLowerCase()
    .split(SIGNS)
    .filter(word => word !== '')
  if (words.length === 0) return null
  return words
    .slice(0, MOST_WORDS)
    .map(word => `${word}:*`)
    .join(' & ')
}
