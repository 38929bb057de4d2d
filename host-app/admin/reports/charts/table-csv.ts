import { csvText } from '#core/text/csv.ts'

/** A cell of a table: what the CSV has, what is shown, and where it leads. */
export type Cell = {
  readonly value: string | number | null
  readonly text: string
  readonly href?: string | undefined
  /** Its part of the largest value of the column, from 0 to 1, for a bar before the number. */
  readonly bar?: number
}

/** The table of a chart. The first cell of a row is its heading. */
export type ChartTable = {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly Cell[])[]
}

/** Returns a table as a CSV file; a missing value is empty. */
export function tableCsv({ columns, rows }: ChartTable): string {
  return csvText([columns, ...rows.map(row => row.map(({ value }) => value))])
}
