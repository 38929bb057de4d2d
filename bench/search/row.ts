/** The rows of the result table, and what measures them. */
import type { Data } from './read-data.ts'

/** Unit of a measured value. `auroc` ranges from 0 to 1. */
export type Unit = '%' | 'ms' | 'MB' | 'auroc'

/** One row of the table. */
export type Row = {
  readonly group: string
  readonly name: string
  readonly unit: Unit
  /** The target value; absent if there is none. */
  readonly goal?: { readonly atLeast: number } | { readonly atMost: number }
  readonly lapwing: number
  /** The value of Lapwing's search by words only. */
  readonly byWords?: number
  /** The values of MiniSearch and of PostgreSQL's own text search. */
  readonly minisearch?: number
  readonly postgres?: number
}

/** Dependencies of the measurements. */
export type Deps = {
  readonly data: Data
  /** Numbers of articles for the latency measurement. */
  readonly sizes: readonly number[]
  readonly databaseUrl: string | undefined
}

/** Measures some rows of the table. */
export type RowSource = {
  readonly name: string
  readonly measure: (deps: Deps) => Promise<Row[]>
}

/** Returns the percentage of items that satisfy the predicate. */
export function percent<T>(items: readonly T[], holds: (item: T) => boolean): number {
  return (100 * items.filter(holds).length) / Math.max(1, items.length)
}

/** Returns whether a row meets its goal; undefined without a goal. */
export function meets({ goal, lapwing }: Row): boolean | undefined {
  if (!goal) return undefined
  return 'atLeast' in goal ? lapwing >= goal.atLeast : lapwing <= goal.atMost
}
