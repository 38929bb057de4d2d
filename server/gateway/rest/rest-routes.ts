/** rest/v1: reads the product's tables as PostgREST does, under row-level security. Read-only. */
import { type Context, Hono } from 'hono'
import type { Database } from '#server/ports/database.ts'
import type { Log } from '#server/ports/log.ts'
import type { AdmitRequest, AdmittedClaims } from '../admission.ts'
import { type Column, quoteIdentifier, type RoleColumns } from '../role-columns.ts'
import { filterSql } from './filters.ts'
import { readHeaders, SINGLE } from './read-headers.ts'
import { RestError, restErrorResponse, toRestError } from './rest-error.ts'
import { orderSql, selectSql } from './select-sql.ts'
import { createStatementParts } from './statement-parts.ts'

/** The most rows of one response. */
const ROWS_MAX = 1_000

/** Tables that can be read. */
export const REST_TABLES: readonly string[] = [
  'companies',
  'profiles',
  'conversations',
  'messages',
  'content',
]

/**
 * Tables that platform staff who act for a company can read: those that the admin app itself reads here. Exports are refused
 * to them, and this would be one, a thousand rows at a time.
 */
const IMPERSONATION_TABLES: readonly string[] = ['companies']

/** Dependencies of the routes. */
export type RestRoutes = {
  readonly database: Database
  readonly admitRequest: AdmitRequest
  readonly roleColumns: RoleColumns
  readonly log: Pick<Log, 'error'>
}

type Env = { Variables: { claims: AdmittedClaims } }

/** Returns the routes of rest/v1. */
export function createRestRoutes({ database, admitRequest, roleColumns, log }: RestRoutes): Hono<Env> {
  const routes = new Hono<Env>()
  routes.onError((error, c) => {
    const known = toRestError(error)
    if (['XX000', 'PGRST001'].includes(known.code)) log.error({ err: error }, 'rest/v1 failed')
    return restErrorResponse(c, known, c.get('claims')?.role === 'authenticated')
  })

  routes.use(async (c, next) => {
    const admission = await admitRequest(c)
    if (admission.kind === 'expired') throw new RestError('PGRST303')
    if (admission.kind === 'invalid') throw new RestError('PGRST301')
    if (admission.kind === 'wrong-site') throw new RestError('site_not_allowed')
    c.set('claims', admission.claims)
    await next()
  })

  routes.get('/:table', async c => {
    const table = knownTable(c.req.param('table'))
    const { isSingle, isCounted } = readHeaders(name => c.req.header(name))
    const claims = c.get('claims')
    if (claims['impersonation_id'] !== undefined && !IMPERSONATION_TABLES.includes(table))
      throw new RestError('forbidden_while_impersonating')
    const columns = roleColumns(claims.role, table)
    if (columns.length === 0) throw new RestError('42501')
    const { rows, count, offset } = readQuery(table, columns, new URL(c.req.url).searchParams)
    const result = await database.as(claims, async query => {
      const [page] = await query<{ body: string; shown: number }>(rows.sql, rows.params)
      const total = isCounted
        ? (await query<{ total: number }>(count.sql, count.params))[0]?.total
        : undefined
      return { ...page!, total }
    })
    return answer(c, result, offset, isSingle)
  })

  routes.all('/:table', c => {
    knownTable(c.req.param('table'))
    throw new RestError('PGRST117')
  })
  routes.all('/rpc/:name', () => {
    throw new RestError('PGRST202')
  })
  routes.all('*', () => {
    throw new RestError('PGRST125')
  })
  return routes
}

function knownTable(name: string): string {
  if (!REST_TABLES.includes(name)) throw new RestError('PGRST205')
  return name
}

type Page = { readonly body: string; readonly shown: number; readonly total: number | undefined }

function answer(c: Context, { body, shown, total }: Page, offset: number, isSingle: boolean): Response {
  if (total !== undefined && offset > total)
    throw new RestError('PGRST103', `An offset of ${offset} was requested, but there are only ${total} rows.`)
  c.header('content-range', `${shown > 0 ? `${offset}-${offset + shown - 1}` : '*'}/${total ?? '*'}`)
  c.header('cache-control', 'no-store')
  if (!isSingle) {
    const status = total !== undefined && shown < total ? 206 : 200
    return c.body(body, status, { 'content-type': 'application/json; charset=utf-8' })
  }
  if (shown !== 1) throw new RestError('PGRST116', `The result contains ${shown} rows`)
  const row: unknown = JSON.parse(body)[0]
  return c.body(JSON.stringify(row), 200, { 'content-type': `${SINGLE}; charset=utf-8` })
}

/**
 * Two statements: `rows` returns one row `{body, shown}` (JSON text, and its number of rows), `count` returns
 * `{total}`.
 */
type ReadQuery = {
  readonly rows: { readonly sql: string; readonly params: readonly unknown[] }
  readonly count: { readonly sql: string; readonly params: readonly unknown[] }
  readonly offset: number
}

/** Converts a URL's query into statements on one table. @throws RestError for unsupported syntax. */
function readQuery(table: string, columns: readonly Column[], search: URLSearchParams): ReadQuery {
  const from = ` from public.${quoteIdentifier(table)} as t`
  const { select, order, limit, offset, filters } = sorted(search)

  // The filters come first in both, so that they have the same parameter numbers.
  const counting = createStatementParts(columns)
  const where = filters.map(([key, value]) => filterSql(counting, key, value))
  const condition = where.length === 0 ? '' : ` where ${where.join(' and ')}`
  const reading = createStatementParts(columns)
  for (const [key, value] of filters) filterSql(reading, key, value)

  const row = selectSql(reading, columns, select ?? '*')
  const page = ` limit ${Math.min(wholeNumber(limit) ?? ROWS_MAX, ROWS_MAX)} offset ${wholeNumber(offset) ?? 0}`
  const inner = `select ${row} as row${from}${condition}${orderSql(reading, order ?? '')}${page}`
  return {
    rows: {
      sql: `select coalesce(json_agg(r.row), '[]')::text as body, count(*) as shown from (${inner}) as r`,
      params: reading.params,
    },
    count: { sql: `select count(*) as total${from}${condition}`, params: counting.params },
    offset: wholeNumber(offset) ?? 0,
  }
}

type Sorted = {
  readonly select?: string
  readonly order?: string
  readonly limit?: string
  readonly offset?: string
  readonly filters: readonly (readonly [string, string])[]
}

function sorted(search: URLSearchParams): Sorted {
  const filters: [string, string][] = []
  const rest: Record<string, string> = {}
  for (const [key, value] of search) {
    if (key === 'select' || key === 'order' || key === 'limit' || key === 'offset') rest[key] = value
    // Clients may send the API key in the address as well.
    else if (key !== 'apikey') filters.push([key, value])
  }
  return { ...rest, filters }
}

function wholeNumber(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (!/^\d{1,9}$/.test(text)) throw new RestError('PGRST100')
  return Number(text)
}
