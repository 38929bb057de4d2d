import type { ListedCustomer } from '#contract/entities/customer.ts'
import { customerFilter } from '#contract/entities/customer-list.ts'
import type { ParsedRequestOf, ResponseOf } from '#contract/routes/index.ts'
import type { Clock } from '#core/clock.ts'
import type { FairTurns } from '#server/limits/fair-turns.ts'
import type { Database, Query } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import { microsOf, pageOf, readCursor } from '../../cursor.ts'
import { writeAudit } from '../members/audit.ts'
import { type Bind, conditionSql } from './condition-sql.ts'
import { COUNTS, CUSTOMER_COLUMNS, toListedCustomer } from './customer-rows.ts'

const FEW = 1_000

const ALL_COUNTS = `
  left join (
    select customer_id, count(*) as conversation_count, count(*) filter (where status <> 'resolved') as open_count
      from public.conversations where company_id = $1 and customer_id is not null group by customer_id
  ) t on t.customer_id = k.id`

/** Matches what separates words, as the column `search` does. */
const SIGNS = /[^\p{L}\p{N}\p{M}]+/u

const MOST_WORDS = 8

type Deps = { readonly database: Database; readonly clock: Pick<Clock, 'now'> }
type Page = { readonly customers: ListedCustomer[]; readonly next: string | null }

const EXPORT_PAGE = 500
const SORTED_BY = { active: 'k.active_at', newest: 'k.created_at' } as const

/**
 * Returns a page of the company's customers. @throws list_not_found (404), or invalid_request (400) for a malformed
 * cursor.
 */
export function listCustomers(
  { database, clock }: Deps,
  { claims, companyId }: Member,
  request: ParsedRequestOf<'listCustomers'>['query'],
): Promise<ResponseOf<'listCustomers'>> {
  return database.as(claims, query => readPage(query, companyId, request, clock))
}

/** Returns how many customers match. @throws list_not_found (404). */
export function countCustomers(
  { database, clock }: Deps,
  { claims, companyId }: Member,
  request: CustomerQuery,
): Promise<ResponseOf<'countCustomers'>> {
  return database.as(claims, async query => {
    const { from, where, params } = await customerQuerySql(query, companyId, request, clock)
    const [row] = await query<{ count: number }>(
      `select count(*) as count from ${from} where ${where}`,
      params,
    )
    return row!
  })
}

/** Returns a page of customers for a file, the newest first. The first page is audited. */
export function exportCustomers(
  { database, clock, exportTurns }: Deps & { readonly exportTurns: FairTurns },
  actor: Member,
  request: ParsedRequestOf<'exportCustomers'>['query'],
): Promise<ResponseOf<'exportCustomers'>> {
  return exportTurns.run(actor.companyId, () =>
    database.as(actor.claims, async query => {
      if (request.cursor === undefined) {
        const event = { action: 'customers.exported', targetId: null, detail: {} }
        await writeAudit(query, actor, event)
      }
      return readPage(query, actor.companyId, { ...request, sort: 'newest', limit: EXPORT_PAGE }, clock)
    }),
  )
}

async function readPage(
  query: Query,
  companyId: string,
  request: CustomerQuery & {
    readonly sort: keyof typeof SORTED_BY
    readonly limit: number
    readonly cursor?: string | undefined
  },
  clock: Pick<Clock, 'now'>,
): Promise<Page> {
  const column = SORTED_BY[request.sort]
  const { from, where, params, bind } = await customerQuerySql(query, companyId, request, clock)
  const place = readCursor(request.cursor)
  // Compares instants, so that the index is read from that position on.
  const before =
    request.cursor === undefined
      ? ''
      : `and (${column}, k.id) <
           (timestamptz 'epoch' + ${bind(place.micros)}::bigint * interval '1 microsecond', ${bind(place.id)}::uuid)`
  const found = await query<{ id: string; micros: string }>(
    `select ${CUSTOMER_COLUMNS}, k.micros, counted.* from (
       select k.*, ${microsOf(column)}::text as micros from ${from} where ${where} ${before}
        order by ${column} desc, k.id desc limit ${bind(request.limit + 1)}
     ) k ${COUNTS}
     order by ${column} desc, k.id desc`,
    params,
  )
  const { rows, next } = pageOf(found, request.limit)
  return { customers: rows.map(toListedCustomer), next }
}

/** Query parameters that select customers. */
type CustomerQuery = ParsedRequestOf<'countCustomers'>['query']

/** The selection as parts of an SQL statement that names the customer `k`. `bind` adds to `params`. */
type CustomerQuerySql = {
  readonly from: string
  readonly where: string
  /** Parameters so far; `bind` adds to them. */
  readonly params: unknown[]
  readonly bind: Bind
}

/** Returns the SQL of a query, including the list it names. @throws list_not_found (404). */
async function customerQuerySql(
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
