import Papa from 'papaparse'

/** A cell of a table twin: what the CSV has, what is shown, and where it leads. */
export type Cell = {
  readonly value: string | number | null
  readonly text: string
  readonly href?: string | undefined
  /** Its part of the largest value of the column, from 0 to 1, for a bar before the number. */
  readonly bar?: number
}

/** The table of a chart. The first cell of a row is its heading. */
export type Twin = {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly Cell[])[]
}

/**
 * Formats a table as CSV (RFC 4180), with a byte order mark so that spreadsheets detect UTF-8. A text that a spreadsheet
 * would read as a formula starts with an apostrophe; a missing value is empty.
 */
export function tableCsv({ columns, rows }: Twin): string {
  const data = rows.map(row => row.map(({ value }) => value ?? ''))
  return `\uFEFF${Papa.unparse({ fields: [...columns], data }, { escapeFormulae: true })}\r\n`
}
