/** Selected columns and order of a query: `select=id,name:subject` and `order=sequence.desc`. */
import type { Column } from '../role-columns.ts'
import { RestError } from './rest-error.ts'
import { splitList } from './split-list.ts'
import { columnSql, type StatementParts } from './statement-parts.ts'

/** The most columns of a row. */
const COLUMNS_MAX = 100
/** The most columns of one `json_build_object`. A function call takes a hundred arguments, two per column. */
const OBJECT_MAX = 50
/** `count()`, `amount.sum()`, `total:amount.sum()`, with a cast behind. */
const AGGREGATE = /(?:^|[.:])(?:count|sum|avg|max|min)\(\)(?:::\w+)?$/

/** Returns a row as JSON. Aliases are parameters, so no client's name becomes an identifier. @throws RestError. */
export function selectSql(parts: StatementParts, columns: readonly Column[], select: string): string {
  const items = splitList(select).flatMap(item => selected(item.trim()))
  if (items.length === 0 || items.length > COLUMNS_MAX) throw new RestError('PGRST100')
  const pairs = items.map(([alias, column]) => `${parts.bind(alias, 'text')}, ${columnSql(column)}`)
  return joinObjects(pairs)

  function selected(item: string): [string, Column][] {
    if (item === '*') return columns.map(column => [column.name, column])
    if (AGGREGATE.test(item)) throw new RestError('PGRST123')
    if (item.includes('(')) throw new RestError('PGRST200')
    const match = /^(?:([A-Za-z_]\w{0,62}):)?([A-Za-z_]\w*)$/.exec(item)
    if (!match) throw new RestError('PGRST100')
    const [, alias, name = ''] = match
    return [[alias ?? name, parts.column(name)]]
  }
}

/** Returns an object of key and value pairs. Larger ones are joined as text, which keeps the order of the columns. */
function joinObjects(pairs: readonly string[]): string {
  const first = `json_build_object(${pairs.slice(0, OBJECT_MAX).join(', ')})`
  if (pairs.length <= OBJECT_MAX) return first
  return `(left(${first}::text, -1) || ', ' || substr(${joinObjects(pairs.slice(OBJECT_MAX))}::text, 2))::json`
}

/** Returns the order as SQL; empty if none is requested. @throws RestError. */
export function orderSql(parts: StatementParts, order: string): string {
  const terms = splitList(order).map(term => {
    const match = /^([A-Za-z_]\w*)(?:\.(asc|desc))?(?:\.nulls(first|last))?$/.exec(term.trim())
    if (!match) throw new RestError('PGRST100')
    const [, name = '', direction, nulls] = match
    return [columnSql(parts.column(name)), direction, nulls && `nulls ${nulls}`].filter(Boolean).join(' ')
  })
  return terms.length === 0 ? '' : ` order by ${terms.join(', ')}`
}
