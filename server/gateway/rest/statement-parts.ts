/** Parts of a statement: columns come from the catalog, values become parameters. */
import { isStorable } from '#server/http/storable.ts'
import { type Column, quoteIdentifier } from '../role-columns.ts'
import { RestError } from './rest-error.ts'

/** The most parameters of a statement, more than any honest query has. */
const PARAMETERS_MAX = 500

/** Collects a statement's parameters. */
export type StatementParts = {
  /** Returns a column that the role may read. @throws RestError 42703. */
  readonly column: (name: string) => Column
  /** Adds a parameter of the given SQL type and returns its placeholder, `$1::text::uuid`. */
  readonly bind: (value: string | readonly string[], type: string) => string
  readonly params: readonly unknown[]
}

/** Returns the parts of one statement over these columns. */
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
      if (!isStorable(String(value))) throw new RestError('22021')
      if (params.push(value) > PARAMETERS_MAX) throw new RestError('PGRST100')
      // Cast from text, since a driver that knows the type would encode the value its own way.
      return typeof value === 'string'
        ? `$${params.length}::text::${type}`
        : `$${params.length}::text[]::${type}[]`
    },
  }
}

/** Returns the column's SQL name. */
export function columnSql(column: Column): string {
  return `t.${quoteIdentifier(column.name)}`
}
