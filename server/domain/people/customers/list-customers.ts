import type { ListedCustomer } from '#contract/entities/customer.ts'
import type { ParsedRequestOf, ResponseOf } from '#contract/routes/index.ts'
import type { Clock } from '#core/clock.ts'
import type { FairTurns } from '#server/limits/fair-turns.ts'
import type { Database, Query } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'
import { microsOf, pageOf, readCursor } from '../../cursor.ts'
import { writeAudit } from '../members/audit.ts'
import { type CustomerQuery, customerQuerySql } from './customer-query.ts'
import { COUNTS, CUSTOMER_COLUMNS, toListedCustomer } from './customer-rows.ts'

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
