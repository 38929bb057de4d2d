/** PostgREST's horizontal filters as SQL conditions. */
import { RestError } from './rest-error.ts'
import { splitBracketed, unquote } from './split-list.ts'
import { columnSql, type StatementParts } from './statement-parts.ts'

const DEPTH_MAX = 8
// Maps, since clients choose the names: an object would also have `constructor`.
const COMPARISONS: ReadonlyMap<string, string> = new Map([
  ['eq', '='],
  ['neq', '<>'],
  ['gt', '>'],
  ['gte', '>='],
  ['lt', '<'],
  ['lte', '<='],
])
const PATTERNS: ReadonlyMap<string, string> = new Map([
  ['like', 'like'],
  ['ilike', 'ilike'],
])
const IS: ReadonlyMap<string, string> = new Map([
  ['null', 'is null'],
  ['not_null', 'is not null'],
  ['true', 'is true'],
  ['false', 'is false'],
  ['unknown', 'is unknown'],
])

/**
 * Returns the condition of one query parameter: `id=eq.1`, `or=(a.eq.1,b.is.null)`, `not.and=(…)`. @throws RestError.
 */
export function filterSql(parts: StatementParts, key: string, value: string): string {
  const group = /^(not\.)?(and|or)$/.exec(key)
  return group ? groupSql(parts, group, value, 1) : comparisonSql(parts, key, value, text => text)
}

function groupSql(
  parts: StatementParts,
  [, not, operator]: RegExpExecArray,
  list: string,
  depth: number,
): string {
  const members = splitBracketed(list).map(member => memberSql(parts, member.trim(), depth))
  if (members.length === 0) throw new RestError('PGRST100')
  return `${not ? 'not ' : ''}(${members.join(` ${operator} `)})`
}

function memberSql(parts: StatementParts, member: string, depth: number): string {
  const group = /^(not\.)?(and|or)(?=\()/.exec(member)
  if (group && depth >= DEPTH_MAX) throw new RestError('PGRST100')
  if (group) return groupSql(parts, group, member.slice(group[0].length), depth + 1)
  const dot = member.indexOf('.')
  if (dot < 1) throw new RestError('PGRST100')
  return comparisonSql(parts, member.slice(0, dot), member.slice(dot + 1), unquote)
}

/** Returns SQL for a condition such as `eq.value` or `not.eq.value`. `read` turns its value into plain text. */
function comparisonSql(
  parts: StatementParts,
  name: string,
  condition: string,
  read: (text: string) => string,
): string {
  const match = /^(not\.)?([a-z]+)\.(.*)$/s.exec(condition)
  if (!match) throw new RestError('PGRST100')
  const [, not, operator = '', value = ''] = match
  const column = parts.column(name)
  return `${not ? 'not ' : ''}(${columnSql(column)} ${rightSide()})`

  function rightSide(): string {
    const comparison = COMPARISONS.get(operator)
    if (comparison) return `${comparison} ${parts.bind(read(value), column.type)}`
    const pattern = PATTERNS.get(operator)
    if (pattern) return `${pattern} ${parts.bind(read(value).replaceAll('*', '%'), 'text')}`
    const is = operator === 'is' ? IS.get(value.toLowerCase()) : undefined
    if (is) return is
    if (operator === 'in') return `= any(${parts.bind(splitBracketed(value).map(unquote), column.type)})`
    throw new RestError('PGRST100')
  }
}
