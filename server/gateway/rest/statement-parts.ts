/** Pieces of a statement: columns come from the catalogue, values become parameters. */
import { type Column, quoteIdentifier } from '../role-columns.ts'
import { RestError } from './rest-error.ts'

/** More parameters than any honest query has. */
const PARAMETERS_MAX = 500

export type StatementParts = {
  /** The column the role may read, or else a RestError 42703. */
  readonly column: (name: string) => Column
  /** Binds a value as the given SQL type and gives its place, `$1::text::uuid`. */
  readonly bind: (value: string | readonly string[], type: string) => string
  readonly params: readonly unknown[]
}

export function createStatementParts(columns: readonly Column[]): StatementParts {
  const params: unknown[] = []
  return {
    params,
    column(name) {
      const found = columns.find(column => column.name === name)
      if (!found) throw new RestError('42703')
      return found
    },
    bind(value, type) {
      if (String(value).includes('\0')) throw new RestError('22021')
      if (params.push(value) > PARAMETERS_MAX) throw new RestError('PGRST100')
      // As text first: a driver that knew the type would read the value its own way.
      return typeof value === 'string'
        ? `$${params.length}::text::${type}`
        : `$${params.length}::text[]::${type}[]`
    },
  }
}

/** The column as SQL names it. */
export function columnSql(column: Column): string {
  return `t.${quoteIdentifier(column.name)}`
}
