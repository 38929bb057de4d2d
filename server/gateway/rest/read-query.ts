import { type Column, quoteIdentifier } from '../role-columns.ts'
import { filterSql } from './filters.ts'
import { RestError } from './rest-error.ts'
import { orderSql, selectSql } from './select-sql.ts'
import { createStatementParts } from './statement-parts.ts'

/** The most rows of one response. */
const ROWS_MAX = 1_000

/**
 * Two statements: `rows` returns one row `{body, shown}` (JSON text, and its number of rows), `count` returns
 * `{total}`.
 */
export type ReadQuery = {
  readonly rows: { readonly sql: string; readonly params: readonly unknown[] }
  readonly count: { readonly sql: string; readonly params: readonly unknown[] }
  readonly offset: number
}

/** Converts a URL's query into statements on one table. @throws RestError for unsupported syntax. */
export function readQuery(table: string, columns: readonly Column[], search: URLSearchParams): ReadQuery {
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
