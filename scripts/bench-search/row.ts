/** What one line of the table says. */
import type { Data } from './read-data.ts'

export type Unit = '%' | 'ms' | 'MB' | 'auroc'

export type Row = {
  readonly group: string
  readonly name: string
  readonly unit: Unit
  /** What is aimed at, when there is an aim. */
  readonly goal?: { readonly atLeast: number } | { readonly atMost: number }
  readonly lapwing: number
  /** The same where words alone are compared. */
  readonly byWords?: number
  /** The same of MiniSearch, and of PostgreSQL's own text search. */
  readonly minisearch?: number
  readonly postgres?: number
}

export type Deps = {
  readonly data: Data
  /** Numbers of articles that latency is measured with. */
  readonly sizes: readonly number[]
  readonly databaseUrl: string | undefined
}

/** Measures some lines of the table. */
export type RowSource = {
  readonly name: string
  readonly measure: (deps: Deps) => Promise<Row[]>
}

/** Percentage of the items for which something holds. */
export function percent<T>(items: readonly T[], holds: (item: T) => boolean): number {
  return (100 * items.filter(holds).length) / Math.max(1, items.length)
}

export function meets({ goal, lapwing }: Row): boolean | undefined {
  if (!goal) return undefined
  return 'atLeast' in goal ? lapwing >= goal.atLeast : lapwing <= goal.atMost
}
